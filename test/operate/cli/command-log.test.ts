import { afterAll, beforeEach, expect, test } from "bun:test";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { run } from "../../../src/operate/cli/run.ts";
import { createTestDns } from "../../features/domains/dns.ts";
import { ownDomain } from "../../features/domains/client.ts";
import { png } from "../../features/images/samples.ts";
import { readJson } from "../../json.ts";
import { withAdmin } from "../../features/plans/admin.ts";
import { startScenario } from "../../scenario.ts";

/** The log of commands: what an operator changes is told there, with ids alone. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-commands-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dns = createTestDns();
const scenario = await startScenario({}, { txtLookup: dns.lookup });

/** Runs a command beside the service, or with other settings. */
async function runWith(environment: Readonly<Record<string, string>>, args: readonly string[]) {
  const [out, err]: string[][] = [[], []];
  const code = await run(args, {
    environment: { USER: "root", SUDO_USER: "ada", ...environment },
    print: (text) => void out?.push(text),
    complain: (text) => void err?.push(text),
    ask: null,
  });
  return { code, out: out?.join("") ?? "", err: err?.join("") ?? "" };
}

const logOf = (dataDir: string) => join(dataDir, "commands.log");

/** The lines of a log without their times. */
function linesIn(dataDir: string): unknown[] {
  if (!existsSync(logOf(dataDir))) return [];
  const lines = readFileSync(logOf(dataDir), "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const { at, ...rest } = JSON.parse(line);
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    return rest;
  });
}

const lineOf = (command: string, fields: object) => ({
  ...{ level: "info", message: "operator command", command, user: "ada" },
  ...fields,
});

/** A folder in which a service has run. */
async function served(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await openDatabase(dataDir).close();
  return dataDir;
}

beforeEach(() => rmSync(logOf(scenario.dataDir), { force: true }));

/** Commands that only read, or write nothing but a file of the operator's. */
const READING =
  "serve,init,voucher list,tenant list,tenant show,key list,person list,person show,code show,domain list,image show,logos list,archive,redirects,sheet,backup,backup verify,check,privacy,health,version,help";

