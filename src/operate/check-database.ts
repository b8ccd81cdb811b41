import { inspectPostgres, type PostgresFindings } from "../../db/postgres/inspect.ts";
import { type Age, throughOf } from "../../db/common/schema-age.ts";
import { inspectDatabase } from "../../db/sqlite/inspect.ts";
import type { Stores } from "../../db/stores.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { DAY, SECOND, systemClock } from "../kit/shared/clock.ts";
import { dayKeysFinding } from "./check-folder.ts";
import { hasUnansweredGs1, UNANSWERED_GS1 } from "../app/gs1.ts";
import { fail, type Finding, named, ok, tryCheck, warn } from "./finding.ts";
import { olderAdvice, throughAdvice, UNRELEASED_ADVICE } from "../app/this-build.ts";
import { isOurs, secretsAtHand } from "../app/secret.ts";
import { changeFindings } from "./check-secret.ts";
import { openStores } from "../app/storage.ts";

/** A larger difference between the clocks of server and machine is a warning, in milliseconds. */
const LARGEST_CLOCK_DIFFERENCE = 5 * SECOND;

/** Checks the database of the data folder, and its totals. */
export async function* sqliteFindings(settings: Settings): AsyncGenerator<Finding> {
  const found = await tryCheck("database", async () => {
    const { schema, damage } = inspectDatabase(settings.dataDir);
    if (damage.length > 0) return fail("database", `damaged: ${damage.join("; ")}. Restore a backup`);
    return databaseFinding(settings, schema, "intact");
  });
  yield found;
  if (found.state === "ok") yield* contentFindings(settings);
}

/** Checks the server and the database at an address, and its totals. */
export async function* postgresFindings(settings: Settings, url: string): AsyncGenerator<Finding> {
  let found: PostgresFindings;
  try {
    found = await inspectPostgres(url);
  } catch (error) {
    yield await tryCheck("database", () => Promise.reject(error));
    return;
  }
  yield serverFinding(found, systemClock.now());
  const database = await tryCheck("database", () => postgresFinding(settings, found));
  yield database;
  if (database.state === "ok") yield* contentFindings(settings);
}

/** Whether a server is supported, syncs, and has the time of `here`, this machine. */
export function serverFinding(
  { version, isSupported, isSynced, now }: PostgresFindings,
  here: number,
): Finding {
  const [check, name] = ["server", `PostgreSQL ${version}`];
  if (!isSupported) return fail(check, `${name} is too old: 15 or later is needed`);
  if (!isSynced)
    return warn(check, `${name} does not sync (fsync is off): a crash of its machine loses data`);
  const apart = Math.abs(now - here);
  return apart > LARGEST_CLOCK_DIFFERENCE
    ? warn(check, `${name}; its clock and this machine's are ${Math.round(apart / SECOND)} s apart`)
    : ok(check, name);
}

async function postgresFinding(settings: Settings, found: PostgresFindings): Promise<Finding> {
  const { version, schema } = found;
  if (schema === "empty") return warn("database", "it is empty; the first start fills it");
  return databaseFinding(settings, schema, `PostgreSQL ${version}`);
}

/** Whether a database is of this version, and belongs to the secret in use. */
async function databaseFinding(settings: Settings, schema: Found, what: string): Promise<Finding> {
  const found = schemaFinding(schema, what);
  return found.state === "ok" ? ((await withStores(settings, secretFinding)) ?? found) : found;
}

async function secretFinding({ secretMarks }: Stores, settings: Settings): Promise<Finding | null> {
  const [traces, atHand] = [await secretMarks.traces(), await secretsAtHand(settings)];
  if (atHand.length === 0)
    return traces.isFilled ? fail("database", "it belongs to a secret, and there is none") : null;
  const ours = await Promise.all(atHand.map((text) => isOurs(text, traces)));
  return ours.includes(true)
    ? null
    : fail("database", "it belongs to another secret: is QZ_SECRET the right one?");
}

type Found = Age | "foreign" | "unfinished" | "empty";

/** A database of another version is not opened: opening would migrate it under a service that may be running. */
export function schemaFinding(schema: Found, what: string): Finding {
  if (schema === "unfinished")
    return fail("database", "a copy into it is not finished: run the command again");
  if (schema === "older") return warn("database", `${what}; the next start migrates it`);
  if (schema === "newer") return fail("database", `made by a newer version. ${olderAdvice()}`);
  if (schema === "unreleased") return fail("database", `made before the first release. ${UNRELEASED_ADVICE}`);
  const version = throughOf(schema);
  if (version !== null) return fail("database", throughAdvice(version));
  return schema === "current" ? ok("database", `${what}, up to date`) : fail("database", "not one of ours");
}

/** Checks what is in the tables. */
export async function* contentFindings(settings: Settings): AsyncGenerator<Finding> {
  yield* await withStores(settings, changeFindings).catch(async (error: unknown) => [
    await tryCheck("new secret", () => Promise.reject(error)),
  ]);
  yield await tryCheck("day keys", () =>
    withStores(settings, ({ dayKeys }) => dayKeysFinding(dayKeys, settings)),
  );
  yield await tryCheck("GS1", () => withStores(settings, gs1Finding));
  yield await tryCheck("totals", () => withStores(settings, totalsFinding));
  yield await tryCheck("orphans", () => withStores(settings, orphansFinding));
}

async function withStores<T>(
  settings: Settings,
  look: (stores: Stores, settings: Settings) => Promise<T>,
): Promise<T> {
  const stores = await openStores(settings, null);
  try {
    return await look(stores, settings);
  } finally {
    await stores.close();
  }
}

async function gs1Finding(stores: Stores, settings: Settings): Promise<Finding> {
  if (await hasUnansweredGs1(settings, stores)) return warn("GS1", UNANSWERED_GS1);
  return ok(
    "GS1",
    settings.gs1 ? "the base URL answers GS1 Digital Links" : "off at the base URL, and not needed",
  );
}

async function totalsFinding({ auditor }: Stores, { retentionDays }: Settings): Promise<Finding> {
  const wrong = await auditor.discrepancies(systemClock.now() - retentionDays * DAY);
  if (wrong.length === 0) return ok("totals", "agree with a recount of single scans");
  return fail("totals", `do not agree with a recount: ${named(wrong, "; ")}`);
}

async function orphansFinding({ auditor }: Stores): Promise<Finding> {
  const found = await auditor.orphans();
  return found.length === 0
    ? ok("orphans", "none: every row belongs to a code or a workspace")
    : warn("orphans", `${found.join("; ")}. docs/monitoring.md says how to have them erased`);
}
