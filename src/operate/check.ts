import { existsSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { hasForwardingPeer } from "../../db/files/forwarding-peer.ts";
import { SECRET_FILE } from "../../db/files/secret.ts";
import { reachRedis } from "../../db/redis/open.ts";
import { isServed } from "../../db/sqlite/folder-lock.ts";
import { hasDatabase } from "../../db/sqlite/inspect.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { systemClock } from "../kit/shared/clock.ts";
import { createSigner, deriveKey } from "../kit/shared/hmac.ts";
import { createIds } from "../kit/shared/ids.ts";
import { createSealer } from "../kit/shared/seal.ts";
import { postgresFindings, sqliteFindings } from "./check-database.ts";
import { folderFinding } from "./check-folder.ts";
import { embeddedCountryLookup, openCountryLookup } from "../app/countries.ts";
import { readPlans } from "../app/plans.ts";
import { fail, type Finding, ok, tryCheck, warn } from "./finding.ts";
import { secretText } from "../app/secret.ts";

const MIB = 1024 * 1024;
/** Free space below the first is a warning, below the second a failure: a full disk loses scans. */
const LITTLE_SPACE = 1024 * MIB;
const NO_SPACE = 64 * MIB;

/** An address that every country database knows. */
const KNOWN_ADDRESS = { address: "1.1.1.1", proxied: false, header: () => null };

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
  if (existsSync(settings.dataDir)) yield* folderFindings(settings.dataDir);
  else {
    yield absent(settings, "data folder", `${settings.dataDir} does not exist`);
    // The operator of nodes may ask from a machine without one.
    if (settings.databaseUrl === null) return;
  }
  yield await tryCheck("secret", () => secretFinding(settings));
  if (settings.databaseUrl !== null) {
    yield* postgresFindings(settings, settings.databaseUrl);
    return;
  }
  if (!hasDatabase(settings.dataDir)) {
    yield absent(settings, "database", `there is none in ${settings.dataDir}`);
    return;
  }
  yield* sqliteFindings(settings);
}

/** A node of PostgreSQL may have no folder yet. In place of a service's own folder it is a wrong one, or the service is new. */
function absent({ databaseUrl }: Settings, check: string, detail: string): Finding {
  return databaseUrl !== null
    ? warn(check, `${detail} yet; the first start creates it`)
    : fail(check, `${detail}: the first start creates it. If there was one, check QZ_DATA_DIR and --config`);
}

async function settingsFinding(settings: Settings): Promise<Finding> {
  const plans = await readPlans(settings);
  return ok("settings", `plans ${plans.names.join(", ")}; new tenants get ${settings.signupPlan}`);
}

export function addressFinding({ baseUrl, port }: Settings): Finding {
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

async function* folderFindings(dataDir: string): AsyncGenerator<Finding> {
  yield await tryCheck("data folder", () => folderFinding(dataDir));
  yield await tryCheck("service", async () =>
    ok("service", isServed(dataDir) ? "one is running on this folder" : "none is running on this folder"),
  );
  yield await tryCheck("disk", async () => diskFinding(await freeSpace(dataDir)));
}

async function freeSpace(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

/** Whether so many free bytes are enough. */
export function diskFinding(free: number): Finding {
  const detail = `${Math.floor(free / MIB)} MiB free`;
  if (free < NO_SPACE) return fail("disk", `${detail}: scans will be lost`);
  return free < LITTLE_SPACE ? warn("disk", detail) : ok("disk", detail);
}

async function secretFinding(settings: Settings): Promise<Finding> {
  const path = join(settings.dataDir, SECRET_FILE);
  if (settings.secret === null && !existsSync(path))
    return settings.databaseUrl === null && hasDatabase(settings.dataDir)
      ? fail("secret", `${path} is missing. Put it back, as from a backup; docs/secret.md says more`)
      : warn("secret", "there is none yet; the first start creates it");
  if (settings.secret === null && ((await stat(path)).mode & 0o077) !== 0)
    return fail("secret", `${path} can be read by users other than its owner: chmod 600 ${path}`);
  const text = await secretText(settings);
  if (text.length < 32) return fail("secret", `${path} holds no secret. Restore it from a backup`);
  return (await works(new TextEncoder().encode(text)))
    ? ok("secret", `${settings.secret === null ? path : "QZ_SECRET"}; signing and sealing work`)
    : fail("secret", "signing or sealing does not work");
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
