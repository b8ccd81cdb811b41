import { existsSync, realpathSync, rmSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { keptSecret, loadSecret, saveSecret, SECRET_FILE } from "../../db/files/secret.ts";
import {
  type BackupNotes,
  copyDatabase,
  isUpToDate,
  readNotes,
  restoreBackup,
  writeBackup,
} from "../../db/sqlite/backup.ts";
import { hasDatabase } from "../../db/sqlite/inspect.ts";
import { DATABASE_FILE } from "../../db/sqlite/open.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { readingPostgres } from "../../db/transfer/postgres-source.ts";
import { fillingPostgres } from "../../db/transfer/postgres-target.ts";
import { fillingSqlite, readingSqlite } from "../../db/transfer/sqlite.ts";
import { contentsOf, transfer } from "../../db/transfer/transfer.ts";
import type { Settings } from "../settings/settings.ts";
import { isoTime, systemClock } from "../shared/clock.ts";
import { VERSION } from "../version.ts";
import { secretMark } from "./secret.ts";
import { databaseError, placeOf } from "./storage.ts";

/** What came of a restore. */
export interface Restored extends Omit<BackupNotes, "secret"> {
  /** `QZ_SECRET` holds another secret than the backup: what was sealed under its own can't be read while it is set. */
  readonly foreignSecret: boolean;
  /** Where it was restored. */
  readonly place: string;
  /** The file that the secret was put into; `null` when `QZ_SECRET` holds it. */
  readonly secretFile: string | null;
}

/**
 * Writes everything a restore needs to one file: the same kind of file, whatever engine it is from and for.
 * @returns its size in bytes.
 * @throws Error with a sentence for the operator.
 */
export async function makeBackup(settings: Settings, file: string): Promise<number> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === null && !hasDatabase(dataDir))
    throw new Error(`There is nothing to back up in ${dataDir}. Check QZ_DATA_DIR.`);
  const target = resolve(file);
  if (!existsSync(dirname(target))) throw new Error(`There is no folder ${dirname(target)}.`);
  if (existsSync(dataDir) && realpathSync(dirname(target)) === realpathSync(dataDir))
    throw new Error("A backup belongs outside the data folder: it is to survive it.");
  // A device or a pipe would be gone, and a file in its place.
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`${target} is there and no file. Name one, or what is not there yet.`);
  const secret = await secretFor(settings);
  const notes = { version: VERSION, madeAt: isoTime(systemClock.now()), secret };
  return writeBackup(target, notes, (draft) =>
    databaseUrl === null ? copyDatabase(dataDir, draft) : copyPostgres(databaseUrl, secret, draft),
  );
}

/** The secret in use. That of nodes is not made here: no other than theirs is worth anything. */
async function secretFor({ secret, databaseUrl, dataDir }: Settings): Promise<string> {
  if (secret !== null) return secret;
  if (databaseUrl === null) return loadSecret(dataDir);
  const kept = await keptSecret(dataDir);
  if (kept !== null) return kept;
  throw new Error(`QZ_SECRET is not set, and there is none in ${dataDir}: a backup needs that of the nodes.`);
}

/** Puts all that is in a PostgreSQL database at one moment into a new SQLite database, beside running nodes. */
async function copyPostgres(url: string, secret: string, draft: string): Promise<void> {
  try {
    await readingPostgres(url, await secretMark(secret), async (source) => {
      const contents = await contentsOf(source);
      await fillingSqlite(draft, async (target) => {
        for await (const _ of transfer(source, target, contents));
      });
    });
  } catch (error) {
    throw databaseError(url, error);
  }
}

/**
 * Makes a data folder from a backup, or fills the empty database of `QZ_DATABASE_URL` with it, and brings it up to date.
 * @throws Error with a sentence for the operator; a folder is then as it was.
 */
export async function restoreFrom(settings: Settings, file: string): Promise<Restored> {
  const { databaseUrl, dataDir } = settings;
  const source = resolve(file);
  if (!existsSync(source)) throw new Error(`There is no file ${file}.`);
  if (databaseUrl !== null) return restoreShared(settings, source, databaseUrl);
  const { version, madeAt, secret } = await restoreBackup(source, dataDir);
  await openSqliteStores(dataDir).close();
  const foreignSecret = settings.secret !== null && settings.secret !== secret;
  return { version, madeAt, foreignSecret, place: dataDir, secretFile: null };
}

/** Can be called again after it ended anyhow: it goes on. */
async function restoreShared(settings: Settings, source: string, url: string): Promise<Restored> {
  const { dataDir } = settings;
  const { version, madeAt, secret } = readNotes(source);
  const [isKnown, kept] = [settings.secret === secret, await keptSecret(dataDir)];
  if (!isKnown && kept !== null && kept !== secret)
    throw new Error(`${join(dataDir, SECRET_FILE)} holds another secret than the backup: move it away.`);
  const mark = await secretMark(secret);
  await upToDate(source, dataDir, (database) =>
    readingSqlite(database, async (from) => {
      const contents = await contentsOf(from);
      await fillingPostgres(url, contents.fingerprint, mark, async (target) => {
        for await (const _ of transfer(from, target, contents));
      });
    }).catch((error: unknown) => {
      throw databaseError(url, error);
    }),
  );
  if (!isKnown && kept === null) await saveSecret(dataDir, secret);
  return {
    version,
    madeAt,
    foreignSecret: settings.secret !== null && !isKnown,
    place: placeOf(url),
    secretFile: isKnown ? null : join(dataDir, SECRET_FILE),
  };
}

/** Runs `work` with a backup's database as this version has them; an older one is brought up to date elsewhere first. */
async function upToDate(
  source: string,
  dataDir: string,
  work: (database: string) => Promise<void>,
): Promise<void> {
  if (isUpToDate(source)) return work(source);
  const folder = join(dataDir, "restore.part");
  rmSync(folder, { recursive: true, force: true });
  try {
    await restoreBackup(source, folder);
    await openSqliteStores(folder).close();
    await work(join(folder, DATABASE_FILE));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
