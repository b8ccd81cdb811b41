import { Database } from "bun:sqlite";
import { describe, expect, test } from "bun:test";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { diskFinding, examine } from "../../src/operate/check.ts";
import { schemaFinding, serverFinding } from "../../src/operate/check-database.ts";
import { tryCheck } from "../../src/operate/finding.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { newFolder, startOn, use, usedAndStopped } from "../app/world.ts";

/** The findings of `quietzone check`, each with its exact words. */

const GOOD = { QZ_BASE_URL: "https://qr.example.org", QZ_TRUSTED_PROXIES: "none" };
const LONG_AGO = { QZ_RETENTION_DAYS: "36500" };

/** Findings as `state: detail`, by their check. */
async function findingsOf(environment: Record<string, string>): Promise<Record<string, string>> {
  const all = await Array.fromAsync(examine(readSettings({ ...GOOD, ...LONG_AGO, ...environment })));
  return Object.fromEntries(all.map(({ check, state, detail }) => [check, `${state}: ${detail}`]));
}

const SETTINGS = {
  settings: "ok: plans static, free, pro, unlimited; new tenants get free",
  "base URL": "ok: https://qr.example.org",
  proxies: "ok: none trusted",
  countries: "ok: the embedded database",
};

const ABSENT = "the first start creates it. If there was one, check QZ_DATA_DIR and --config";

test("before the first start", async () => {
  const folder = newFolder();
  expect(await findingsOf({ QZ_DATA_DIR: folder })).toEqual({
    ...SETTINGS,
    "data folder": `fail: ${folder} does not exist: ${ABSENT}`,
  });
  mkdirSync(folder, { mode: 0o700 });
  expect(await findingsOf({ QZ_DATA_DIR: folder })).toEqual({
    ...SETTINGS,
    "data folder": `ok: ${folder}, which only its owner can access`,
    service: "ok: none is running on this folder",
    disk: expect.stringMatching(/^ok: \d+ MiB free$/),
    secret: "warn: there is none yet; the first start creates it",
    database: `fail: there is none in ${folder}: ${ABSENT}`,
  });
});

test("beside a running service, and after it", async () => {
  const folder = newFolder();
  const service = await startOn({ QZ_DATA_DIR: folder });
  await use(service);
  const healthy = {
    ...SETTINGS,
    "data folder": `ok: ${folder}, which only its owner can access`,
    disk: expect.stringMatching(/^ok: /),
    secret: `ok: ${folder}/secret; signing and sealing work`,
    database: "ok: intact, up to date",
    "day keys": "ok: none is older than a day",
    GS1: "ok: off at the base URL, and not needed",
    totals: "ok: agree with a recount of single scans",
    orphans: "ok: none: every row belongs to a code or a workspace",
  };
  expect(await findingsOf({ QZ_DATA_DIR: folder })).toEqual({
    ...healthy,
    service: "ok: one is running on this folder",
  });
  await service.stop();
  expect(await findingsOf({ QZ_DATA_DIR: folder })).toEqual({
    ...healthy,
    service: "ok: none is running on this folder",
  });
});

test("settings that are not good", async () => {
  const QZ_DATA_DIR = newFolder();
  const only = async (check: string, environment: Record<string, string>) =>
    (await findingsOf({ QZ_DATA_DIR, ...environment }))[check];
  const advice = "all clients count as one. Set QZ_TRUSTED_PROXIES to your proxy's network, or to none";

  expect(await only("settings", { QZ_SIGNUP_PLAN: "platinum" })).toBe(
    'fail: QZ_SIGNUP_PLAN holds "platinum". It may hold static, free, pro, unlimited.',
  );
  expect(await only("base URL", { QZ_BASE_URL: "", QZ_PORT: "8080" })).toBe(
    "warn: QZ_BASE_URL is not set: codes encode http://localhost:8080, which phones can't reach",
  );
  expect(await only("base URL", { QZ_BASE_URL: "http://qr.example.org" })).toBe(
    "warn: http://qr.example.org is not https: cookies are not Secure, and scans are sent unencrypted",
  );
  expect(await only("proxies", { QZ_TRUSTED_PROXIES: "10.0.0.0/8,fd00::/8" })).toBe("ok: 2 networks trusted");
  expect(await only("proxies", { QZ_TRUSTED_PROXIES: "" })).toBe(
    `warn: the base URL is https, so there is a proxy in front, and none is trusted: ${advice}`,
  );
  const plain = { QZ_TRUSTED_PROXIES: "", QZ_BASE_URL: "http://qr.example.org" };
  expect(await only("proxies", plain)).toBe("ok: none trusted, and none was detected");
  mkdirSync(QZ_DATA_DIR, { mode: 0o700 });
  writeFileSync(join(QZ_DATA_DIR, "untrusted-proxy"), "");
  expect(await only("proxies", plain)).toBe(
    `warn: a private peer sends X-Forwarded-For, which is not trusted: ${advice}`,
  );
  expect(await only("redis", { QZ_REDIS_URL: "redis://127.0.0.1:1" })).toMatch(
    /^warn: QZ_REDIS_URL can't be reached \(.+\): each node counts its limits alone$/,
  );
});

