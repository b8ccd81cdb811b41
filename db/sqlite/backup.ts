import { Database } from "bun:sqlite";
import { rename, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { TABLES } from "../features.ts";
import { addChecksum, piecesOf } from "../files/checksum.ts";
import { beginDraft, removeDraft } from "../files/draft.ts";
import { syncFile } from "../files/sync.ts";
import { type BackupNotes, because, NOTES, refuseDamage } from "./backup-file.ts";
import { refuseUnknown } from "./migrate.ts";
import { DATABASE_FILE } from "./open.ts";
import { openToRead, openUnchanging } from "./read-only.ts";

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
    await syncFile(draft);
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

/**
 * Makes a backup in a folder, for as long as `use` goes on. It is not synced: whoever keeps it does that.
 * @param where - as `withDraft` has it.
 */
export function withBackup<T>(
  folder: string,
  where: string,
  notes: BackupNotes,
  fill: Fill,
  use: (draft: string) => Promise<T>,
): Promise<T> {
  return withDraft(join(folder, "quietzone-backup"), where, notes, fill, use);
}

/** @param where - the end of "The backup could not be written". */
async function withDraft<T>(
  target: string,
  where: string,
  notes: BackupNotes,
  fill: Fill,
  finish: (draft: string) => Promise<T>,
): Promise<T> {
  let draft: string | null = null;
  try {
    draft = beginDraft(target);
    await fill(draft);
    annotate(draft, notes);
    addChecksum(draft);
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
    leaveUnsynced(client);
    client.run("VACUUM INTO ?", [draft]);
  } finally {
    client.close();
  }
}

/**
 * A draft is not synced: one that outlives a crash of the machine is removed all the same, and a sync of
 * all of it would hold the syncs of scans on the same disk.
 */
function leaveUnsynced(client: Database): void {
  client.run("PRAGMA synchronous = OFF");
}

function annotate(draft: string, notes: BackupNotes): void {
  const client = new Database(draft, { readwrite: true, create: false, strict: true });
  try {
    leaveUnsynced(client);
    client.run(`CREATE TABLE ${NOTES} (name TEXT PRIMARY KEY, value TEXT NOT NULL)`);
    const insert = client.prepare(`INSERT INTO ${NOTES} VALUES (?, ?)`);
    for (const [name, value] of Object.entries(notes)) if (value !== null) insert.run(name, value);
    refuseDamage(client, "the copy");
  } finally {
    client.close();
  }
}

/** The number of rows of each table in a backup. One of an older version has fewer tables. */
export function rowsOf(backup: string): Record<string, number> {
  const client = openUnchanging(backup);
  try {
    const names = client.query<{ name: string }, []>("SELECT name FROM sqlite_schema WHERE type = 'table'");
    const there = new Set(names.all().map(({ name }) => name));
    const counted = TABLES.filter(({ name }) => there.has(name)).map(({ name }): [string, number] => {
      const [row] = client.query<{ rows: number }, []>(`SELECT count(*) AS rows FROM "${name}"`).all();
      return [name, row?.rows ?? 0];
    });
    return Object.fromEntries(counted);
  } finally {
    client.close();
  }
}

/** The name of the series to which a backup belongs; `null` of an older version, or where it has none. */
export const seriesOf = (backup: string) => seriesIn(openUnchanging(backup));

/**
 * The same of the database of a data folder, which a service may use. Nothing is written, also not the log
 * back into the file, for which scans would wait.
 */
export const seriesOfFolder = (dataDir: string) => seriesIn(openToRead(join(dataDir, DATABASE_FILE)));

function seriesIn(client: Database): string | null {
  try {
    const isThere = client.query("SELECT 1 FROM sqlite_schema WHERE name = 'backup_series'").get();
    if (isThere === null) return null;
    return client.query<{ name: string }, []>("SELECT name FROM backup_series").get()?.name ?? null;
  } finally {
    client.close();
  }
}
