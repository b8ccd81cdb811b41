import { type Database, SQLiteError } from "bun:sqlite";
import { statSync } from "node:fs";
import { throughOf } from "../common/schema-age.ts";
import { isSecret } from "../../src/kit/shared/secret.ts";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { bytesAt, CHECKSUM_BYTES, type Checksum, checksumAt, piecesOf } from "../files/checksum.ts";
import { foreignPart, schemaAge } from "./migrate.ts";
import { openUnchanging } from "./read-only.ts";

/** The notes in a backup. */
export interface BackupNotes {
  /** The version of the program that made it. */
  readonly version: string;
  readonly madeAt: string;
  /** The root of every derived key. Without it neither leads nor cookies can be read again. `null` where it is kept elsewhere. */
  readonly secret: string | null;
  /** Of a backup without its secret: identifies the secret, and does not reveal it. */
  readonly secretMark: string | null;
}

/** A backup that can be restored. */
export interface Backup {
  readonly path: string;
  readonly notes: BackupNotes;
  /** The bytes of the database in it. */
  readonly length: number;
  /** The SHA-256 of those bytes, which was compared. */
  readonly sha256: string;
  /** Whether its schema is this version's. */
  readonly isUpToDate: boolean;
}

export const NOTES = "backup_notes";

/**
 * Reads a backup to its end, compares its checksum, and checks that it can be restored.
 * @param name - as messages call it.
 * @throws Error with a sentence for the operator when it can't be restored.
 */
export function readBackup(path: string, name = path): Backup {
  try {
    // A pipe would be waited for, and a device read without end.
    const found = statSync(path);
    if (!found.isFile()) throw new Error("it is no file");
    const checksum = compareChecksum(path, found.size);
    const client = openUnchanging(path);
    try {
      const notes = checkedNotes(client);
      return { path, notes, isUpToDate: schemaAge(client) === "current", ...checksum };
    } finally {
      client.close();
    }
  } catch (error) {
    throw new Error(`${name} can't be restored${because(error)}`, { cause: error });
  }
}

/** @returns the checksum. @throws Error when there is none, or a byte is not as it was written. */
function compareChecksum(path: string, size: number): Checksum {
  if (size === 0) throw new Error("it is empty");
  const checksum = checksumAt(path, size - CHECKSUM_BYTES);
  if (checksum === null) throw new Error(flawWithoutChecksum(path, size));
  const isLonger = size - CHECKSUM_BYTES - checksum.length;
  if (isLonger !== 0)
    throw new Error(
      `it is damaged: bytes are ${isLonger > 0 ? "added to it" : "missing in it"}, or its checksum was changed`,
    );
  const hasher = new Bun.CryptoHasher("sha256");
  let zeros = 0;
  for (const piece of piecesOf(path, checksum.length)) {
    hasher.update(piece);
    zeros += zeroPagesIn(piece);
  }
  if (hasher.digest("hex") === checksum.sha256) return checksum;
  throw new Error(
    zeros === 0
      ? "it is damaged: its bytes do not match its checksum"
      : `it is damaged: its bytes do not match its checksum, and ${zeros * (PAGE / 1024)} KiB of them are zeros`,
  );
}

const PAGE = 4096;
const ZEROS = Buffer.alloc(PAGE);

/** Pages of a database that hold nothing but zeros. A copy without gaps has hardly any. */
function zeroPagesIn(piece: Buffer): number {
  let count = 0;
  for (let at = 0; at < piece.length; at += PAGE)
    // Nearly every page is told by its first byte.
    if (piece[at] === 0 && ZEROS.equals(piece.subarray(at, at + PAGE))) count++;
  return count;
}

/** The flaw of a file that does not end in a checksum. */
function flawWithoutChecksum(path: string, size: number): string {
  const header = bytesAt(path, 0, HEADER_BYTES);
  if (header.length === HEADER_BYTES && !header.some(Boolean))
    return "it begins with zeros, as a file does that was never written to the disk";
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) return "it is no backup of ours";
  // 1 stands for 64 KiB (SQLite file format, 1.3.2).
  const length = (header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)) * header.readUInt32BE(28);
  if (size < length) return `it is cut short: it has ${size} of its ${length} bytes`;
  if (size === length) return "its checksum is missing: it is cut short, or no release made it";
  const tail = bytesAt(path, length, CHECKSUM_BYTES);
  if (!tail.some(Boolean)) return "it ends with zeros, as a file does that was not written to its end";
  const whole = length + CHECKSUM_BYTES;
  if (size > whole) return `${size - whole} bytes follow its end`;
  if (size === whole) return "its checksum is damaged";
  return "no whole checksum follows its last page: it is cut short, or bytes were added";
}

const HEADER_BYTES = 100;
const MAGIC = Buffer.from("SQLite format 3\0");

function checkedNotes(client: Database): BackupNotes {
  const has = client.query("select 1 from sqlite_schema where name = ?").get(NOTES);
  if (!has) throw new Error("it was not made by `quietzone backup`");
  const rows = client.query<{ name: string; value: string }, []>(`select name, value from ${NOTES}`).all();
  const notes = new Map(rows.map(({ name, value }) => [name, value]));
  const [version, madeAt] = [notes.get("version"), notes.get("madeAt")];
  const [secret = null, secretMark = null] = [notes.get("secret"), notes.get("secretMark")];
  if (version === undefined || madeAt === undefined || !(secret ?? secretMark))
    throw new Error("it does not say what it is: version, time and secret");
  const age = schemaAge(client);
  if (age === "newer")
    throw new Error(
      `it was made by a newer version, ${version}. Restore it with that version or a later one`,
    );
  const through = throughOf(age);
  if (through !== null)
    throw new Error(
      `it was made by ${version}, and has to be restored by version ${through} first, which migrates it. Make a backup with that one`,
    );
  if (age === "unreleased")
    throw new Error(
      `it was made before the first release, by ${version}. Only the program that made it restores it`,
    );
  if (secret !== null && !isSecret(secret)) throw new Error("its secret can't be one of Quietzone");
  refuseDamage(client, "it");
  // A trigger or a view of somebody else would be run by the service.
  const foreign = foreignPart(client, NOTES);
  if (foreign !== null) throw new Error(`its ${foreign} is not as Quietzone makes it`);
  return { version, madeAt, secret, secretMark };
}

/** @throws Error when SQLite finds damage. */
export function refuseDamage(client: Database, what: string): void {
  const [first] = client.query<{ integrity_check: string }, []>("PRAGMA integrity_check(1)").all();
  const verdict = first?.integrity_check.replace(/\s+/g, " ").trim();
  if (verdict !== "ok") throw new Error(`${what} is damaged: ${verdict}`);
}

/** The reason of an error, as the end of a sentence. */
export function because(error: unknown): string {
  if (error instanceof SQLiteError && error.code === "SQLITE_NOTADB") return ": it is no backup of ours.";
  if (error instanceof SQLiteError || error instanceof StorageError) return ` (${error.code}).`;
  if (!(error instanceof Error)) return ".";
  if ("syscall" in error && "code" in error && typeof error.code === "string") return ` (${error.code}).`;
  // Some errors are whole sentences.
  return `: ${error.message.replace(/\.$/, "")}.`;
}
