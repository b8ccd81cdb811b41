import { NO_SESSIONS } from "../../db/common/pooler.ts";
import { NEWER, PASSES, UNFINISHED, UNRELEASED } from "../../db/common/schema-age.ts";
import { makeFolder } from "../../db/files/owner.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { type Settings, SettingsError } from "../kit/settings/settings.ts";
import { SECOND } from "../kit/shared/clock.ts";
import { errorFields, type Log } from "../kit/shared/log.ts";
import { StorageError } from "../kit/shared/storage.ts";
import type { ProbeTimes } from "../../db/postgres/pool.ts";
import type { Stores } from "../../db/stores.ts";
import { olderAdvice, throughAdvice, UNRELEASED_ADVICE } from "./this-build.ts";
import { dataFolderError, requireService } from "./data-folder.ts";

/** How long a command waits for a database that does not answer yet, as after a power cut. A service waits for good. */
const COMMAND_WAITS = 5 * SECOND;

/** Needs of a service that a command does not have. */
export interface Waiting {
  /** Called every few seconds while the database does not answer. */
  readonly onWait?: (() => void) | undefined;
  /** When a server that does not answer counts as away. */
  readonly probeTimes?: ProbeTimes | undefined;
  /** Throws while this process may not write to the data folder. */
  readonly allow?: (() => void) | undefined;
  /** Called with the code of each fault of the database. */
  readonly onFault?: ((code: string) => void) | undefined;
}

/** Advice on a database that can't be used, by SQLSTATE (PostgreSQL, appendix A). */
const ADVICE: Readonly<Record<string, string>> = {
  "28000": "Its server does not let this user in.",
  "28P01": "Its server does not know this user or password.",
  "3D000": "Its server has no such database: make it with `createdb`.",
  [UNRELEASED]: UNRELEASED_ADVICE,
  [UNFINISHED]: "Give the command that fills it again: `quietzone copy` or `quietzone restore`.",
  [NO_SESSIONS]: "Set PgBouncer to `pool_mode = session` for this database, or name the server itself.",
  "42501": "Its user may not make tables in the schema public: let the user own the database.",
};

/**
 * Opens the stores: in the database of `QZ_DATABASE_URL`, if it is set, otherwise in the data folder.
 * @param log - the log of a service. A command passes `null`.
 * @throws SettingsError, NoServiceError for a command in a folder without a service
 */
export async function openStores(
  settings: Settings,
  log: Log | null,
  waiting: Waiting = {},
): Promise<Stores> {
  const { databaseUrl, dataDir } = settings;
  if (log === null) requireService(settings);
  try {
    // With PostgreSQL, too: the secret and the logo catalog are in the folder.
    if (log !== null) makeFolder(dataDir);
    if (databaseUrl === null)
      return openSqliteStores(
        dataDir,
        { onCheckpoint: checkpointLog(log), allow: waiting.allow, onFault: waiting.onFault },
        log === null,
      );
  } catch (error) {
    throw dataFolderError(settings, error);
  }
  // Bun's client and the tables of PostgreSQL are a sixth of a start. With SQLite they are not loaded.
  const { openPostgresStores } = await import("../../db/postgres/stores.ts");
  const onWait = (code: string, said: string | null) => {
    log?.warn("waiting for PostgreSQL", said === null ? { code } : { code, said });
    waiting.onWait?.();
  };
  const onHeartbeat = (error: unknown) =>
    error === null
      ? log?.info("heartbeats of this node reach PostgreSQL again")
      : log?.warn("heartbeats of this node do not reach PostgreSQL", errorFields(error));
  const onFold = (error: unknown) =>
    error === null
      ? log?.info("counts of scans are added to the totals again")
      : log?.warn("counts of scans can't be added to the totals, to be tried again", errorFields(error));
  try {
    return await openPostgresStores(databaseUrl, {
      wait: log ? Number.POSITIVE_INFINITY : COMMAND_WAITS,
      onWait,
      onHeartbeat,
      onFold,
      onFault: waiting.onFault,
      probeTimes: waiting.probeTimes,
    });
  } catch (error) {
    throw unusableDatabase(error);
  }
}

/** Says in the log that SQLite's log could not be written back, and when it is again. */
function checkpointLog(log: Log | null): (error: unknown) => void {
  let hasFailed = false;
  return (error) => {
    if (error !== null)
      log?.warn("SQLite's log can't be written back, to be tried again", errorFields(error));
    else if (hasFailed) log?.info("SQLite's log is written back again");
    hasFailed = error !== null;
  };
}

/** The server and database of an address, without user and password. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** An error of the database at an address, as a sentence for the operator. User and password are not repeated. */
export function databaseError(url: string, error: unknown): unknown {
  if (error instanceof StorageError)
    return new Error(
      `The database at ${placeOf(url)} can't be used (${reasonOf(error)}). ${adviceOn(error.code) ?? "Try again."}`,
    );
  return error instanceof Error ? new Error(`The database at ${placeOf(url)}: ${error.message}`) : error;
}

function adviceOn(code: string): string | undefined {
  return code.startsWith(PASSES) ? throughAdvice(code.slice(PASSES.length)) : ADVICE[code];
}

/** The code, and what the server says when it lets nobody in. */
function reasonOf({ code, cause }: StorageError): string {
  return typeof cause === "string" && ADVICE[code] === undefined ? `${code}: ${cause}` : code;
}

/** The server's error as a SettingsError. The setting holds a password, so its value is not repeated. */
function unusableDatabase(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  const advice = error.code.startsWith(NEWER)
    ? olderAdvice()
    : (adviceOn(error.code) ?? "It may hold the address of a PostgreSQL database, 15 or later.");
  return new SettingsError([
    `QZ_DATABASE_URL names a database that can't be used (${reasonOf(error)}). ${advice}`,
  ]);
}
