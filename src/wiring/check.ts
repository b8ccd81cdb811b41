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

/** The result of one check. `warn` deserves the operator's attention, `fail` means that something does not work. */
export interface Finding {
  readonly check: string;
  readonly state: "ok" | "warn" | "fail";
  readonly detail: string;
}

const MIB = 1024 * 1024;
/** Free space below the first is a warning, below the second a failure: a full disk loses scans. */
const LITTLE_SPACE = 1024 * MIB;
const NO_SPACE = 64 * MIB;

/** A larger difference between the clocks of server and machine is a warning, in milliseconds. */
const LARGEST_CLOCK_DIFFERENCE = 5 * SECOND;

/** An address that every country database knows. */
const KNOWN_ADDRESS = { address: "1.1.1.1", proxied: false, header: () => null };

/** Discrepancies that are named; the others are only counted. */
const NAMED = 5;

/** Checks settings, data folder, secret and database. It changes nothing. A service may be running. */
export async function* examine(settings: Settings): AsyncGenerator<Finding> {
  yield await tryCheck("settings", () => settingsFinding(settings));
  yield addressFinding(settings);
  yield proxyFinding(settings);
  yield await tryCheck("countries", async () => {
    const lookup = settings.geoip === null ? embeddedCountryLookup(null) : await openCountryLookup(settings);
    if (lookup(KNOWN_ADDRESS) === null) return warn("countries", "the database does not know 1.1.1.1");
    return ok("countries", settings.geoip ?? "the embedded database");
  });
  const { redisUrl } = settings;
  if (redisUrl !== null) yield await tryCheck("redis", () => redisFinding(redisUrl));
  if (!existsSync(settings.dataDir)) {
    yield warn("data folder", `${settings.dataDir} does not exist yet; the first start creates it`);
    return;
  }
  yield await tryCheck("data folder", () => folderFinding(settings.dataDir));
  yield await tryCheck("service", async () =>
    ok(
      "service",
      isServed(settings.dataDir) ? "one is running on this folder" : "none is running on this folder",
    ),
  );
  yield await tryCheck("disk", () => diskFinding(settings.dataDir));
  yield await tryCheck("secret", () => secretFinding(settings));
  if (settings.databaseUrl !== null) {
    yield* postgresFindings(settings, settings.databaseUrl);
    return;
  }
  if (!hasDatabase(settings.dataDir)) {
    yield warn("database", "there is none yet; the first start creates it");
    return;
  }
  yield* sqliteFindings(settings);
}

const ok = (check: string, detail: string): Finding => ({ check, state: "ok", detail });
const warn = (check: string, detail: string): Finding => ({ check, state: "warn", detail });
const fail = (check: string, detail: string): Finding => ({ check, state: "fail", detail });

/** Runs a check. An error is a failure, and its message is the reason. */
async function tryCheck(check: string, look: () => Promise<Finding>): Promise<Finding> {
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
      `QZ_BASE_URL is not set: codes encode http://localhost:${port}, which phones can't reach`,
    );
  return baseUrl.startsWith("https:")
    ? ok(check, baseUrl)
    : warn(check, `${baseUrl} is not https: cookies are not Secure, and scans are sent unencrypted`);
}

/** The service itself does not speak TLS: an https address means that a proxy is in front of it. */
function proxyFinding({ baseUrl, trustedProxies, dataDir }: Settings): Finding {
  const check = "proxies";
  const advice = "all clients count as one. Set QZ_TRUSTED_PROXIES to your proxy's network, or to none";
  if (trustedProxies !== null)
    return ok(
      check,
      trustedProxies.length > 0 ? `${trustedProxies.length} networks trusted` : "none trusted",
    );
  if (hasForwardingPeer(dataDir))
    return warn(check, `a private peer sends X-Forwarded-For, which is not trusted: ${advice}`);
  return baseUrl?.startsWith("https:")
    ? warn(check, `the base URL is https, so there is a proxy in front, and none is trusted: ${advice}`)
    : ok(check, "none trusted, and none was detected");
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
    : warn("data folder", `users other than the owner can access ${open.join(", ")} in ${dataDir}`);
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
    return warn("secret", "there is none yet; the first start creates it");
  if (settings.secret === null && ((await stat(path)).mode & 0o077) !== 0)
    return fail("secret", `${path} can be read by users other than its owner: chmod 600 ${path}`);
  const text = await secretText(settings);
  if (text.length < 32) return fail("secret", `${path} holds no secret. Restore it from a backup`);
  return (await works(new TextEncoder().encode(text)))
    ? ok("secret", `${settings.secret === null ? path : "QZ_SECRET"}; signing and sealing work`)
    : fail("secret", "signing or sealing does not work");
}

