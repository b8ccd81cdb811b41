import { Database } from "bun:sqlite";
import { rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { addChecksum, piecesOf } from "../files/checksum.ts";
import { beginDraft, removeDraft } from "../files/draft.ts";
import { syncFile } from "../files/sync.ts";
import { type BackupNotes, because, NOTES, refuseDamage } from "./backup-file.ts";
import { refuseUnknown } from "./migrate.ts";
import { DATABASE_FILE } from "./open.ts";
import { openToRead } from "./read-only.ts";

/**
 * A backup is one SQLite file: a snapshot of the database, a table of notes with what else a restore needs, and behind its
 * pages a checksum over all of it. Day keys are left out: with them, old scans could be linked to a known visitor.
 */

/** Fills an empty file with the database. */
type Fill = (draft: string) => Promise<void>;

/** How long to wait for a writer, in milliseconds. */
const BUSY_TIMEOUT = 5_000;

/**
 * Writes a backup. The file is readable by its owner only. It is synced and checked before it gets its name, and replaces
 * an older file of that name.
 * @returns its size in bytes.
 * @throws Error with a sentence for the operator; then an older file is left as it was.
 */
export function writeBackup(target: string, notes: BackupNotes, fill: Fill): Promise<number> {
  return withDraft(target, `to ${target}`, notes, fill, async (draft) => {
    await rename(draft, target);
    await syncFile(dirname(target));
    return (await stat(target)).size;
  });
}

/**
 * Sends a backup piece by piece. It is first made in the folder for temporary files: nothing is sent before all of it is
 * checked, and a slow receiver does not keep the database's log long.
 * @param send - takes a piece, which is overwritten by the next one.
 * @returns its size in bytes.
 * @throws Error with a sentence for the operator.
 */
export function sendBackup(
  notes: BackupNotes,
  fill: Fill,
  send: (piece: Uint8Array) => Promise<void>,
): Promise<number> {
  const folder = tmpdir();
  const where = `to standard output (TMPDIR names the folder of its draft, which is ${folder})`;
  return withDraft(join(folder, "quietzone-backup"), where, notes, fill, async (draft) => {
    for (const piece of piecesOf(draft)) await send(piece);
    return (await stat(draft)).size;
  });
}

/** @param where - the end of "The backup could not be written". */
async function withDraft(
  target: string,
  where: string,
  notes: BackupNotes,
  fill: Fill,
  finish: (draft: string) => Promise<number>,
): Promise<number> {
  let draft: string | null = null;
  try {
    draft = beginDraft(target);
    await fill(draft);
    annotate(draft, notes);
    addChecksum(draft);
    await syncFile(draft);
    return await finish(draft);
  } catch (error) {
    throw new Error(`The backup could not be written ${where}${because(error)}`, { cause: error });
  } finally {
    if (draft !== null) removeDraft(draft);
  }
}

/**
 * Copies the database of a data folder. A service may be running, and goes on with scans; the copy has everything that was
 * committed before the call. Nothing is written to the folder.
 */
export async function copyDatabase(dataDir: string, draft: string): Promise<void> {
  const client = openToRead(join(dataDir, DATABASE_FILE));
  try {
    client.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    refuseUnknown(client);
    client.run("VACUUM INTO ?", [draft]);
  } finally {
    client.close();
  }
}

function annotate(draft: string, notes: BackupNotes): void {
  const client = new Database(draft, { readwrite: true, create: false, strict: true });
  try {
    client.run(`CREATE TABLE ${NOTES} (name TEXT PRIMARY KEY, value TEXT NOT NULL)`);
    const insert = client.prepare(`INSERT INTO ${NOTES} VALUES (?, ?)`);
    for (const [name, value] of Object.entries(notes)) if (value !== null) insert.run(name, value);
    refuseDamage(client, "the copy");
  } finally {
    client.close();
  }
}
