import { existsSync } from "node:fs";
import { access, constants, readFile, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { hasForwardingPeer } from "../../db/files/forwarding-peer.ts";
import { openToOthers } from "../../db/files/modes.ts";
import { SECRET_FILE } from "../../db/files/secret.ts";
import { reachRedis } from "../../db/redis/open.ts";
import { isServed } from "../../db/sqlite/folder-lock.ts";
import { inspectPostgres, type PostgresFindings } from "../../db/postgres/inspect.ts";
import { hasDatabase, inspectDatabase } from "../../db/sqlite/inspect.ts";
import type { Settings } from "../settings/settings.ts";
import { DAY, SECOND, systemClock } from "../shared/clock.ts";
import { createSigner, deriveKey } from "../shared/hmac.ts";
import { createIds } from "../shared/ids.ts";
import { createSealer } from "../shared/seal.ts";
import { embeddedCountryLookup, openCountryLookup } from "./countries.ts";
import { readPlans } from "./plans.ts";
import { secretMark } from "./secret.ts";
import { openStores } from "./storage.ts";

/** One thing that was looked at. `warn` is worth the operator's attention, `fail` keeps something from working. */
export interface Finding {
  readonly check: string;
  readonly state: "ok" | "warn" | "fail";
  readonly detail: string;
}

const MIB = 1024 * 1024;
/** Less free space than this is worth a warning, and less than that fails: a full disk loses scans. */
const LITTLE_SPACE = 1024 * MIB;
const NO_SPACE = 64 * MIB;

/** Clocks may differ by seconds: by how much is worth a warning, in milliseconds. */
const MOST_APART = 5 * SECOND;

/** An address that any database of countries knows. */
const SOMEWHERE = { address: "1.1.1.1", proxied: false, header: () => null };

/** Discrepancies that are named one by one; the rest is a number. */
const NAMED = 5;

/** Looks through settings, data folder, secret and database. Changes nothing, and works beside a running service. */
export async function* examine(settings: Settings): AsyncGenerator<Finding> {
  yield await attempt("settings", () => settingsFinding(settings));
  yield addressFinding(settings);
  yield proxyFinding(settings);
  yield await attempt("countries", async () => {
    const lookup = settings.geoip === null ? embeddedCountryLookup(null) : await openCountryLookup(settings);
    if (lookup(SOMEWHERE) === null) return warn("countries", "the database does not know 1.1.1.1");
    return ok("countries", settings.geoip ?? "the database that ships");
  });
  const { redisUrl } = settings;
  if (redisUrl !== null) yield await attempt("redis", () => redisFinding(redisUrl));
  if (!existsSync(settings.dataDir)) {
    yield warn("data folder", `${settings.dataDir} is not there yet; the first start makes it`);
    return;
  }
  yield await attempt("data folder", () => folderFinding(settings.dataDir));
  yield await attempt("service", async () =>
    ok(
      "service",
      isServed(settings.dataDir) ? "one is running on this folder" : "none is running on this folder",
    ),
  );
  yield await attempt("disk", () => diskFinding(settings.dataDir));
  yield await attempt("secret", () => secretFinding(settings));
  if (settings.databaseUrl !== null) {
    yield* sharedFindings(settings, settings.databaseUrl);
    return;
  }
  if (!hasDatabase(settings.dataDir)) {
    yield warn("database", "there is none yet; the first start makes it");
    return;
  }
  yield* databaseFindings(settings);
}

const ok = (check: string, detail: string): Finding => ({ check, state: "ok", detail });
const warn = (check: string, detail: string): Finding => ({ check, state: "warn", detail });
const fail = (check: string, detail: string): Finding => ({ check, state: "fail", detail });

/** What throws has failed; the error's message says why. */
async function attempt(check: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return fail(check, error instanceof Error ? `${error.message}${code}` : "can't be checked");
  }
}

async function settingsFinding(settings: Settings): Promise<Finding> {
  const plans = await readPlans(settings);
  return ok("settings", `plans ${plans.names.join(", ")}; new tenants get ${settings.signupPlan}`);
}

function addressFinding({ baseUrl, port }: Settings): Finding {
  const check = "base URL";
  if (baseUrl === null)
    return warn(
      check,
      `QZ_BASE_URL is not set: codes encode http://localhost:${port}, which no phone can reach`,
    );
  return baseUrl.startsWith("https:")
    ? ok(check, baseUrl)
    : warn(check, `${baseUrl} is not https: cookies are not Secure, and scans can be read on the way`);
}

/** The service itself speaks no TLS: an https address means that something stands in front of it. */
function proxyFinding({ baseUrl, trustedProxies, dataDir }: Settings): Finding {
  const check = "proxies";
  const advice = "all clients count as one. Set QZ_TRUSTED_PROXIES to your proxy's network, or to none";
  if (trustedProxies !== null)
    return ok(
      check,
      trustedProxies.length > 0 ? `${trustedProxies.length} networks trusted` : "none trusted",
    );
  if (hasForwardingPeer(dataDir))
    return warn(check, `a private peer sends X-Forwarded-For, which is not believed: ${advice}`);
  return baseUrl?.startsWith("https:")
    ? warn(check, `the base URL is https, so a proxy stands in front, and none is trusted: ${advice}`)
    : ok(check, "none trusted, and none was seen");
}

async function redisFinding(url: string): Promise<Finding> {
  const trouble = await reachRedis(url);
  return trouble === null
    ? ok("redis", "answers; the nodes count their limits together")
    : warn("redis", `QZ_REDIS_URL can't be reached (${trouble}): each node counts its limits alone`);
}

async function folderFinding(dataDir: string): Promise<Finding> {
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const open = openToOthers(dataDir);
  return open.length === 0
    ? ok("data folder", `${dataDir}, closed to others`)
    : warn("data folder", `others than the owner may use ${open.join(", ")} in ${dataDir}`);
}