/** The secret in use, or an empty text. It is not generated here. */
async function secretText({ secret, dataDir }: Settings): Promise<string> {
  return secret ?? (await readFile(join(dataDir, SECRET_FILE), "utf8").catch(() => "")).trim();
}

/** Whether the secret in use opens a sealed lead. */
async function opens(settings: Settings, id: string, sealed: Uint8Array): Promise<boolean> {
  const key = await deriveKey(new TextEncoder().encode(await secretText(settings)), "leads");
  const sealer = await createSealer(key, createIds(systemClock));
  return sealer.open(sealed, id).then(
    () => true,
    () => false,
  );
}

/** Whether a secret signs and seals: what it made is accepted, and what was changed is not. */
async function works(secret: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const key = await deriveKey(secret, "check");
  const signer = await createSigner(key);
  const signature = await signer.sign("a text");
  const isSigned = (await signer.verify("a text", signature)) && !(await signer.verify("another", signature));
  const sealer = await createSealer(key, createIds(systemClock));
  const opened = await sealer.open(await sealer.seal("a text", "here"), "here");
  return isSigned && opened === "a text";
}

async function* sqliteFindings(settings: Settings): AsyncGenerator<Finding> {
  const found = await tryCheck("database", async () => {
    const { schema, damage, sealed } = inspectDatabase(settings.dataDir);
    if (damage.length > 0) return fail("database", `damaged: ${damage.join("; ")}. Restore a backup`);
    return (await sealsFinding(settings, sealed)) ?? schemaFinding(schema, "intact");
  });
  yield found;
  if (found.state === "ok") yield await tryCheck("totals", () => totalsFinding(settings));
}

async function* postgresFindings(settings: Settings, url: string): AsyncGenerator<Finding> {
  let found: PostgresFindings;
  try {
    found = await inspectPostgres(url);
  } catch (error) {
    yield await tryCheck("database", () => Promise.reject(error));
    return;
  }
  yield serverFinding(found);
  const database = await tryCheck("database", () => postgresFinding(settings, found));
  yield database;
  if (database.state === "ok") yield await tryCheck("totals", () => totalsFinding(settings));
}

function serverFinding({ version, isSupported, isSynced, now }: PostgresFindings): Finding {
  const [check, name] = ["server", `PostgreSQL ${version}`];
  if (!isSupported) return fail(check, `${name} is too old: 15 or later is needed`);
  if (!isSynced)
    return warn(check, `${name} does not sync (fsync is off): a crash of its machine loses data`);
  const apart = Math.abs(now - systemClock.now());
  return apart > LARGEST_CLOCK_DIFFERENCE
    ? warn(check, `${name}; its clock and this machine's are ${Math.round(apart / SECOND)} s apart`)
    : ok(check, name);
}

async function postgresFinding(settings: Settings, found: PostgresFindings): Promise<Finding> {
  const { version, schema, mark, sealed } = found;
  if (schema === "empty") return warn("database", "it is empty; the first start fills it");
  if (mark !== null && mark !== (await secretMark(await secretText(settings))))
    return fail("database", "it was created with another secret: is QZ_SECRET the right one?");
  return (await sealsFinding(settings, sealed)) ?? schemaFinding(schema, `PostgreSQL ${version}`);
}

async function sealsFinding(
  settings: Settings,
  lead: { readonly id: string; readonly sealed: Uint8Array } | null,
): Promise<Finding | null> {
  if (!lead || (await opens(settings, lead.id, lead.sealed))) return null;
  return fail("database", "its leads were sealed under another secret: is QZ_SECRET the right one?");
}

/** A database of another version is not opened: opening would migrate it under a service that may be running. */
function schemaFinding(
  schema: "current" | "older" | "newer" | "foreign" | "unfinished",
  what: string,
): Finding {
  if (schema === "unfinished")
    return fail("database", "a copy into it is not finished: run the command again");
  if (schema === "older") return warn("database", `${what}; the next start migrates it`);
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
