import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { chmodSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runHere } from "../operate/cli/here.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { eventually, madeOnce, runProgram, startProcess, temporaryFolder } from "./process.ts";

/** `quietzone check`: its findings and their states. */

interface Finding {
  readonly check: string;
  readonly state: string;
  readonly detail: string;
}

const GOOD = { QZ_BASE_URL: "https://qr.example.org", QZ_TRUSTED_PROXIES: "10.0.0.0/8" };

async function check(folder: string, environment: Record<string, string> = {}) {
  const { code, out } = await runHere(folder, ["check", "--json"], environment);
  const findings: Finding[] = JSON.parse(out);
  return { code, findings, of: (name: string) => findings.find((finding) => finding.check === name) };
}

/** A data folder with a tenant, a code and a scan. */
const used = madeOnce(async (folder) => {
  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  await scan(service, code.shortId);
  await service.end("SIGTERM");
  return { code };
});

async function running() {
  const { folder, code } = await used();
  return { folder, code, service: await startProcess(folder) };
}

test("a healthy service: every line says ok, also while it runs", async () => {
  const { folder } = await running();
  const { code, findings } = await check(folder, GOOD);
  expect(findings.filter(({ state }) => state !== "ok")).toEqual([]);
  expect(code).toBe(0);
  expect(findings.map((finding) => finding.check)).toEqual([
    "settings",
    "base URL",
    "proxies",
    "countries",
    "data folder",
    "service",
    "disk",
    "secret",
    "database",
    "day keys",
    "GS1",
    "totals",
    "orphans",
  ]);
  const { code: again, out } = await runProgram(folder, ["check"], GOOD);
  expect(again).toBe(0);
  for (const line of out.trimEnd().split("\n")) expect(line).toStartWith("ok    ");
}, 300_000);

test("a folder without a service fails, and nothing is created", async () => {
  const folder = temporaryFolder();
  const { code, of } = await check(folder, GOOD);
  expect(code).toBe(1);
  expect(of("data folder")?.state).toBe("fail");
  expect(readdirSync(folder)).toEqual([]);
}, 300_000);

test("a loopback address, http, and an https address without trusted proxies are warnings", async () => {
  const { folder } = await used();
  expect((await check(folder)).of("base URL")?.state).toBe("warn");
  const plain = { QZ_BASE_URL: "http://qr.example.org" };
  expect((await check(folder, plain)).of("base URL")?.state).toBe("warn");
  const { code, of } = await check(folder, { QZ_BASE_URL: "https://qr.example.org" });
  expect(of("proxies")).toMatchObject({ state: "warn" });
  expect(of("proxies")?.detail).toContain("QZ_TRUSTED_PROXIES");
  expect(code).toBe(0);
  expect((await check(folder, { ...GOOD, QZ_TRUSTED_PROXIES: "none" })).of("proxies")?.state).toBe("ok");
}, 300_000);

test("`check` warns of an untrusted private peer that forwards requests, until QZ_TRUSTED_PROXIES is set", async () => {
  const { folder, service, code } = await running();
  expect((await check(folder)).of("proxies")?.state).toBe("ok");
  await scan(service, code.shortId, { "x-forwarded-for": "198.51.100.7" });
  const mark = join(folder, "data", "untrusted-proxy");
  await eventually("the mark is there", () => (existsSync(mark) ? true : null));
  expect((await check(folder)).of("proxies")).toMatchObject({ state: "warn" });
  await service.end("SIGTERM");
  await startProcess(folder, { QZ_TRUSTED_PROXIES: "127.0.0.0/8" });
  expect((await check(folder)).of("proxies")?.state).toBe("ok");
}, 300_000);

test("a secret that others can read fails, and so does a truncated one", async () => {
  const { folder } = await used();
  const path = join(folder, "data/secret");
  chmodSync(path, 0o644);
  const open = await check(folder, GOOD);
  expect([open.code, open.of("secret")?.state, open.of("data folder")?.state]).toEqual([1, "fail", "warn"]);
  expect(open.of("secret")?.detail).toContain("chmod 600");
  chmodSync(path, 0o600);
  writeFileSync(path, "short\n");
  const cut = await check(folder, GOOD);
  expect([cut.code, cut.of("secret")?.state]).toEqual([1, "fail"]);
  expect(cut.findings.map(({ detail }) => detail).join()).not.toContain("short");
}, 300_000);

test("totals that differ from a recount of the scans fail, and are named", async () => {
  const { folder } = await used();
  const vandal = new Database(join(folder, "data/quietzone.db"));
  vandal.run("UPDATE totals SET scans = scans + 1 WHERE grain = 1");
  vandal.close();
  const { code, of } = await check(folder, GOOD);
  expect([code, of("database")?.state, of("totals")?.state]).toEqual([1, "ok", "fail"]);
  expect(of("totals")?.detail).toContain("hours");
}, 300_000);

test("a damaged database fails", async () => {
  const { folder } = await used();
  const path = join(folder, "data/quietzone.db");
  const bytes = await Bun.file(path).bytes();
  writeFileSync(path, bytes.fill(0x55, 20_000, 60_000));
  const { code, of } = await check(folder, GOOD);
  expect([code, of("database")?.state]).toEqual([1, "fail"]);
}, 300_000);

test("settings that stop a start stop the check, and a missing country database fails it", async () => {
  const folder = temporaryFolder();
  expect((await runProgram(folder, ["check"], { QZ_LOG: "loud" })).code).toBe(1);
  const { code, of } = await check(folder, { ...GOOD, QZ_GEOIP: "nowhere.mmdb" });
  expect([code, of("countries")?.state]).toEqual([1, "fail"]);
  const plans = await check(folder, { ...GOOD, QZ_SIGNUP_PLAN: "platinum" });
  expect([plans.code, plans.of("settings")?.state]).toEqual([1, "fail"]);
}, 300_000);

test("a secret that does not open the stored leads fails", async () => {
  const { folder, service, code } = await running();
  const lead = { consent: true, email: "anna@museum.example" };
  expect((await call(service, null, "POST", `/api/leads/${code.shortId}`, lead)).status).toBe(200);
  expect((await check(folder, GOOD)).of("database")?.state).toBe("ok");
  const { code: exit, of } = await check(folder, { ...GOOD, QZ_SECRET: "x".repeat(40) });
  expect([exit, of("secret")?.state, of("database")?.state]).toEqual([1, "ok", "fail"]);
  expect(of("database")?.detail).toContain("QZ_SECRET");
}, 300_000);
