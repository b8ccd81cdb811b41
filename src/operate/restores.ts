import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { keptSecret, SECRET_FILE, saveSecret } from "../../db/files/secret.ts";
import type { Backup, BackupNotes } from "../../db/sqlite/backup-file.ts";
import { DATABASE_FILE } from "../../db/sqlite/open.ts";
import { abandonReplacing, beginReplacing, isVacant, replace } from "../../db/sqlite/replace.ts";
import { restoreBackup } from "../../db/sqlite/restore.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { fillingPostgres } from "../../db/transfer/postgres-target.ts";
import { readingSqlite } from "../../db/transfer/sqlite.ts";
import { RESTORED } from "../../db/transfer/tables.ts";
import { contentsOf, transfer } from "../../db/transfer/transfer.ts";
import type { Stores } from "../../db/stores.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { isoTime, systemClock } from "../kit/shared/clock.ts";
import { type BackupSource, withBackup } from "./backups.ts";
import { lockUnserved } from "../app/data-folder.ts";
import { isOurs, secretMark } from "../app/secret.ts";
import { databaseError, placeOf } from "../app/storage.ts";

/** The outcome of a restore. */
export interface Restored extends Pick<BackupNotes, "version" | "madeAt"> {
  /** `QZ_SECRET` differs from the backup's secret: while it is set, what the backup's secret sealed can't be read. */
  readonly foreignSecret: boolean;
  /**
   * Whether the service that was replaced had another secret, which may have been changed since the backup.
   */
  readonly otherSecret: boolean;
  /** The folder or database that was filled. */
  readonly place: string;
  /** The file that the secret was written to; `null` when `QZ_SECRET` holds it. */
  readonly secretFile: string | null;
  /** The folder with the files of the service that was replaced; `null` when there was none. */
  readonly former: string | null;
}

/** How a backup is restored. */
export interface RestoreHow {
  /** Whether a service that is in the data folder is set aside. Otherwise the folder must be empty. */
  readonly replaces?: boolean;
  /** Secret keys of age, for a backup that is encrypted. */
  readonly identities?: readonly string[];
}

/**
 * Restores a backup to the data folder, or to the empty database of `QZ_DATABASE_URL`, and migrates it to this version. All of it is
 * checked before anything is written.
 * @throws Error with a sentence for the operator. The data folder is then unchanged.
 */
export function restoreFrom(
  settings: Settings,
  source: BackupSource,
  { replaces = false, identities = [] }: RestoreHow = {},
): Promise<Restored> {
  return withBackup(source, identities, (backup) => restoreRead(settings, backup, replaces));
}

/** Changes what was restored, before anybody sees it. */
export type Mend = (stores: Stores) => Promise<void>;

/** The same for a backup that was read to its end. @param mend - `null`: it is restored as it is. */
export async function restoreRead(
  settings: Settings,
  backup: Backup,
  replaces: boolean,
  mend: Mend | null = null,
): Promise<Restored> {
  const { version, madeAt } = backup.notes;
  const secret = await secretOf(backup.notes, settings);
  const isSet = settings.secret === secret;
  const places =
    settings.databaseUrl === null
      ? await restoreToFolder(settings, backup, replaces, secret, mend)
      : await restoreToPostgres(settings, backup, settings.databaseUrl, secret, mend);
  return { version, madeAt, foreignSecret: settings.secret !== null && !isSet, ...places };
}

type Places = Pick<Restored, "place" | "secretFile" | "former" | "otherSecret">;

/** The secret of a backup. One that is kept elsewhere has to be given, and to be the right one. */
async function secretOf({ secret, secretMark: mark }: BackupNotes, settings: Settings): Promise<string> {
  if (secret !== null) return secret;
  const given =
    settings.secret ?? (settings.databaseUrl === null ? null : await keptSecret(settings.dataDir));
  for (const text of [given, settings.formerSecret])
    if (text !== null && (await secretMark(text)) === mark) return text;
  if (given === null)
    throw new Error(
      "The backup does not hold its secret. Set QZ_SECRET to that of the service it was made of.",
    );
  const whence = settings.secret === null ? join(settings.dataDir, SECRET_FILE) : "QZ_SECRET";
  throw new Error(
    `${whence} holds another secret than that of the service which the backup was made of. If it was changed since, set QZ_SECRET_OLD to the one of that time.`,
  );
}

