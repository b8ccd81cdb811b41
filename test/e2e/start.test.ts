import { expect, test } from "bun:test";
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import { readJson } from "../json.ts";
import { expectProblem } from "../scenario.ts";
import { call, makeCode, signUp } from "./client.ts";
import {
  IS_SOURCE,
  runProgram,
  SOURCE,
  spawn,
  startBare,
  startProcess,
  startProgram,
  temporaryFolder,
} from "./process.ts";

/** Starts: without settings, on a given port, with a plan file. */

function modeOf(path: string): string {
  return (statSync(path).mode & 0o777).toString(8);
}

test("in an empty folder without settings it creates a private data folder and prints its addresses", async () => {
  const folder = temporaryFolder();
  const service = await startBare(folder, { QZ_PORT: "0" });
  expect(readdirSync(folder)).toEqual(["data"]);
  const data = join(folder, "data");
  expect(modeOf(data)).toBe("700");
  for (const file of readdirSync(data)) expect(`${file} ${modeOf(join(data, file))}`).toBe(`${file} 600`);
  expect(readdirSync(data)).toContain("secret");
  expect(readdirSync(data)).toContain("quietzone.db");
  const { port } = new URL(service.url);
  // The printed addresses work.
  for (const path of ["/", "/app", "/docs"]) {
    expect(service.out()).toContain(`http://localhost:${port}${path}`);
    expect((await call(service, null, "GET", path)).status).toBe(200);
  }
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  expect(code).toMatchObject({ shortUrl: `http://localhost:${port}/r/${code.shortId}` });
});

test("a request that comes the moment the port is open is answered", async () => {
  const port = freePort();
  const starting = startProcess(temporaryFolder(), { QZ_PORT: String(port) });
  let answer: Response | null = null;
  while (!answer) answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  expect(answer.status).toBe(200);
  await starting;
});

test("folders that it creates are private, whatever the umask", async () => {
  const folder = temporaryFolder();
  await startProcess(folder, { QZ_DATA_DIR: "deep/down/here" });
  expect(modeOf(join(folder, "deep/down/here"))).toBe("700");
});

test("a secret is generated once, and not at all with QZ_SECRET", async () => {
  const folder = temporaryFolder();
  const path = join(folder, "data", "secret");
  await (await startProcess(folder)).end("SIGKILL");
  const made = await Bun.file(path).text();
  expect(made.trim().length).toBeGreaterThanOrEqual(32);
  await (await startProcess(folder)).end("SIGKILL");
  expect(await Bun.file(path).text()).toBe(made);

  const elsewhere = temporaryFolder();
  const QZ_SECRET = "correct horse battery staple, twice over";
  const { out, err } = await (await startProcess(elsewhere, { QZ_SECRET, QZ_LOG: "debug" })).end("SIGKILL");
  expect(out + err).not.toContain(QZ_SECRET);
  expect(existsSync(join(elsewhere, "data", "secret"))).toBe(false);
});

test("PORT is honoured, and QZ_PORT takes precedence", async () => {
  const [port, ours] = [String(freePort()), String(freePort())];
  const one = await startBare(temporaryFolder(), { QZ_HOST: "127.0.0.1", PORT: port });
  expect(new URL(one.url).port).toBe(port);
  const other = await startBare(temporaryFolder(), { QZ_HOST: "127.0.0.1", PORT: port, QZ_PORT: ours });
  expect(new URL(other.url).port).toBe(ours);
});

test("a taken port stops the start with one line that says which", async () => {
  const { port } = new URL((await startProcess(temporaryFolder())).url);
  const { code, out, err } = await runProgram(temporaryFolder(), [], { QZ_HOST: "127.0.0.1", PORT: port });
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).toContain("QZ_PORT");
  expect(err).toContain(port);
});

test.each(["192.0.2.1", "not a host", "nowhere.invalid", "999.1.1.1"])(
  "an address that can't be listened on, %p, stops the start with one line that names QZ_HOST",
  async (QZ_HOST) => {
    const { code, out, err } = await runProgram(temporaryFolder(), [], { QZ_PORT: "0", QZ_HOST });
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect(err).toContain(`QZ_HOST holds "${QZ_HOST}"`);
  },
);

const TEAM = { codes: 1, dynamicCode: true, analytics: false, bulkRows: null };

/** A folder with a plan file. */
function folderWithPlans(text: string): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "plans.json"), text);
  return folder;
}

test("QZ_PLANS replaces the plans, and QZ_SIGNUP_PLAN chooses among them", async () => {
  const settings = { QZ_PLANS: "plans.json", QZ_SIGNUP_PLAN: "team" };
  const service = await startProcess(folderWithPlans(JSON.stringify({ team: TEAM })), settings);
  const { apiKey } = await signUp(service);
  const me = await readJson<unknown>(await call(service, apiKey, "GET", "/app/api/me"));
  expect(me).toMatchObject({ plan: { name: "team" }, grants: TEAM });
  await makeCode(service, apiKey);
  const second = await call(service, apiKey, "POST", "/app/api/codes", { target: "https://museum.example/" });
  await expectProblem(second, 402, "plan_limit");
});

test.each([
  ["is missing", null],
  ["is empty", ""],
  ["is no JSON", "{ team"],
  ["is no table", "[]"],
  ["names no plan", "{}"],
  ["lacks a member", JSON.stringify({ team: { codes: 1 } })],
  ["has a wrong type", JSON.stringify({ team: { ...TEAM, codes: "many" } })],
  ["has a negative limit", JSON.stringify({ team: { ...TEAM, codes: -1 } })],
  ["has an unknown member", JSON.stringify({ team: { ...TEAM, deviceLog: true } })],
  ["has a plan without a name", JSON.stringify({ team: TEAM, "": TEAM })],
  ["has nonsense under a name in capitals", JSON.stringify({ team: TEAM, Gold: "nonsense" })],
] as const)("a plan file that %s stops the start with one line that names it", async (_, text) => {
  const folder = text === null ? temporaryFolder() : folderWithPlans(text);
  const settings = { QZ_PLANS: "plans.json", QZ_SIGNUP_PLAN: "team" };
  // A command reads the plans as a start does, and it ends even if they were accepted.
  const { code, out, err } = await runProgram(folder, ["tenant", "list"], settings);
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).toContain('QZ_PLANS holds "plans.json"');
  expect(existsSync(join(folder, "data"))).toBe(false);
});

test("an unknown QZ_SIGNUP_PLAN stops the start with the names of the plans", async () => {
  const { code, err } = await runProgram(temporaryFolder(), [], { QZ_PORT: "0", QZ_SIGNUP_PLAN: "platinum" });
  expect(code).toBe(1);
  expect(err).toBe('QZ_SIGNUP_PLAN holds "platinum". It may hold static, free, pro, unlimited.\n');
});

if (!IS_SOURCE)
  test("a stray .env in the working folder does not reach the binary", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, ".env"), "QZ_LOG=banana\n");
    const service = await startProcess(folder);
    expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
  });

test("from source it starts, too, and Bun reads a .env of the working folder, whose settings are checked", async () => {
  const folder = temporaryFolder();
  const service = await startProgram(SOURCE, folder, { QZ_HOST: "127.0.0.1", QZ_PORT: "0" });
  expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
  writeFileSync(join(folder, ".env"), "QZ_LOG=banana\n");
  const { code, err } = await spawn(SOURCE, folder, { QZ_PORT: "0" }).ended;
  expect(code).toBe(1);
  expect(err).toStartWith('QZ_LOG holds "banana". It may hold ');
});