test("country databases of the operator's own", async () => {
  const QZ_DATA_DIR = newFolder();
  const shipped = await Bun.file(join(import.meta.dir, "../../assets/country.mmdb.zst")).bytes();
  mkdirSync(QZ_DATA_DIR, { mode: 0o700 });
  const file = join(QZ_DATA_DIR, "countries.mmdb");
  writeFileSync(file, Bun.zstdDecompressSync(shipped), { mode: 0o600 });
  expect((await findingsOf({ QZ_DATA_DIR, QZ_GEOIP: file }))["countries"]).toBe(`ok: ${file}`);
  expect((await findingsOf({ QZ_DATA_DIR, QZ_GEOIP: "nowhere.mmdb" }))["countries"]).toBe(
    'fail: QZ_GEOIP holds "nowhere.mmdb", which can\'t be read. It may hold the path of an .mmdb file.',
  );
});

test("a folder and a secret that others can access, and secrets that are no use", async () => {
  const folder = newFolder();
  const path = join(folder, "secret");
  const environment = { QZ_DATA_DIR: folder };
  await usedAndStopped(environment);
  chmodSync(path, 0o640);
  expect(await findingsOf(environment)).toMatchObject({
    "data folder": `warn: users other than the owner can access secret in ${folder}`,
    secret: `fail: ${path} can be read by users other than its owner: chmod 600 ${path}`,
  });
  const QZ_SECRET = "correct horse battery staple, twice over";
  const foreign = await findingsOf({ ...environment, QZ_SECRET });
  expect(foreign).toMatchObject({
    secret: "ok: QZ_SECRET; signing and sealing work",
    database: "fail: it belongs to another secret: is QZ_SECRET the right one?",
  });
  expect(foreign).not.toHaveProperty("totals");
  chmodSync(path, 0o600);
  const missing = `fail: ${path} holds no secret. Restore it from a backup`;
  writeFileSync(path, `${"x".repeat(31)}\n`);
  expect((await findingsOf(environment))["secret"]).toBe(missing);
  writeFileSync(path, `${"x".repeat(32)}\n`);
  expect((await findingsOf(environment))["secret"]).toStartWith("ok: ");
  rmSync(path);
  expect(await findingsOf(environment)).toMatchObject({
    secret: `fail: ${path} is missing. Put it back, as from a backup; docs/secret.md says more`,
    database: "fail: it belongs to a secret, and there is none",
  });
});

test("keys of days that are over", async () => {
  const QZ_DATA_DIR = newFolder();
  await usedAndStopped({ QZ_DATA_DIR });
  for (const day of [1, 2, 3, 4, 5, 6])
    writeFileSync(join(QZ_DATA_DIR, `day-keys/2000-01-0${day}.key`), "", { mode: 0o600 });
  expect((await findingsOf({ QZ_DATA_DIR }))["day keys"]).toBe(
    "fail: 2000-01-01, 2000-01-02, 2000-01-03, 2000-01-04, 2000-01-05, and 1 more should have been destroyed. The service does it once it runs; otherwise its log says why it can't",
  );
});

test("totals that differ, and more of them than are named", async () => {
  const folder = newFolder();
  await usedAndStopped({ QZ_DATA_DIR: folder });
  const database = new Database(join(folder, "quietzone.db"));
  database.run("update totals set scans = scans + 1 where grain = 1");
  expect((await findingsOf({ QZ_DATA_DIR: folder }))["totals"]).toMatch(
    /^fail: do not agree with a recount: [^;]*hours[^;]*$/,
  );
  database.run("update totals set scans = scans + 1, bots = bots + 1");
  database.run("update code_totals set scans = scans + 1");
  database.run("update dimension_totals set scans = scans + 1");
  database.close();
  const totals = (await findingsOf({ QZ_DATA_DIR: folder }))["totals"] ?? "";
  expect(totals).toMatch(/^fail: do not agree with a recount: /);
  const [named, more] = [totals.split("; ").length, /, and (\d+) more$/.exec(totals)?.[1]];
  expect(named).toBe(5);
  expect(Number(more)).toBeGreaterThan(0);
});

test("a damaged database, and one of another program", async () => {
  const [damaged, foreign] = [newFolder(), newFolder()];
  await usedAndStopped({ QZ_DATA_DIR: damaged });
  const path = join(damaged, "quietzone.db");
  writeFileSync(path, (await Bun.file(path).bytes()).fill(0x55, 20_000, 60_000));
  expect((await findingsOf({ QZ_DATA_DIR: damaged }))["database"]).toMatch(
    /^fail: (?:damaged: .+\. Restore a backup|.+ \(SQLITE_\w+\))$/,
  );
  mkdirSync(foreign, { mode: 0o700 });
  new Database(join(foreign, "quietzone.db")).run("create table notes (text)");
  expect((await findingsOf({ QZ_DATA_DIR: foreign }))["database"]).toBe("fail: not one of ours");
});

