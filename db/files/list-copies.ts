import { createHash } from "node:crypto";
import { open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { HostTable } from "../../src/features/blocklist/host-table.ts";
import type { Content, ContentFacts } from "../../src/features/blocklist/records.ts";
import { isObject } from "../../src/kit/shared/json.ts";
import { makeFile, makeFolder } from "./owner.ts";

/** The folder of blocklists, in the data folder. */
export const LISTS_FOLDER = "blocklists";

const HASH_BYTES = 8;

/** Raised when a file has another form. */
const VERSION = 1;

/** Bytes of the longest head of a file: its facts as JSON, on one line. */
const LONGEST_HEAD = 64 * 1024;

/** Bytes that are read or written at once: the disk's cache takes them in a fraction of a millisecond. */
const PIECE = 256 * 1024;

/** The contents of lists as they were read last. They serve at the next start, and while a source is away. */
export interface ListCopies {
  /** The content under a key; `null` where there is none, or none that is whole. */
  read(key: string): Promise<Content | null>;
  write(key: string, content: Content): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** The keys of all. */
  keys(): Promise<string[]>;
  /** The path of a file for what is read of a source. */
  spool(key: string): string;
}

/** @param dataDir - the folder is made in it when it is needed. */
export function createListCopies(dataDir: string): ListCopies {
  const folder = join(dataDir, LISTS_FOLDER);
  const path = (key: string) => join(folder, `${key}.hosts`);

  return {
    async read(key) {
      const file = await open(path(key), "r").catch(ifMissing);
      if (file === null) return null;
      try {
        const head = Buffer.alloc(LONGEST_HEAD);
        const { bytesRead } = await file.read(head, 0, LONGEST_HEAD, 0);
        const end = head.subarray(0, bytesRead).indexOf("\n");
        const facts = end < 0 ? null : factsIn(head.toString("utf8", 0, end));
        if (facts === null) return null;
        const hash = createHash("sha256");
        let at = end + 1;
        const readTable = async (size: number): Promise<HostTable> => {
          const hashes = new SharedArrayBuffer(size * HASH_BYTES);
          const bytes = new Uint8Array(hashes);
          for (let place = 0; place < bytes.length;) {
            const length = Math.min(PIECE, bytes.length - place);
            const { bytesRead: got } = await file.read(bytes, place, length, at);
            if (got === 0) break;
            hash.update(bytes.subarray(place, place + got));
            place += got;
            at += got;
          }
          return { hashes, size };
        };
        const content = {
          facts,
          hosts: await readTable(facts.hosts),
          exceptions: await readTable(facts.exceptions),
        };
        return hash.digest("hex") === facts.digest ? content : null;
      } finally {
        await file.close();
      }
    },

    async write(key, { facts, hosts, exceptions }) {
      makeFolder(folder);
      const draft = `${path(key)}.${crypto.randomUUID()}`;
      try {
        makeFile(draft);
        const file = await open(draft, "r+");
        try {
          await file.write(`${JSON.stringify({ version: VERSION, ...facts })}\n`);
          for (const { hashes, size } of [hosts, exceptions]) {
            const bytes = new Uint8Array(hashes, 0, size * HASH_BYTES);
            for (let at = 0; at < bytes.length; at += PIECE) await file.write(bytes.subarray(at, at + PIECE));
          }
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path(key));
      } finally {
        await rm(draft, { force: true });
      }
    },

    rename: (from, to) => rename(path(from), path(to)),
    remove: (key) => rm(path(key), { force: true }),

    async keys() {
      const names = await readdir(folder).catch(ifMissing);
      return (names ?? []).flatMap((name) => (name.endsWith(".hosts") ? [name.slice(0, -6)] : []));
    },

    spool(key) {
      makeFolder(folder);
      const spool = join(folder, `${key}.part`);
      makeFile(spool);
      return spool;
    },
  };
}

/** The facts in a head; `null` for another version. */
function factsIn(text: string): ContentFacts | null {
  try {
    const head: unknown = JSON.parse(text);
    if (!isObject(head)) return null;
    const { version, ...facts } = head;
    return version === VERSION && isFacts(facts) ? facts : null;
  } catch {
    // A file that was damaged is read from its source again.
    return null;
  }
}

function isFacts(head: object): head is ContentFacts {
  return (
    "digest" in head &&
    typeof head.digest === "string" &&
    "hosts" in head &&
    Number.isSafeInteger(head.hosts) &&
    "exceptions" in head &&
    Number.isSafeInteger(head.exceptions) &&
    ["reserved", "domains", "unread", "readAt", "tag"].every((name) => name in head)
  );
}

function ifMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