async function diskFinding(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const detail = `${Math.floor(free / MIB)} MiB free`;
  if (free < NO_SPACE) return fail("disk", `${detail}: scans will be lost`);
  return free < LITTLE_SPACE ? warn("disk", detail) : ok("disk", detail);
}

async function secretFinding(settings: Settings): Promise<Finding> {
  const path = join(settings.dataDir, SECRET_FILE);
  if (settings.secret === null && !existsSync(path))
    return warn("secret", "there is none yet; the first start makes it");
  if (settings.secret === null && ((await stat(path)).mode & 0o077) !== 0)
    return fail("secret", `${path} is open to others than its owner: chmod 600 ${path}`);
  const text = await secretText(settings);
  if (text.length < 32) return fail("secret", `${path} holds no secret. Restore it from a backup`);
  return (await holds(new TextEncoder().encode(text)))
    ? ok(
        "secret",
        `${settings.secret === null ? path : "QZ_SECRET"}; a signature and a sealed text came back`,
      )
    : fail("secret", "what was signed or sealed did not come back");
}

/** The secret in use, read only; empty where there is none. */
async function secretText({ secret, dataDir }: Settings): Promise<string> {
  return secret ?? (await readFile(join(dataDir, SECRET_FILE), "utf8").catch(() => "")).trim();
}

/** Whether the secret in use is the one that a lead was sealed under. */
async function opens(settings: Settings, id: string, sealed: Uint8Array): Promise<boolean> {
  const key = await deriveKey(new TextEncoder().encode(await secretText(settings)), "leads");
  const sealer = await createSealer(key, createIds(systemClock));
  return sealer.open(sealed, id).then(
    () => true,
    () => false,
  );
}

/** Whether what is signed and sealed under a secret comes back, and what was changed on the way does not. */
async function holds(secret: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const key = await deriveKey(secret, "check");
  const signer = await createSigner(key);
  const signature = await signer.sign("a text");
  const isSigned = (await signer.verify("a text", signature)) && !(await signer.verify("another", signature));
  const sealer = await createSealer(key, createIds(systemClock));
  const opened = await sealer.open(await sealer.seal("a text", "here"), "here");
  return isSigned && opened === "a text";
}

async function* databaseFindings(settings: Settings): AsyncGenerator<Finding> {
  const found = await attempt("database", async () => {
    const { schema, damage, sealed } = inspectDatabase(settings.dataDir);
    if (damage.length > 0) return fail("database", `damaged: ${damage.join("; ")}. Restore a backup`);
    return (await sealsFinding(settings, sealed)) ?? schemaFinding(schema, "whole");
  });
  yield found;
  if (found.state === "ok") yield await attempt("totals", () => totalsFinding(settings));
}

async function* sharedFindings(settings: Settings, url: string): AsyncGenerator<Finding> {
  let found: PostgresFindings;
  try {
    found = await inspectPostgres(url);
  } catch (error) {
    yield await attempt("database", () => Promise.reject(error));
    return;
  }
  yield serverFinding(found);
  const database = await attempt("database", () => sharedFinding(settings, found));
  yield database;
  if (database.state === "ok") yield await attempt("totals", () => totalsFinding(settings));
}

function serverFinding({ version, isSupported, isSynced, now }: PostgresFindings): Finding {
  const [check, name] = ["server", `PostgreSQL ${version}`];
  if (!isSupported) return fail(check, `${name} is too old: it takes 15 or later`);
  if (!isSynced)
    return warn(check, `${name} does not sync (fsync is off): a crash of its machine loses data`);
  const apart = Math.abs(now - systemClock.now());
  return apart > MOST_APART
    ? warn(check, `${name}; its clock and this machine's are ${Math.round(apart / SECOND)} s apart`)
    : ok(check, name);
}

async function sharedFinding(settings: Settings, found: PostgresFindings): Promise<Finding> {
  const { version, schema, mark, sealed } = found;
  if (schema === "empty") return warn("database", "it is empty; the first start fills it");
  if (mark !== null && mark !== (await secretMark(await secretText(settings))))
    return fail("database", "it is kept under another secret: is QZ_SECRET the right one?");
  return (await sealsFinding(settings, sealed)) ?? schemaFinding(schema, `PostgreSQL ${version}`);
}

async function sealsFinding(
  settings: Settings,
  lead: { readonly id: string; readonly sealed: Uint8Array } | null,
): Promise<Finding | null> {
  if (!lead || (await opens(settings, lead.id, lead.sealed))) return null;
  return fail("database", "its leads were sealed under another secret: is QZ_SECRET the right one?");
}

/** What is not up to date stops here: to open it would bring it up to date, under a service that may be running. */
function schemaFinding(
  schema: "current" | "older" | "newer" | "foreign" | "unfinished",
  what: string,
): Finding {
  if (schema === "unfinished")
    return fail("database", "a copy into it is not finished: give the command again");
  if (schema === "older") return warn("database", `${what}; the next start brings it up to date`);
  return schema === "current"
    ? ok("database", `${what}, up to date`)
    : fail("database", schema === "newer" ? "made by a newer version" : "not one of ours");
}

async function totalsFinding(settings: Settings): Promise<Finding> {
  const stores = await openStores(settings, null);
  try {
    const wrong = await stores.auditor.discrepancies(systemClock.now() - settings.retentionDays * DAY);
    if (wrong.length === 0) return ok("totals", "agree with a recount of single scans");
    const more = wrong.length > NAMED ? `, and ${wrong.length - NAMED} more` : "";
    return fail("totals", `do not agree with a recount: ${wrong.slice(0, NAMED).join("; ")}${more}`);
  } finally {
    await stores.close();
  }
}
