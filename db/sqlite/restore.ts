import { Database } from "bun:sqlite";
import { closeSync, existsSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { piecesOf } from "../files/checksum.ts";
import { beginDraft, removeDraft } from "../files/draft.ts";
import { makeFile, makeFolder } from "../files/owner.ts";
import { TABLES } from "../features.ts";
import { SECRET_FILE, saveSecret } from "../files/secret.ts";
import { syncFile } from "../files/sync.ts";
import { type Backup, because, NOTES } from "./backup-file.ts";
import { DATABASE_FILE } from "./open.ts";

/**
 * Restores a backup into a folder that is empty or missing, with its secret if it has one.
 * @throws Error with a sentence for the operator; then the folder is empty or missing again.
 */
export async function restoreBackup(backup: Backup, dataDir: string): Promise<void> {
  const isNew = !existsSync(dataDir);
  const [draft, secret] = [join(dataDir, `${DATABASE_FILE}.part`), join(dataDir, SECRET_FILE)];
  try {
    makeFolder(dataDir);
    copyDatabaseOf(backup, draft);
    reduce(draft);
    await syncFile(draft);
    if (backup.notes.secret !== null) await saveSecret(dataDir, backup.notes.secret);
    // The last step: a restore that was interrupted leaves no database.
    renameSync(draft, join(dataDir, DATABASE_FILE));
    await syncFile(dataDir);
  } catch (error) {
    for (const file of [draft, secret]) rmSync(file, { force: true });
    if (isNew) rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The backup could not be restored into ${dataDir}${because(error)}`, { cause: error });
  }
}

/** Copies the database in a backup, and compares what was copied: a failing disk may read the same bytes differently. */
function copyDatabaseOf({ path, length, sha256 }: Backup, target: string): void {
  const hasher = new Bun.CryptoHasher("sha256");
  makeFile(target);
  const file = openSync(target, "w");
  try {
    for (const piece of piecesOf(path, length)) {
      hasher.update(piece);
      writeFileSync(file, piece);
    }
  } finally {
    closeSync(file);
  }
  if (hasher.digest("hex") !== sha256) throw new Error("its bytes were read differently twice");
}

/**
 * Removes the notes, and what lets somebody in. The secret is stored in a file of its own, and must not live
 * on in a free page. An older version's database has fewer tables.
 */
function reduce(draft: string): void {
  const client = new Database(draft, { readwrite: true, create: false, strict: true });
  try {
    client.run("PRAGMA secure_delete = ON");
    client.run(`DROP TABLE ${NOTES}`);
    const tables = client.query<{ name: string }, []>("SELECT name FROM sqlite_master WHERE type = 'table'");
    for (const { name } of tables.all())
      if (TABLES.some((table) => table.letsIn && table.name === name)) client.run(`DELETE FROM "${name}"`);
  } finally {
    client.close();
  }
}

/**
 * Runs `work` with a file of what is received, such as from standard input. It lies in the folder for temporary files: a backup is
 * checked to its end before anything is written elsewhere.
 * @throws Error with a sentence for the operator when it can't be kept.
 */
export async function withReceived<T>(
  input: AsyncIterable<Uint8Array>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const draft = await received(input);
  try {
    return await work(draft);
  } finally {
    removeDraft(draft);
  }
}

async function received(input: AsyncIterable<Uint8Array>): Promise<string> {
  let draft: string | null = null;
  try {
    draft = beginDraft(join(tmpdir(), "quietzone-restore"));
    const file = openSync(draft, "w");
    try {
      for await (const piece of input) writeFileSync(file, piece);
    } finally {
      closeSync(file);
    }
    return draft;
  } catch (error) {
    if (draft !== null) removeDraft(draft);
    throw new Error(
      `Standard input could not be kept in ${tmpdir()}${because(error)} TMPDIR names another folder.`,
      { cause: error },
    );
  }
}
