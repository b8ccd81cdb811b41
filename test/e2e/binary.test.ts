import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { readJson } from "../json.ts";
import { connectAgent } from "../features/agents/agent.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { IS_SOURCE, PROGRAM, type RunningService, spawn, startProgram, temporaryFolder } from "./process.ts";

/** The binary of `bun run build`: a short test of everything it must contain. */

const ROOT = resolve(import.meta.dir, "../..");
let folder = "";
let binary: readonly string[] = PROGRAM;

beforeAll(async () => {
  if (!IS_SOURCE) return;
  folder = mkdtempSync(join(tmpdir(), "quietzone-binary-"));
  const outfile = join(folder, "quietzone");
  const build = Bun.spawn([process.execPath, "scripts/build.ts", "--outfile", outfile], {
    cwd: ROOT,
    stdout: "ignore",
    stderr: "pipe",
  });
  const said = await build.stderr.text();
  expect({ code: await build.exited, said: said.includes("error") ? said : "" }).toEqual({
    code: 0,
    said: "",
  });
  binary = [outfile];
}, 300_000);

afterAll(() => {
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The line of `version`. The sources of a tarball have no commit. */
const BUILD = /^\S+ \(commit (?:[0-9a-f]{12}|unknown), schema \d+, on PostgreSQL \d+\)\n$/;

const QUIET = { QZ_HOST: "127.0.0.1", QZ_PORT: "0" };

/** An export of a plain code, as bytes. */
async function exported(service: RunningService, format: string): Promise<Uint8Array> {
  const body = { type: "url", fields: { url: "https://museum.example/" }, format };
  const answer = await call(service, null, "POST", "/app/api/export", body);
  expect(answer.status).toBe(200);
  return answer.bytes();
}

test("it prints its version without creating a folder", async () => {
  const where = temporaryFolder();
  const { code, out, err } = await spawn([...binary, "version"], where, {}).ended;
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(BUILD);
  expect(out).toStartWith(`${manifest.version} (`);
  expect(readdirSync(where)).toEqual([]);
}, 300_000);

test("in an empty folder it works: tables, pages, documents, pictures, countries, agents", async () => {
  const where = temporaryFolder();
  const service = await startProgram(binary, where, { ...QUIET, QZ_TRUSTED_PROXIES: "127.0.0.0/8" });
  expect(readdirSync(where)).toEqual(["data"]);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  const answer = await scan(service, code.shortId, { "x-forwarded-for": "1.1.1.1" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, code.target]);
  const log = await call(service, apiKey, "GET", `/app/api/codes/${code.id}/scans`);
  expect(await readJson<unknown>(log)).toMatchObject({ total: 1, events: [{ country: "AU" }] });
  for (const [path, type] of [
    ["/docs", "text/html"],
    ["/docs/keys", "text/html"],
    ["/docs/search.json", "application/json"],
    ["/docs/reference", "text/html"],
    ["/docs/reference/codes", "text/html"],
    ["/openapi.json", "application/json"],
    ["/app/api/types", "application/json"],
  ] as const) {
    const page = await call(service, null, "GET", path);
    expect([path, page.status, page.headers.get("content-type")?.split(";")[0]]).toEqual([path, 200, type]);
    expect((await page.bytes()).length).toBeGreaterThan(200);
  }
  const head = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString("latin1");
  expect(head(await exported(service, "svg"))).toBe("<svg");
  expect(head(await exported(service, "pdf"))).toBe("%PDF");
  expect(head(await exported(service, "eps"))).toBe("%!PS");
  expect(head(await exported(service, "png"))).toBe("\u0089PNG");
  const agent = await connectAgent(() => service.url, apiKey);
  expect(await agent.read("find_codes")).toMatchObject({ codes: [{ id: code.id }] });
  // The framework reads the source of its hooks. In minified code it must not misread them and print a warning.
  expect(service.out()).not.toContain("warning");
  for (const line of service.err().trimEnd().split("\n")) expect(line).toStartWith('{"at":');
  expect((await service.end("SIGTERM")).code).toBe(0);
}, 300_000);

test("commands, a backup and a restore work", async () => {
  const [where, elsewhere] = [temporaryFolder(), temporaryFolder()];
  const service = await startProgram(binary, where, QUIET);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  const run = (at: string, ...args: string[]) => spawn([...binary, ...args], at, {}).ended;
  const voucher = (await run(where, "voucher", "create", "--plan", "pro")).out.trim();
  expect((await call(service, apiKey, "POST", "/app/api/redeem", { code: voucher })).status).toBe(200);
  expect(await run(where, "check")).toMatchObject({ code: 0, err: "" });
  expect(await run(where, "backup", "backup.db")).toMatchObject({ code: 0, err: "" });
  expect(await run(elsewhere, "restore", join(where, "backup.db"))).toMatchObject({ code: 0, err: "" });
  const second = await startProgram(binary, elsewhere, QUIET);
  expect((await scan(second, code.shortId)).status).toBe(302);
}, 300_000);

test("it reads neither .env nor bunfig.toml of the folder it is started in", async () => {
  const where = temporaryFolder();
  writeFileSync(join(where, ".env"), "QZ_LOG=banana\nQZ_PORT=banana\n");
  writeFileSync(join(where, ".env.local"), "QZ_LOG=banana\n");
  writeFileSync(join(where, "bunfig.toml"), 'preload = ["./evil.ts"]\n');
  writeFileSync(join(where, "evil.ts"), 'console.log("evil"); process.exit(9);\n');
  writeFileSync(join(where, "package.json"), "{ not json");
  writeFileSync(join(where, "tsconfig.json"), "{ not json");
  const service = await startProgram(binary, where, QUIET);
  expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
  expect(service.out()).not.toContain("evil");
}, 300_000);
