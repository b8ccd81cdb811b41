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

/** The outcome of a restore. */
export interface Restored extends Omit<BackupNotes, "secret"> {
  /** `QZ_SECRET` differs from the backup's secret: while it is set, what the backup's secret sealed can't be read. */
  readonly foreignSecret: boolean;
  /** The folder or database that was filled. */
  readonly place: string;
  /** The file that the secret was written to; `null` when `QZ_SECRET` holds it. */
  readonly secretFile: string | null;
}

/**
 * Writes everything that a restore needs to one file. The format is the same for both engines, so a backup of one can
 * be restored to the other.
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
    throw new Error("A backup belongs outside the data folder: it must survive the loss of that folder.");
  // Writing would replace a device or a pipe by a file.
  if (statSync(target, { throwIfNoEntry: false })?.isFile() === false)
    throw new Error(`${target} exists and is not a file. Name a file, or a path that does not exist yet.`);
  const secret = await secretFor(settings);
  const notes = { version: VERSION, madeAt: isoTime(systemClock.now()), secret };
  return writeBackup(target, notes, (draft) =>
    databaseUrl === null ? copyDatabase(dataDir, draft) : copyPostgres(databaseUrl, secret, draft),
  );
}

/** The secret in use. With PostgreSQL none is generated here: only the secret of the nodes can read the data. */
async function secretFor({ secret, databaseUrl, dataDir }: Settings): Promise<string> {
  if (secret !== null) return secret;
  if (databaseUrl === null) return loadSecret(dataDir);
  const stored = await keptSecret(dataDir);
  if (stored !== null) return stored;
  throw new Error(`QZ_SECRET is not set, and there is none in ${dataDir}: a backup needs that of the nodes.`);
}

/** Copies one snapshot of a PostgreSQL database to a new SQLite database. Nodes may be running. */
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
 * Restores a backup to the data folder, or to the empty database of `QZ_DATABASE_URL`, and migrates it to this version.
 * @throws Error with a sentence for the operator. The data folder is then unchanged.
 */
export async function restoreFrom(settings: Settings, file: string): Promise<Restored> {
  const { databaseUrl, dataDir } = settings;
  const source = resolve(file);
  if (!existsSync(source)) throw new Error(`There is no file ${file}.`);
  if (databaseUrl !== null) return restoreToPostgres(settings, source, databaseUrl);
  const { version, madeAt, secret } = await restoreBackup(source, dataDir);
  await openSqliteStores(dataDir).close();
  const foreignSecret = settings.secret !== null && settings.secret !== secret;
  return { version, madeAt, foreignSecret, place: dataDir, secretFile: null };
}

/** Restores to PostgreSQL. After an interruption another call continues. */
async function restoreToPostgres(settings: Settings, source: string, url: string): Promise<Restored> {
  const { dataDir } = settings;
  const { version, madeAt, secret } = readNotes(source);
  const [isSet, stored] = [settings.secret === secret, await keptSecret(dataDir)];
  if (!isSet && stored !== null && stored !== secret)
    throw new Error(`${join(dataDir, SECRET_FILE)} holds another secret than the backup: move it away.`);
  const mark = await secretMark(secret);
  await withMigrated(source, dataDir, (database) =>
    readingSqlite(database, async (from) => {
      const contents = await contentsOf(from);
      await fillingPostgres(url, contents.fingerprint, mark, async (target) => {
        for await (const _ of transfer(from, target, contents));
      });
    }).catch((error: unknown) => {
      throw databaseError(url, error);
    }),
  );
  if (!isSet && stored === null) await saveSecret(dataDir, secret);
  return {
    version,
    madeAt,
    foreignSecret: settings.secret !== null && !isSet,
    place: placeOf(url),
    secretFile: isSet ? null : join(dataDir, SECRET_FILE),
  };
}

/** Runs `work` with a backup's database. An older one is first migrated in a temporary folder. */
async function withMigrated(
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
