import { Database, SQLiteError } from "bun:sqlite";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { chmod, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isSecret } from "../../src/shared/secret.ts";
import { StorageError } from "../../src/shared/storage.ts";
import { SECRET_FILE } from "../files/secret.ts";
import { DATABASE_FILE } from "./open.ts";
import { foreignPart, schemaAge } from "./migrate.ts";

/**
 * A backup is one SQLite file: a snapshot of the database, and a table of notes with what else a restore needs. Day keys
 * are left out: with them, old scans could be linked to a known visitor.
 */

/** The notes in a backup. */
export interface BackupNotes {
  /** The version of the program that made it. */
  readonly version: string;
  readonly madeAt: string;
  /** The root of every derived key. Without it neither leads nor cookies can be read again. */
  readonly secret: string;
}

const BUSY_TIMEOUT = 5_000;
const NOTES = "backup_notes";

/**
 * Writes a backup. The file is readable by its owner only. It is synced and checked before it gets its name, and replaces
 * an older file of that name.
 * @param fill - turns an empty file into the database.
 * @returns its size in bytes.
 * @throws Error with a sentence for the operator; then an older file is left as it was.
 */
export async function writeBackup(
  target: string,
  notes: BackupNotes,
  fill: (draft: string) => Promise<void>,
): Promise<number> {
  const draft = `${target}.${crypto.randomUUID()}.part`;
  try {
    // Created with its mode first, so that others can never open it.
    writeFileSync(draft, "", { flag: "wx", mode: 0o600 });
    await fill(draft);
    annotate(draft, notes);
    await syncFile(draft);
    await rename(draft, target);
    await syncFile(dirname(target));
    return (await stat(target)).size;
  } catch (error) {
    await rm(draft, { force: true });
    throw new Error(`The backup could not be written to ${target}${because(error)}`, { cause: error });
  }
}

/**
 * Copies the database of a data folder. A service may be running, and goes on with scans; the copy has everything that was
 * committed before the call.
 */
export async function copyDatabase(dataDir: string, draft: string): Promise<void> {
  const client = new Database(join(dataDir, DATABASE_FILE), { readwrite: true, create: false, strict: true });
  try {
    client.run(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
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
    for (const [name, value] of Object.entries(notes)) insert.run(name, value);
    refuseDamage(client, "the copy");
  } finally {
    client.close();
  }
}

/**
 * Restores a backup into a data folder that is empty or missing.
 * @throws Error with a sentence for the operator; then the folder is empty or missing again.
 */
export async function restoreBackup(source: string, dataDir: string): Promise<BackupNotes> {
  const notes = readNotes(source);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(
      `${dataDir} is not empty. A backup is restored into an empty folder: move the old one away, or set QZ_DATA_DIR.`,
    );
  const isNew = !existsSync(dataDir);
  const [draft, secret] = [join(dataDir, `${DATABASE_FILE}.part`), join(dataDir, SECRET_FILE)];
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    copyFileSync(source, draft);
    await chmod(draft, 0o600);
    dropNotes(draft);
    await syncFile(draft);
    writeFileSync(secret, `${notes.secret}\n`, { flag: "wx", mode: 0o600, flush: true });
    // The last step: a restore that was interrupted leaves no database.
    renameSync(draft, join(dataDir, DATABASE_FILE));
    await syncFile(dataDir);
    return notes;
  } catch (error) {
    for (const file of [draft, secret]) rmSync(file, { force: true });
    if (isNew) rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The backup could not be restored into ${dataDir}${because(error)}`, { cause: error });
  }
}

/** Reads the notes of a backup. @throws Error with a sentence for the operator when it can't be restored. */
export function readNotes(source: string): BackupNotes {
  try {
    // A pipe would be waited for, and a device read without end.
    if (!statSync(source).isFile()) throw new Error("it is no file");
    const client = new Database(source, { readonly: true, strict: true });
    try {
      return checkedNotes(client);
    } finally {
      client.close();
    }
  } catch (error) {
    throw new Error(`${source} can't be restored${because(error)}`, { cause: error });
  }
}

/** Whether a backup's schema is this version's. */
export function isUpToDate(source: string): boolean {
  const client = new Database(source, { readonly: true, strict: true });
  try {
    return schemaAge(client) === "current";
  } finally {
    client.close();
  }
}

function checkedNotes(client: Database): BackupNotes {
  const has = client.query("select 1 from sqlite_schema where name = ?").get(NOTES);
  if (!has) throw new Error("it was not made by `quietzone backup`");
  const rows = client.query<{ name: string; value: string }, []>(`select name, value from ${NOTES}`).all();
  const notes = new Map(rows.map(({ name, value }) => [name, value]));
  const [version, madeAt, secret] = [notes.get("version"), notes.get("madeAt"), notes.get("secret")];
  if (version === undefined || madeAt === undefined || !secret)
    throw new Error("it does not say what it is: version, time and secret");
  if (schemaAge(client) === "newer")
    throw new Error(
      `it was made by a newer version, ${version}. Restore it with that version or a later one`,
    );
  if (!isSecret(secret)) throw new Error("its secret can't be one of Quietzone");
  refuseDamage(client, "it");
  // A trigger or a view of somebody else would be run by the service.
  const foreign = foreignPart(client, NOTES);
  if (foreign !== null) throw new Error(`its ${foreign} is not as Quietzone makes it`);
  return { version, madeAt, secret };
}

function refuseDamage(client: Database, what: string): void {
  const [first] = client.query<{ integrity_check: string }, []>("PRAGMA integrity_check(1)").all();
  const verdict = first?.integrity_check.replace(/\s+/g, " ").trim();
  if (verdict !== "ok") throw new Error(`${what} is damaged: ${verdict}`);
}

/** Removes the notes. The secret is stored in a file of its own, and must not live on in a free page. */
function dropNotes(draft: string): void {
  const client = new Database(draft, { readwrite: true, create: false, strict: true });
  try {
    client.run("PRAGMA secure_delete = ON");
    client.run(`DROP TABLE ${NOTES}`);
  } finally {
    client.close();
  }
}

/** Syncs a file, or the names in a folder, to the disk. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The reason of an error, as the end of a sentence. */
function because(error: unknown): string {
  if (error instanceof SQLiteError && error.code === "SQLITE_NOTADB") return ": it is no backup of ours.";
  if (error instanceof SQLiteError || error instanceof StorageError) return ` (${error.code}).`;
  if (!(error instanceof Error)) return ".";
  if ("syscall" in error && "code" in error && typeof error.code === "string") return ` (${error.code}).`;
  return `: ${error.message}.`;
}
