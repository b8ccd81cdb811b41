import { mkdirSync } from "node:fs";
import { UNFINISHED } from "../../db/postgres/unfinished.ts";
import { openSqliteStores } from "../../db/sqlite/stores.ts";
import { unusableFolder } from "../machine.ts";
import { type Settings, SettingsError } from "../settings.ts";
import { SECOND } from "../shared/clock.ts";
import { createSigner, deriveKey } from "../shared/hmac.ts";
import type { Log } from "../shared/log.ts";
import { StorageError } from "../shared/storage.ts";
import type { Stores } from "../stores.ts";

/** How long a service waits for a database that is not there yet, as after a power cut, and a command. */
const SERVICE_WAITS = 60 * SECOND;
const COMMAND_WAITS = 5 * SECOND;

/** What to do about a database that can't be used, by SQLSTATE (PostgreSQL, appendix A). */
const ADVICE: Readonly<Record<string, string>> = {
  "28000": "Its server does not let this user in.",
  "28P01": "Its server does not know this user or password.",
  "3D000": "Its server has no such database: make it with `createdb`.",
  [UNFINISHED]: "Give the command that fills it again: `quietzone copy` or `quietzone restore`.",
  "42501": "Its user may not make tables in the schema public: let the user own the database.",
};

/**
 * Opens everything that is kept: in the database of `QZ_DATABASE_URL`, where it is set, otherwise in the data folder.
 * @param log - of a service, which has the patience to wait for its database. A command has little.
 * @throws SettingsError
 */
export async function openStores(settings: Settings, log: Log | null): Promise<Stores> {
  const { databaseUrl, dataDir } = settings;
  try {
    // With a database of its own, too: the secret and the logo catalog are in it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (databaseUrl === null) return openSqliteStores(dataDir);
  } catch (error) {
    return unusableFolder(settings, error);
  }
  // Bun's client and the tables of PostgreSQL would take a sixth of a start, of which SQLite has no use.
  const { openPostgresStores } = await import("../../db/postgres/stores.ts");
  const onWait = (code: string) => log?.warn("waiting for PostgreSQL", { code });
  try {
    return await openPostgresStores(databaseUrl, { wait: log ? SERVICE_WAITS : COMMAND_WAITS, onWait });
  } catch (error) {
    throw unusableDatabase(error);
  }
}

/** A node that made a secret of its own is likely to be the first of several, which need the same. */
export function warnOfOwnSecret({ databaseUrl, secret, dataDir }: Settings, log: Log): void {
  if (databaseUrl === null || secret !== null) return;
  log.warn("QZ_SECRET is not set: every node of this database needs the same", { kept: dataDir });
}

/**
 * Nodes with different secrets could not read each other's leads and webhook secrets, and would forget each other's
 * visitors.
 * @throws SettingsError when the others have another.
 */
export async function refuseForeignSecret(stores: Stores, secret: Uint8Array<ArrayBuffer>): Promise<void> {
  if (await stores.isOurSecret(await markOf(secret))) return;
  throw new SettingsError([
    "QZ_SECRET holds another secret than the one this database is kept under. Give every node the same.",
  ]);
}

/** What tells a secret from any other, without telling it. */
async function markOf(secret: Uint8Array<ArrayBuffer>): Promise<string> {
  const signer = await createSigner(await deriveKey(secret, "secret-mark"));
  return signer.sign("this is the secret");
}

/** The mark of a secret as it is set or kept. */
export function markOfText(secret: string): Promise<string> {
  return markOf(new TextEncoder().encode(secret));
}

/** The server and database of an address, without what lets one in. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** What went wrong with the database at an address, which is not repeated, for the operator. */
export function ofDatabase(url: string, error: unknown): unknown {
  if (error instanceof StorageError)
    return new Error(
      `The database at ${placeOf(url)} can't be used (${error.code}). ${ADVICE[error.code] ?? "Try again."}`,
    );
  return error instanceof Error ? new Error(`The database at ${placeOf(url)}: ${error.message}`) : error;
}

/** What the server says, as the setting that chose it; the setting holds a password and is not repeated. */
function unusableDatabase(error: unknown): unknown {
  if (!(error instanceof StorageError)) return error;
  const advice = ADVICE[error.code] ?? "It may hold the address of a PostgreSQL database, 15 or later.";
  return new SettingsError([
    `QZ_DATABASE_URL names a database that can't be used (${error.code}). ${advice}`,
  ]);
}
