import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { entriesOf, plainHostOf } from "./entries.ts";
import { HASH_BYTES, type HostTable, hashOf } from "./host-table.ts";
import type { Content, Ignored } from "./records.ts";
import type { Suffixes } from "./suffixes.ts";
import { createTableMaker, type Pause, type TableMaker } from "./table-maker.ts";

/** Why what a source gave is no list. The content that was there stays in force. */
export class ListError extends Error {
  override readonly name = "ListError";
}

/** Bytes that are read at once: some five hundred lines. */
const PIECE = 16 * 1024;

/** Lines that are read between two pauses: less than a millisecond. */
const LINES_A_STEP = 128;

/** Bytes of the longest line that is kept together. The rest of a longer one is a line that names nothing. */
const LONGEST_LINE = 64 * 1024;

/** Hosts of the largest list: 32 MB. */
const MOST_HOSTS = 4_000_000;

/** A source more of whose lines name no host than do is no list: a page of HTML, or a proxy's error. */
const MOST_UNREAD = 0.5;

const MOST_SAMPLES = 5;

/** Characters of a sample. */
const SAMPLE = 80;

const NEWLINE = 0x0a;

export interface ContentNeeds {
  readonly suffixes: Pick<Suffixes, "isSuffix">;
  /** The name of the service itself. */
  readonly ownHost: string;
  /** Whether a host is a verified domain of some workspace. */
  readonly isDomain: (host: string) => boolean;
  readonly pause: Pause;
  /**
   * Called after each piece, when nothing of it is needed any more: a collection in the middle would take its
   * lines for old objects, which only a full one frees.
   */
  readonly keepHeapSmall: () => void;
}

/** The part of a file that was read. */
export interface ReadContent extends Omit<Content, "facts"> {
  readonly facts: Omit<Content["facts"], "tag" | "readAt">;
}

/**
 * Reads a list in steps that hold the event loop for some milliseconds. Beside the tables it takes a piece of
 * the file.
 * @param path - a file that does not change meanwhile.
 * @throws ListError where it is none, or too large.
 */
export async function readContent(path: string, needs: ContentNeeds): Promise<ReadContent> {
  const { pause } = needs;
  const file = await open(path, "r");
  try {
    const lines = await countLines(file, pause);
    const work = createReading(lines, needs);
    await eachLine(file, work.read, pause, needs.keepHeapSmall);
    return await work.finish();
  } finally {
    await file.close();
  }
}

async function countLines(file: FileHandle, pause: Pause): Promise<number> {
  const piece = Buffer.alloc(PIECE);
  let lines = 1;
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(piece, 0, PIECE, at);
    if (bytesRead === 0) return lines;
    const read = piece.subarray(0, bytesRead);
    for (let end = read.indexOf(NEWLINE); end >= 0; end = read.indexOf(NEWLINE, end + 1)) lines++;
    at += bytesRead;
    await pause();
  }
}

async function eachLine(
  file: FileHandle,
  read: (line: string) => void,
  pause: Pause,
  afterPiece: () => void,
): Promise<void> {
  const piece = Buffer.alloc(PIECE + LONGEST_LINE);
  let kept = 0;
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(piece, kept, PIECE, at);
    at += bytesRead;
    const all = piece.subarray(0, kept + bytesRead);
    // At the end of the file, and of a line that does not end, all is read.
    const isWhole = bytesRead === 0 || (!all.includes(NEWLINE) && all.length > LONGEST_LINE);
    const end = isWhole ? all.length : all.lastIndexOf(NEWLINE) + 1;
    if (end > 0) await readPiece(all.toString("utf8", 0, end), read, pause);
    afterPiece();
    piece.copyWithin(0, end, all.length);
    kept = all.length - end;
    if (bytesRead === 0) return;
  }
}

async function readPiece(piece: string, read: (line: string) => void, pause: Pause): Promise<void> {
  const lines = piece.split("\n");
  for (let line = 0; line < lines.length; line += LINES_A_STEP) {
    for (const text of lines.slice(line, line + LINES_A_STEP)) read(text);
    await pause();
  }
}

/** @param lines - most of which name a host. */
function createReading(lines: number, needs: ContentNeeds) {
  const { suffixes, ownHost, isDomain, pause } = needs;
  const hosts = createTableMaker(lines, MOST_HOSTS);
  /** Few lists have one, and of those that do most have few. */
  let exceptions: TableMaker | null = null;
  const [reserved, domains, unread] = [sampled(), sampled(), sampled()];
  let named = 0;

  /** The service itself is below its own name and all parents of it. */
  const coversUs = (host: string) => ownHost === host || ownHost.endsWith(`.${host}`);

  function allow(host: string): void {
    exceptions ??= createTableMaker(0, MOST_HOSTS);
    if (!exceptions.add(hashOf(host))) throw tooLarge();
  }

  function block(host: string): void {
    if (suffixes.isSuffix(host) || coversUs(host)) reserved.add(host);
    else {
      if (isDomain(host)) domains.add(host);
      if (!hosts.add(hashOf(host))) throw tooLarge();
    }
  }

  return {
    read(line: string): void {
      const plain = plainHostOf(line);
      if (plain !== null) {
        named++;
        block(plain);
        return;
      }
      const entries = entriesOf(line);
      named += entries?.length ?? 0;
      if (entries === null) unread.add(line.trim());
      else for (const { host, isException } of entries) isException ? allow(host) : block(host);
    },

    async finish(): Promise<ReadContent> {
      if (named === 0) throw new ListError("it names no host");
      if (unread.count > MOST_UNREAD * (named + unread.count))
        throw new ListError(`${unread.count} of its lines name no host, and ${named} do`);
      const tables = [await hosts.finish(pause), (await exceptions?.finish(pause)) ?? NOTHING] as const;
      const digest = createHash("sha256");
      for (const { hashes, size } of tables) {
        const bytes = new Uint8Array(hashes, 0, size * HASH_BYTES);
        for (let at = 0; at < bytes.length; at += PIECE) {
          digest.update(bytes.subarray(at, at + PIECE));
          await pause();
        }
      }
      return {
        hosts: tables[0],
        exceptions: tables[1],
        facts: {
          digest: digest.digest("hex"),
          hosts: tables[0].size,
          exceptions: tables[1].size,
          reserved: reserved.found(),
          domains: domains.found(),
          unread: unread.found(),
        },
      };
    },
  };
}

function tooLarge(): ListError {
  return new ListError(`it names more than ${MOST_HOSTS} hosts`);
}

const NOTHING: HostTable = { hashes: new SharedArrayBuffer(0), size: 0 };

/** Counts texts, and keeps the first of them. */
function sampled() {
  const samples: string[] = [];
  let count = 0;
  return {
    get count() {
      return count;
    },
    add(text: string): void {
      count++;
      if (samples.length < MOST_SAMPLES) samples.push(text.slice(0, SAMPLE));
    },
    found: (): Ignored => ({ count, samples }),
  };
}