async function restoreToFolder(
  settings: Settings,
  backup: Backup,
  replaces: boolean,
  secret: string,
  mend: Mend | null,
): Promise<Places> {
  const { dataDir } = settings;
  const isNew = !existsSync(dataDir);
  const lock = lockUnserved(settings, "it would go on with the files that the restore sets aside.");
  try {
    if (!replaces && !isVacant(dataDir))
      throw new Error(
        `${dataDir} is not empty. A backup is restored into an empty folder. --replace sets the service that is there aside; QZ_DATA_DIR names another folder.`,
      );
    const before = await keptSecret(dataDir);
    const draft = beginReplacing(dataDir);
    await restoreBackup(backup, draft);
    await markDraft(draft, secret);
    if (mend) await mended(draft, mend);
    const former = await replace(dataDir, isoTime(systemClock.now()));
    return { place: dataDir, secretFile: null, former, otherSecret: before !== null && before !== secret };
  } catch (error) {
    abandonReplacing(dataDir);
    if (isNew) rmSync(dataDir, { recursive: true, force: true });
    throw error;
  } finally {
    lock.close();
  }
}

/**
 * Migrates a draft, and marks it with the secret of its backup: the service starts with no other one. A
 * backup of a PostgreSQL database has no mark. A draft that another secret has sealed stays as it is, and the
 * start tells of it.
 */
async function markDraft(draft: string, secret: string): Promise<void> {
  const stores = openSqliteStores(draft);
  try {
    const { secretMarks } = stores;
    if (await isOurs(secret, await secretMarks.traces())) await secretMarks.add(await secretMark(secret));
  } finally {
    await stores.close();
  }
}

/** Restores to PostgreSQL. After an interruption another call continues. */
async function restoreToPostgres(
  settings: Settings,
  backup: Backup,
  url: string,
  secret: string,
  mend: Mend | null,
): Promise<Places> {
  const { dataDir } = settings;
  const [isSet, stored] = [settings.secret === secret, await keptSecret(dataDir)];
  if (!isSet && stored !== null && stored !== secret)
    throw new Error(`${join(dataDir, SECRET_FILE)} holds another secret than the backup: move it away.`);
  const mark = await secretMark(secret);
  await withMigrated(backup, dataDir, mend, (database) =>
    readingSqlite(database, async (from) => {
      const contents = await contentsOf(from, RESTORED);
      await fillingPostgres(url, contents.fingerprint, mark, async (target) => {
        for await (const _ of transfer(from, target, contents));
      });
    }).catch((error: unknown) => {
      throw databaseError(url, error);
    }),
  );
  if (!isSet && stored === null) await saveSecret(dataDir, secret);
  const secretFile = isSet ? null : join(dataDir, SECRET_FILE);
  return { place: placeOf(url), secretFile, former: null, otherSecret: false };
}

async function mended(folder: string, mend: Mend): Promise<void> {
  const stores = openSqliteStores(folder);
  try {
    await mend(stores);
  } finally {
    await stores.close();
  }
}

/**
 * Runs `work` with a backup's database. An older one is first migrated in a temporary folder, and so is one
 * that is mended.
 */
async function withMigrated(
  backup: Backup,
  dataDir: string,
  mend: Mend | null,
  work: (database: string) => Promise<void>,
): Promise<void> {
  if (backup.isUpToDate && !mend) return work(backup.path);
  const folder = join(dataDir, "restore.part");
  rmSync(folder, { recursive: true, force: true });
  try {
    await restoreBackup(backup, folder);
    await mended(folder, mend ?? (() => Promise.resolve()));
    await work(join(folder, DATABASE_FILE));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
