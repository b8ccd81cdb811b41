import { existsSync, realpathSync } from "node:fs";
import { dirname } from "node:path";
import { type BackupNote, noteBackup } from "../../db/files/backup-note.ts";
import { copyDatabase, sendBackup, writeBackup } from "../../db/sqlite/backup.ts";
import { type Backup, type BackupNotes, readBackup } from "../../db/sqlite/backup-file.ts";
import { secretTracesIn, secretTracesOf } from "../../db/sqlite/inspect.ts";
import { withReceived } from "../../db/sqlite/restore.ts";
import { NO_TRACES } from "../../db/secret-marks.ts";
import { readingPostgres } from "../../db/transfer/postgres-source.ts";
import { fillingSqlite } from "../../db/transfer/sqlite.ts";
import { contentsOf, transfer } from "../../db/transfer/transfer.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { isoTime, systemClock } from "../kit/shared/clock.ts";
import { plainPath, USE_STREAM } from "../kit/shared/plain-path.ts";
import { buildFor, buildText } from "../app/this-build.ts";
import { requireService } from "../app/data-folder.ts";
import { isOurs, ownSecret, secretMark } from "../app/secret.ts";
import { bringFiles } from "./draft-files.ts";
import { openFilesPlace } from "../app/files-place.ts";
import { withPlain } from "./opening.ts";
import { databaseError } from "../app/storage.ts";

/** The path of a file, or a function that takes a backup piece by piece. */
export type BackupTarget = string | ((piece: Uint8Array) => Promise<void>);

/** The path of a backup, or its bytes as they come. */
export type BackupSource = string | AsyncIterable<Uint8Array>;

/**
 * Writes everything that a restore needs to one file. The format is the same for both engines, so a backup of one can
 * be restored to the other. The data folder may be full or read-only.
 * @param withSecret - whether the secret is a part of it. By default it is, unless `QZ_SECRET` holds it: then it is kept elsewhere, and
 *     the backup must not unlock itself.
 * @returns its size in bytes, whether it holds the secret, and why the service can't be told of it; `null`
 * where it was.
 * @throws Error with a sentence for the operator.
 */
export async function makeBackup(
  settings: Settings,
  target: BackupTarget,
  withSecret = settings.secret === null,
): Promise<{ bytes: number; hasSecret: boolean; unnoted: string | null }> {
  const { dataDir } = settings;
  requireService(settings);
  const path = typeof target === "string" ? pathOutside(dataDir, target) : null;
  const madeAt = systemClock.now();
  const { notes, fill } = await partsOf(settings, withSecret, madeAt);
  const bytes = await (typeof target === "string"
    ? writeBackup(path ?? target, notes, fill)
    : sendBackup(notes, fill, target));
  return { bytes, hasSecret: withSecret, unnoted: await noted(dataDir, { at: madeAt, bytes }) };
}

/**
 * Parts of a backup before it is made: its notes, what fills its draft, and the secret of the service.
 * @throws Error with a sentence for the operator.
 */
export async function partsOf(settings: Settings, withSecret: boolean, madeAt: number) {
  const { dataDir, databaseUrl } = settings;
  const secret = await secretFor(settings);
  const notes: BackupNotes = {
    // A backup has the schema of SQLite, whatever engine it was made of.
    version: buildText(await buildFor("sqlite")),
    madeAt: isoTime(madeAt),
    ...(withSecret ? { secret, secretMark: null } : { secret: null, secretMark: await secretMark(secret) }),
  };
  const objects = openFilesPlace(settings);
  const fill = async (draft: string) => {
    await (databaseUrl === null
      ? copyFolder(dataDir, secret, draft)
      : copyPostgres(databaseUrl, secret, draft));
    if (objects) await bringFiles(draft, objects);
  };
  return { notes, fill, secret };
}

/**
 * Tells the service of a backup, whose metrics have its age. It is whole without that.
 * @returns why it can't be told.
 */
export async function noted(dataDir: string, note: BackupNote): Promise<string | null> {
  // Nodes may be elsewhere.
  if (!existsSync(dataDir)) return null;
  try {
    await noteBackup(dataDir, note);
    return null;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}

/** The path that a backup is written to, whatever links lead there. */
function pathOutside(dataDir: string, file: string): string {
  const path = plainPath(file, USE_STREAM);
  const folder = dirname(path);
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  if (existsSync(dataDir) && realpathSync(folder) === realpathSync(dataDir))
    throw new Error("A backup belongs outside the data folder: it must survive the loss of that folder.");
  return path;
}

/**
 * The secret in use. None is generated here: only the secret of the service can read the data. The snapshot
 * of a PostgreSQL database is compared with it as it is read.
 */
async function secretFor(settings: Settings): Promise<string> {
  const { databaseUrl, dataDir } = settings;
  const stored = await ownSecret(settings, databaseUrl === null ? secretTracesIn(dataDir) : NO_TRACES);
  if (stored !== null) return stored;
  const whose = databaseUrl === null ? "the service" : "the nodes";
  throw new Error(`QZ_SECRET is not set, and there is none in ${dataDir}: a backup needs that of ${whose}.`);
}

/**
 * Copies the database of a data folder. A service may be running, and the secret may be changed meanwhile.
 * @throws Error when the copy does not belong to the secret.
 */
async function copyFolder(dataDir: string, secret: string, draft: string): Promise<void> {
  await copyDatabase(dataDir, draft);
  if (!(await isOurs(secret, secretTracesOf(draft))))
    throw new Error("the secret was changed at this moment. Give the command again");
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
 * Runs `work` with a backup that was read to its end and can be restored.
 * @param identities - secret keys of age, for one that is encrypted.
 * @throws Error with a sentence for the operator.
 */
export function withBackup<T>(
  source: BackupSource,
  identities: readonly string[],
  work: (backup: Backup) => Promise<T>,
): Promise<T> {
  const readPlain = (path: string, name: string) =>
    withPlain(path, name, identities, (plain) => work(readBackup(plain, name)));
  return typeof source === "string"
    ? readPlain(source, source)
    : withReceived(source, (path) => readPlain(path, "Standard input"));
}
