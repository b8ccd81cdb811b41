import { type Entry as ZipEntry, fromFd, type ZipFile } from "yauzl";
import type { ArchivePart } from "../constants.ts";
import { namesOf } from "../../../kit/shared/fold.ts";
import { isObject } from "../../../kit/shared/json.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from "../out/model.ts";
import type { OpenFile } from "./bytes.ts";
import { createCsvRecords } from "./csv-records.ts";
import type { FileRecord } from "./records.ts";
import { archiveInvalid } from "./faults.ts";

/**
 * The files of an archive that are read, and the part that each belongs to. Nothing else in it is looked at.
 */
const PARTS = {
  "manifest.json": null,
  "domains.ndjson": "domains",
  "looks.ndjson": "looks",
  "codes.ndjson": "codes",
  "plain-codes.ndjson": "codes",
  "history.ndjson": "history",
  "totals.csv": "scans",
  "leads.ndjson": "leads",
  "webhooks.ndjson": "webhooks",
  "files.ndjson": "codes",
} as const satisfies Readonly<Record<string, ArchivePart | null>>;

/** The name of a file in an archive. */
export type ArchiveFile = keyof typeof PARTS;
const FILES = namesOf(PARTS);

/** An archive of a workspace that is open. */
export interface Archive {
  /**
   * The bytes of a file in it; none when it is not there.
   * @param onRead - called with the share that is read.
   * @throws Fault `archive_invalid` when they are damaged, or too many.
   */
  read(file: ArchiveFile, onRead?: (share: number) => void): AsyncGenerator<Uint8Array>;
  /** The rows of its table of totals, and `null` when there is time for other work. */
  days(): AsyncGenerator<FileRecord | null>;
  /** Whether a file is in it, and not empty. */
  has(file: ArchiveFile): boolean;
  /**
   * The file of a picture; `null` when it is not there, or too large for one.
   * @throws Fault `archive_invalid`, as `read` does.
   */
  picture(id: string): Promise<Uint8Array | null>;
  /** The ending of a file's name, and its bytes; `null` when it is not there, or too large for one. */
  file(id: string): ArchivedFile | null;
}

/** A file in an archive. */
export interface ArchivedFile {
  readonly ending: string;
  /** Its bytes. @throws Fault `archive_invalid`, as `read` does. */
  readonly pieces: AsyncGenerator<Uint8Array>;
}

/** Bytes of a picture: as many as an upload may have. */
const LARGEST_PICTURE = 5 * 1024 * 1024;

/** Bytes of a file: as many as an upload may have. */
const LARGEST_FILE = 25 * 1024 * 1024;

/** Bytes of the manifest, at most. */
const LONGEST_MANIFEST = 64 * 1024;

const MEGABYTE = 1024 * 1024;

/** The bounds of an archive's contents: bytes, and times its own size. */
export interface ArchiveLimits {
  readonly bytes: number;
  readonly times: number;
}

/**
 * Opens an archive of a workspace.
 * @param parts - those that are read: the others are as if they were not there.
 * @throws Fault `archive_invalid` when it is no archive, or of a later version.
 */
export async function openArchive(
  file: OpenFile,
  limits: ArchiveLimits,
  parts: readonly ArchivePart[],
): Promise<Archive> {
  const chosen = (name: ArchiveFile) => PARTS[name] === null || parts.some((part) => part === PARTS[name]);
  const most = Math.min(limits.bytes, limits.times * file.length);
  let inflated = 0;
  const zip = await orInvalid(() => opened(file));
  const entries = await orInvalid(() => entriesOf(zip));

  function count(bytes: number): void {
    inflated += bytes;
    if (inflated <= most) return;
    const limit = Math.floor(limits.bytes / MEGABYTE);
    throw archiveInvalid(explain("archive_too_large", { limit, times: limits.times }));
  }

  async function* read(
    name: ArchiveFile,
    onRead: (share: number) => void = () => {},
  ): AsyncGenerator<Uint8Array> {
    const entry = chosen(name) ? entries.files.get(name) : undefined;
    if (entry) yield* bytesOf(entry, onRead);
  }

  async function* bytesOf(entry: ZipEntry, onRead: (share: number) => void): AsyncGenerator<Uint8Array> {
    let length = 0;
    const stream = await orInvalid(() => streamOf(zip, entry));
    try {
      const pieces = stream[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await orInvalid(() => pieces.next());
        if (done) return;
        if (!(value instanceof Uint8Array)) throw new TypeError("A stream of a ZIP gives bytes");
        count(value.length);
        length += value.length;
        onRead(length / entry.uncompressedSize);
        yield value;
      }
    } finally {
      stream.destroy();
    }
  }

  await checkManifest(read("manifest.json"));
  const has = (file: ArchiveFile) => chosen(file) && (entries.files.get(file)?.uncompressedSize ?? 0) > 0;
  return {
    read,
    days: () => daysOf(has("totals.csv") ? read("totals.csv") : null),
    has,
    file(id) {
      const found = entries.contents.get(id);
      if (!found || found.entry.uncompressedSize > LARGEST_FILE) return null;
      return { ending: found.ending, pieces: bytesOf(found.entry, () => {}) };
    },
    async picture(id) {
      const entry = entries.pictures.get(id);
      if (!entry || entry.uncompressedSize > LARGEST_PICTURE) return null;
      const pieces: Uint8Array[] = [];
      // yauzl refuses an entry that gives other bytes than it says.
      for await (const piece of bytesOf(entry, () => {})) pieces.push(Uint8Array.from(piece));
      return Buffer.concat(pieces);
    },
  };
}