test.each([
  ["current", { state: "ok", detail: "intact, up to date" }],
  ["older", { state: "warn", detail: "intact; the next start migrates it" }],
  [
    "newer",
    { state: "fail", detail: expect.stringMatching(/^made by a newer version\. This is \S+ \(commit /) },
  ],
  [
    "unreleased",
    { state: "fail", detail: expect.stringMatching(/^made before the first release\. No release/) },
  ],
  ["foreign", { state: "fail", detail: "not one of ours" }],
  ["unfinished", { state: "fail", detail: "a copy into it is not finished: run the command again" }],
] as const)("a database whose schema is %s", (schema, finding) => {
  expect(schemaFinding(schema, "intact")).toEqual({ check: "database", ...finding });
});

test("free space is a warning below 1 GiB and a failure below 64 MiB", () => {
  const [mib, check] = [1024 * 1024, "disk"];
  expect(diskFinding(1024 * mib)).toEqual({ check, state: "ok", detail: "1024 MiB free" });
  expect(diskFinding(1024 * mib - 1)).toEqual({ check, state: "warn", detail: "1023 MiB free" });
  expect(diskFinding(64 * mib)).toEqual({ check, state: "warn", detail: "64 MiB free" });
  expect(diskFinding(64 * mib - 1)).toEqual({
    check,
    state: "fail",
    detail: "63 MiB free: scans will be lost",
  });
});

test("an error of a check is a failure with its message and code", async () => {
  const failed = (error: unknown) => tryCheck("disk", () => Promise.reject(error));
  expect(await failed(Object.assign(new Error("no"), { code: "EIO" }))).toEqual({
    check: "disk",
    state: "fail",
    detail: "no (EIO)",
  });
  expect(await failed(new Error("no"))).toMatchObject({ detail: "no" });
  expect(await failed("no")).toMatchObject({ detail: "can't be checked" });
});

test("a server's version, syncs and clock", () => {
  const HERE = Date.UTC(2026, 10, 21);
  const good = { version: "16.1", isSupported: true, isSynced: true, schema: "current" as const };
  const found = (changed: object) => serverFinding({ ...good, now: HERE, ...changed }, HERE);
  const check = "server";
  expect(found({})).toEqual({ check, state: "ok", detail: "PostgreSQL 16.1" });
  expect(found({ isSupported: false })).toEqual({
    check,
    state: "fail",
    detail: "PostgreSQL 16.1 is too old: 15 or later is needed",
  });
  expect(found({ isSynced: false })).toEqual({
    check,
    state: "warn",
    detail: "PostgreSQL 16.1 does not sync (fsync is off): a crash of its machine loses data",
  });
  expect(found({ now: HERE - 60_000 })).toEqual({
    check,
    state: "warn",
    detail: "PostgreSQL 16.1; its clock and this machine's are 60 s apart",
  });
  expect(found({ now: HERE + 3_000 })).toMatchObject({ state: "ok" });
});

describe.skipIf(!hasPostgres)("on PostgreSQL", () => {
  const QZ_SECRET = "correct horse battery staple, twice over";

  test("an empty database, one in use, and one with another secret", async () => {
    const url = await (await postgresServer()).emptyDatabase();
    const environment = { QZ_DATA_DIR: newFolder(), QZ_DATABASE_URL: url, QZ_SECRET };
    mkdirSync(environment.QZ_DATA_DIR, { mode: 0o700 });
    const server = expect.stringMatching(/^warn: PostgreSQL [\d.]+ does not sync/);
    expect(await findingsOf(environment)).toMatchObject({
      server,
      database: "warn: it is empty; the first start fills it",
    });
    await usedAndStopped(environment);
    expect(await findingsOf(environment)).toMatchObject({
      server,
      secret: "ok: QZ_SECRET; signing and sealing work",
      database: expect.stringMatching(/^ok: PostgreSQL [\d.]+, up to date$/),
      "day keys": "ok: none is older than a day",
      totals: "ok: agree with a recount of single scans",
    });
    await (await postgresServer()).query(url, "create table day_key_20000101 ()");
    expect((await findingsOf(environment))["day keys"]).toStartWith("fail: 2000-01-01 should have been ");
    const other = await findingsOf({ ...environment, QZ_SECRET: "x".repeat(32) });
    expect(other["database"]).toBe("fail: it belongs to another secret: is QZ_SECRET the right one?");
    expect(other).not.toHaveProperty("totals");
    const kept = await findingsOf({ ...environment, QZ_SECRET: "" });
    expect(kept["secret"]).toBe("warn: there is none yet; the first start creates it");
  });

  test("a database that can't be reached", async () => {
    const folder = newFolder();
    mkdirSync(folder, { mode: 0o700 });
    const url = "postgres://quietzone:hunter2@127.0.0.1:1/quietzone";
    const found = await findingsOf({ QZ_DATA_DIR: folder, QZ_DATABASE_URL: url });
    expect(found["database"]).toMatch(/^fail: .*\(ERR_POSTGRES_CONNECTION_REFUSED\)$/);
    expect(found["database"]).not.toContain("hunter2");
    expect(found).not.toHaveProperty("server");
  });
});
