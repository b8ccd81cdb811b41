import { type Entry as ZipEntry, fromFd, type ZipFile } from "yauzl";
import { isObject } from "../../../kit/shared/json.ts";
import { explain } from "../../../kit/shared/reasons.ts";
import { ARCHIVE_FORMAT, ARCHIVE_VERSION } from "../out/model.ts";
import type { OpenFile } from "./bytes.ts";
import { archiveInvalid } from "./faults.ts";

/** The files of an archive that are read. Nothing else in it is looked at. */
const FILES = [
  "manifest.json",
  "domains.ndjson",
  "looks.ndjson",
  "codes.ndjson",
  "plain-codes.ndjson",
  "history.ndjson",
] as const;
export type ArchiveFile = (typeof FILES)[number];

/** An archive of a workspace that is open. */
export interface Archive {
  /**
   * The bytes of a file in it; none when it is not there.
   * @param onRead - called with the share that is read.
   * @throws Fault `archive_invalid` when they are damaged, or too many.
   */
  read(file: ArchiveFile, onRead?: (share: number) => void): AsyncGenerator<Uint8Array>;
}

/** Bytes of the manifest, at most. */
const LONGEST_MANIFEST = 64 * 1024;

const MEGABYTE = 1024 * 1024;

/** The bounds of an archive's contents: bytes, and times its own size. */
export interface ArchiveLimits {
  readonly bytes: number;
  readonly times: number;
}

/** @throws Fault `archive_invalid` when it is no archive, or of a later version. */
export async function openArchive(file: OpenFile, limits: ArchiveLimits): Promise<Archive> {
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
    const entry = entries.get(name);
    if (!entry) return;
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
  return { read };
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

/**
 * The entries that are read. It stops at the last of them: an archive may have any number of others. They may
 * be in a folder, in which somebody has unpacked an archive and packed it again.
 */
function entriesOf(zip: ZipFile): Promise<Map<string, ZipEntry>> {
  const found = new Map<string, ZipEntry>();
  let folder: string | null = null;
  return new Promise((resolve, reject) => {
    zip.on("error", reject);
    zip.on("end", () => resolve(found));
    let looked = 0;
    zip.on("entry", (entry: ZipEntry) => {
      looked++;
      const name = entry.fileName.slice(entry.fileName.lastIndexOf("/") + 1);
      const path = entry.fileName.slice(0, -name.length || undefined);
      if (FILES.some((file) => file === name)) {
        folder ??= path;
        if (path === folder) found.set(name, entry);
      }
      if (found.size === FILES.length || looked === MOST_ENTRIES) resolve(found);
      else zip.readEntry();
    });
    zip.readEntry();
  });
}

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