/** The rows of a table of totals. @param pieces - its bytes; `null` without one. */
export async function* daysOf(pieces: AsyncIterable<Uint8Array> | null): AsyncGenerator<FileRecord | null> {
  if (pieces === null) return;
  const parser = createCsvRecords();
  for await (const piece of pieces) {
    yield* parser.take(piece);
    yield null;
  }
  yield* parser.end();
}

/** Another error than a limit's is of the file: it is damaged, or no ZIP. */
async function orInvalid<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw archiveInvalid(explain("archive_unreadable"));
  }
}

function opened({ handle }: OpenFile): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromFd(handle.fd, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    );
  });
}

/** The entries of an archive that are looked at. Ours has those that are read at its beginning. */
const MOST_ENTRIES = 100_000;

/** Pictures that are remembered: a workspace has at most 200. */
const MOST_PICTURES = 1_000;

/** The entries that are read. */
interface Entries {
  readonly files: Map<string, ZipEntry>;
  /** By their ids. */
  readonly pictures: Map<string, ZipEntry>;
  readonly contents: Map<string, { readonly entry: ZipEntry; readonly ending: string }>;
}

/**
 * The entries that are read. It stops at the symbols of an archive of ours, which are its last entries and
 * may be any number. They may be in a folder, in which somebody has unpacked an archive and packed it again.
 */
function entriesOf(zip: ZipFile): Promise<Entries> {
  const found: Entries = { files: new Map(), pictures: new Map(), contents: new Map() };
  let folder: string | null = null;
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(found));
    let [looked, isInOrder] = [0, false];
    zip.on("entry", (entry: ZipEntry) => {
      looked++;
      const name = entry.fileName.slice(entry.fileName.lastIndexOf("/") + 1);
      const path = entry.fileName.slice(0, -name.length || undefined);
      if (FILES.some((file) => file === name)) {
        folder ??= path;
        if (path === folder) found.files.set(name, entry);
        if (looked === 2 && name === "manifest.json" && path === "") isInOrder = true;
      }
      const id = PICTURE.exec(entry.fileName)?.[1];
      if (id !== undefined && found.pictures.size < MOST_PICTURES) found.pictures.set(id, entry);
      const [, file, ending = ""] = CONTENT.exec(entry.fileName) ?? [];
      if (file !== undefined && found.contents.size < MOST_CONTENTS)
        found.contents.set(file, { entry, ending });
      const isRest = isInOrder && path === "symbols/";
      if (isRest || looked === MOST_ENTRIES) resolve(found);
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Files that are remembered: as many as a workspace may have. */
const MOST_CONTENTS = 1_000;

/** The path of a file. */
const CONTENT = /(?:^|\/)files\/(file_[0-9a-z]{26})\.([a-z0-9]{3,4})$/;

/** The path of a picture. An id has 26 characters, and the folder may be in another one. */
const PICTURE = /(?:^|\/)images\/(img_[0-9a-z]{26})\.webp$/;

function streamOf(zip: ZipFile, entry: ZipEntry): Promise<NodeJS.ReadableStream & { destroy(): void }> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

async function checkManifest(pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > LONGEST_MANIFEST) throw archiveInvalid(explain("archive_unreadable"));
    parts.push(piece);
  }
  const manifest = parsed(Buffer.concat(parts).toString());
  if (!isObject(manifest) || manifest["format"] !== ARCHIVE_FORMAT)
    throw archiveInvalid(explain("archive_unreadable"));
  if (manifest["version"] !== ARCHIVE_VERSION) throw archiveInvalid(explain("archive_version"));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