test("every command that changes something beside a service tells it by ids, and no line has a key, a voucher, a name or an address", async () => {
  const museum = await scenario.signUp("Museum am Fluss");
  const { shortId } = await museum.makeCode();
  await withAdmin(scenario, (admin) => admin.setPlan(museum.id, "pro"));
  await ownDomain(museum, dns, "qr.museum.example");
  const image = await readJson<{ id: string }>(
    await scenario.request("/app/api/images", {
      method: "POST",
      headers: { authorization: `Bearer ${museum.apiKey}`, "content-type": "image/png" },
      body: Uint8Array.from(png(40, 40)),
    }),
  );
  const pictures = join(folder, "pictures");
  mkdirSync(pictures);
  writeFileSync(
    join(pictures, "acme.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#a01" d="M0 0h9v9H0z"/></svg>',
  );
  const links = join(folder, "links.csv");
  writeFileSync(links, "shortId,target,title\nab12cd,https://museum.example/hall,Hall\n");

  const printed: string[] = [];
  const expected: object[] = [];
  /** Runs a command, and expects a line of it with these fields. */
  async function changes(args: readonly string[], fields: (out: string) => object): Promise<string> {
    const { code, out, err } = await scenario.beside((environment) => runWith(environment, args));
    expect([args, code, err.includes("can't")]).toEqual([args, 0, false]);
    printed.push(out);
    const [first = "", second = ""] = args;
    const name = ["import"].includes(first) ? first : `${first} ${second}`;
    expected.push(lineOf(name, fields(out)));
    return out;
  }
  const tenant = museum.id;
  const voucher = (
    await changes(["voucher", "create", "--plan", "pro"], (out) => ({
      ...{ voucher: out.slice(0, 4), plan: "pro", uses: 1 },
    }))
  ).trim();
  await changes(["voucher", "revoke", voucher], () => ({ voucher: voucher.slice(0, 4) }));
  const zoo = await changes(["tenant", "create", "Zoo", "zoo@example.org", "--json"], (out) => ({
    tenant: JSON.parse(out).tenant.id,
    plan: "free",
  }));
  await changes(["tenant", "plan", tenant, "pro"], () => ({ tenant, plan: "pro" }));
  await changes(["tenant", "grant", tenant, "deviceLog", "on"], () => ({ tenant, deviceLog: "on" }));
  await changes(["tenant", "key", tenant], () => ({ tenant }));
  const person = expect.stringMatching(/^per_/);
  const owned = await changes(["tenant", "owner", tenant, "ada@museum.example"], () => ({ tenant, person }));
  await changes(["person", "sign-out", "ADA@museum.example"], () => ({ person }));
  const reset = await changes(["person", "reset", "ada@museum.example", "--second-factor"], () => ({
    person,
    secondFactor: "removed",
  }));
  const made = await changes(
    ["key", "create", tenant, "Kasse", "--scopes", "codes:write", "--json"],
    (out) => ({
      tenant,
      key: JSON.parse(out).id,
    }),
  );
  const key: string = JSON.parse(made).id;
  await changes(["key", "revoke", tenant, key], () => ({ tenant, key }));
  for (const verb of ["disable", "enable"]) await changes(["code", verb, shortId], () => ({ code: shortId }));
  const host = "qr.museum.example";
  await changes(["domain", "disable", host], () => ({ host, tenant }));
  await changes(["domain", "enable", host], () => ({ host }));
  await changes(["domain", "release", host, "--yes"], () => ({ host, tenant }));
  await changes(["image", "remove", image.id, "--yes"], () => ({ image: image.id }));
  const logo = (await changes(["logos", "import", pictures], (out) => ({ logo: out.trim() }))).trim();
  await changes(["logos", "remove", logo], () => ({ logo }));
  await changes(["import", "--tenant", tenant, "--from", "csv", links], () => ({
    tenant,
    from: "csv",
    made: 1,
  }));
  for (const verb of ["suspend", "resume"]) await changes(["tenant", verb, tenant], () => ({ tenant }));
  await changes(["tenant", "delete", tenant, "--yes"], () => ({ tenant }));

  const lines = linesIn(scenario.dataDir);
  expect(lines).toEqual(expected);
  expect(statSync(logOf(scenario.dataDir)).mode & 0o777).toBe(0o600);
  const text = readFileSync(logOf(scenario.dataDir), "utf8");
  const { apiKey } = JSON.parse(zoo);
  const tokens = [owned, reset].map((out) => /#\/reset\/([\w-]{43})/.exec(out)?.[1] ?? "no link");
  expect(tokens).not.toContain("no link");
  for (const secret of [
    voucher,
    apiKey,
    JSON.parse(made).apiKey,
    "Zoo",
    "zoo@",
    "Museum",
    "Kasse",
    "ada@",
    ...tokens,
  ])
    expect(text).not.toContain(secret);

  // A command that is added belongs to one of these.
  const told = new Set(expected.map((line) => ("command" in line ? String(line.command) : "")));
  const alone = ["secret accept", "demo", "restore", "import", "copy", "compact"];
  const { out: help } = await runWith({}, ["help"]);
  const names = [...help.matchAll(/^ {2}([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)(?= |$)/gm)].map(
    ([, name = ""]) => name,
  );
  const known = new Set([...READING.split(","), ...told, ...alone]);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
}, 120_000);

test("what changes nothing, or is refused, leaves no line", async () => {
  const tenant = await withAdmin(scenario, async (admin) => {
    const made = await admin.create({ name: "Zoo", email: "zoo@example.org" }, "pro");
    return made.tenant.id;
  });
  for (const [args, code] of [
    [["tenant", "list"], 0],
    [["tenant", "show", tenant], 0],
    [["tenant", "suspend", "ten_unknown"], 3],
    [["tenant", "plan", tenant, "gold"], 2],
    [["tenant", "delete", tenant], 2],
    [["key", "revoke", tenant, "key_unknown"], 3],
  ] as const)
    expect([args, (await runWith(scenario.storage.environment, args)).code]).toEqual([args, code]);
  expect(linesIn(scenario.dataDir)).toEqual([]);
});

test("a restore, a compaction and a demonstration that is gone tell it in the folder that they changed, which may have the log alone", async () => {
  const dataDir = await served("compacted");
  const environment = { QZ_DATA_DIR: dataDir };
  expect((await runWith(environment, ["compact"])).code).toBe(0);
  const file = join(folder, "backup.qz");
  writeFileSync(join(dataDir, "secret"), `${"0".repeat(64)}\n`, { mode: 0o600 });
  expect((await runWith(environment, ["backup", file])).code).toBe(0);
  expect(linesIn(dataDir)).toEqual([
    lineOf("compact", { before: expect.any(Number), after: expect.any(Number) }),
  ]);

  const other = join(folder, "restored");
  mkdirSync(other);
  writeFileSync(logOf(other), "", { mode: 0o600 });
  expect((await runWith({ QZ_DATA_DIR: other }, ["restore", file])).code).toBe(0);
  expect(linesIn(other)).toEqual([
    lineOf("restore", {
      ...{ version: expect.any(String), madeAt: expect.any(String), former: null },
    }),
  ]);
}, 120_000);

test("a log that can't be written, and a folder that is not there, leave the line to standard error; the command is done", async () => {
  const dataDir = await served("linked");
  const target = join(folder, "target");
  writeFileSync(target, "");
  symlinkSync(target, logOf(dataDir));
  const { code, err } = await runWith({ QZ_DATA_DIR: dataDir }, ["domain", "disable", "qr.sold.example"]);
  const reason = `The log of commands in ${dataDir} can't be written (ELOOP). Keep this line:\n`;
  expect([code, err.slice(0, reason.length)]).toEqual([0, reason]);
  expect(JSON.parse(err.slice(reason.length))).toMatchObject(
    lineOf("domain disable", { host: "qr.sold.example", tenant: null }),
  );
  expect(readFileSync(target, "utf8")).toBe("");

  if (scenario.storage.isFiles) return;
  const elsewhere = { ...scenario.storage.environment, QZ_DATA_DIR: join(folder, "nowhere") };
  const left = await runWith(elsewhere, ["domain", "enable", "qr.sold.example"]);
  expect(left.code).toBe(3);
  const told = await runWith(elsewhere, ["domain", "disable", "qr.sold.example"]);
  expect(JSON.parse(told.err)).toMatchObject(lineOf("domain disable", { host: "qr.sold.example" }));
  expect(existsSync(join(folder, "nowhere"))).toBe(false);
});
