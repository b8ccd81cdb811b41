import { existsSync, realpathSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { loadSecret } from "../../db/files/secret.ts";
import { backUp, type BackupNotes, restoreBackup } from "../../db/sqlite/backup.ts";
import { hasDatabase } from "../../db/sqlite/inspect.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { type Settings, SettingsError } from "../settings.ts";
import { isoTime, systemClock } from "../shared/clock.ts";
import { VERSION } from "../version.ts";

/** What came of a restore. */
export interface Restored extends Omit<BackupNotes, "secret"> {
  /** `QZ_SECRET` holds another secret than the backup: what was sealed under its own can't be read while it is set. */
  readonly foreignSecret: boolean;
}

/**
 * Writes everything a restore needs to one file.
 * @returns its size in bytes.
 * @throws Error with a sentence for the operator.
 */
export async function makeBackup(settings: Settings, file: string): Promise<number> {
  refuseShared(settings);
  const { dataDir } = settings;
  if (!hasDatabase(dataDir)) throw new Error(`There is nothing to back up in ${dataDir}. Check QZ_DATA_DIR.`);
  const target = resolve(file);
  if (!existsSync(dirname(target))) throw new Error(`There is no folder ${dirname(target)}.`);
  if (realpathSync(dirname(target)) === realpathSync(dataDir))
    throw new Error("A backup belongs outside the data folder: it is to survive it.");
  const secret = settings.secret ?? (await loadSecret(dataDir));
  return backUp(dataDir, target, { version: VERSION, madeAt: isoTime(systemClock.now()), secret });
}

/**
 * Makes a data folder from a backup, and brings it up to date.
 * @throws Error with a sentence for the operator; the folder is then as it was.
 */
export async function restoreFrom(settings: Settings, file: string): Promise<Restored> {
  refuseShared(settings);
  const source = resolve(file);
  if (!existsSync(source)) throw new Error(`There is no file ${file}.`);
  const { version, madeAt, secret } = await restoreBackup(source, settings.dataDir);
  await openSqliteStores(settings.dataDir).close();
  return { version, madeAt, foreignSecret: settings.secret !== null && settings.secret !== secret };
}

/** A backup of the folder would leave out nearly everything. */
function refuseShared({ databaseUrl }: Settings): void {
  if (databaseUrl === null) return;
  throw new SettingsError([
    "QZ_DATABASE_URL is set: the database is backed up by its own tools. Without it this is about the data folder.",
  ]);
}
