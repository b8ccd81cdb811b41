import { statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type FolderLock, lockFolder, lockLater } from "../../db/sqlite/folder-lock.ts";
import { takesNoWrites } from "../../db/sqlite/faults.ts";
import { hasDatabase } from "../../db/sqlite/inspect.ts";
import { completeReplacing, isReplacing } from "../../db/sqlite/replace.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";
import { NEWER, PASSES, UNRELEASED } from "../../db/common/schema-age.ts";
import { olderAdvice, throughAdvice, UNRELEASED_ADVICE } from "./this-build.ts";

/** There is no service in the data folder. The command line says where its name comes from, and what to do. */
export class NoServiceError extends Error {
  override readonly name = "NoServiceError";
  readonly folder: string;
  constructor(dataDir: string) {
    const folder = resolve(dataDir);
    super(`There is no service in ${folder}.`);
    this.folder = folder;
  }
}

/**
 * Commands work on a service that is there: what one did in an empty folder nobody would find again. Only `serve`, `demo` and
 * `restore` make a service.
 * @throws NoServiceError, or Error with a sentence for the operator while a restore is incomplete
 */
export function requireService({ databaseUrl, dataDir }: Settings): void {
  if (databaseUrl !== null) return;
  if (isReplacing(dataDir))
    throw new Error(
      `A restore into ${dataDir} was interrupted when all was written. Start the service, or give the restore again: both complete it.`,
    );
  if (!hasDatabase(dataDir)) throw new NoServiceError(dataDir);
}

/**
 * Locks the data folder for a command during which no service may run.
 * @param reason - completes the sentence for a folder that is in use.
 */
export function lockUnserved({ dataDir }: Settings, reason: string): FolderLock {
  const lock = lockFolder(dataDir);
  if (lock?.isAlone) {
    completeReplacing(dataDir);
    return lock;
  }
  lock?.close();
  throw new Error(`A service is running on ${dataDir}. Stop it first: ${reason}`);
}

/**
 * Locks the data folder for this service, and completes a restore that was interrupted. Returns `null` with
 * PostgreSQL: nodes write only to the database they share.
 * @throws SettingsError when another service uses the folder, or when it can't be used.
 */
export function lockDataFolder(settings: Settings): FolderLock | null {
  if (settings.databaseUrl !== null) return null;
  const lock = lockOf(settings);
  if (lock) return lock;
  throw new SettingsError([
    `QZ_DATA_DIR holds ${JSON.stringify(settings.dataDir)}, which another running service uses. It may hold a folder that no service uses. Commands work beside a running service.`,
  ]);
}

function lockOf(settings: Settings): FolderLock | null {
  try {
    const lock = lockFolder(settings.dataDir);
    if (lock?.isAlone) completeReplacing(settings.dataDir);
    return lock;
  } catch (error) {
    if (takesNoWrites(error) && hasDatabase(settings.dataDir)) return lockLater(settings.dataDir);
    throw dataFolderError(settings, error);
  }
}

/** An error of the file system or of SQLite as a SettingsError that names the folder. Other errors stay as they are. */
export function dataFolderError({ dataDir }: Settings, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code !== "string") return error;
  const advice = /^SQLITE_(?:CORRUPT|NOTADB)/.test(code)
    ? " Its database is damaged: `quietzone check` shows how much, `quietzone restore` restores a backup."
    : code.startsWith(NEWER)
      ? ` ${olderAdvice()}`
      : code === UNRELEASED
        ? ` ${UNRELEASED_ADVICE}`
        : code.startsWith(PASSES)
          ? ` ${throughAdvice(code.slice(PASSES.length))}`
          : "";
  return new SettingsError([
    `QZ_DATA_DIR holds ${JSON.stringify(dataDir)}, which can't be used (${code}).${otherOwner(dataDir)} It may hold a Quietzone data folder, or the path of a folder that can be created.${advice}`,
  ]);
}

/**
 * A sentence for a process that uses the folder, or would make it in one, of another user. Root may use all.
 */
function otherOwner(dataDir: string): string {
  const user = process.geteuid?.() ?? 0;
  const { folder, owner } = nearestOwner(resolve(dataDir));
  if (user === 0 || owner === user) return "";
  // A folder above it is somebody else's, and stays so.
  const mend =
    folder === resolve(dataDir)
      ? ` Give it to that user, by \`sudo chown -R ${user}:${process.getegid?.() ?? user} ${folder}\`; of a container, the folder that is mounted there.`
      : "";
  return ` The process runs as user ${user}; ${folder} belongs to user ${owner}.${mend}`;
}

/** The owner of a folder, or of the first one above it that can be looked at. */
function nearestOwner(folder: string): { readonly folder: string; readonly owner: number } {
  try {
    return { folder, owner: statSync(folder).uid };
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return nearestOwner(dirname(folder));
  }
}
