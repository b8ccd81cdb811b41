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
import { lockFolder } from "../../../db/sqlite/folder-lock.ts";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { run } from "../../../src/operate/cli/run.ts";
import { createTestDns } from "../../features/domains/dns.ts";
import { ownDomain } from "../../features/domains/client.ts";
import { pdf } from "../../features/files/samples.ts";
import { upload } from "../../features/files/uploads.ts";
import { png } from "../../features/images/samples.ts";
import { readJson } from "../../json.ts";
import { joinAs } from "../../features/members/person.ts";
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

/**
 * A folder in which a service has run: it has locked the folder first. Where the lock is missing a command asks whether anybody has the
 * database open, and a connection that this process has closed still has it until its statements are collected.
 */
async function served(name: string): Promise<string> {
  const dataDir = join(folder, name);
  lockFolder(dataDir)?.close();
  await openDatabase(dataDir).close();
  return dataDir;
}

beforeEach(() => rmSync(logOf(scenario.dataDir), { force: true }));

/** Commands that only read, or write nothing but a file of the operator's. */
const READING =
  "serve,init,voucher list,tenant list,tenant show,key list,person list,person show,operator list,operator keys,code show,report list,report show,blocklist show,blocklist check,domain list,image show,file show,logos list,archive,redirects,sheet,backup,backup now,backup list,backup verify,check,privacy,health,version,help";

test("every command that changes something beside a service tells it by ids, and no line has a key, a voucher, a name or an address; the operators' log has it, too", async () => {
  const museum = await scenario.signUp("Museum am Fluss");
  const { shortId } = await museum.makeCode();
  await withAdmin(scenario, (admin) => admin.setPlan(museum.id, "unlimited"));
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
  /** The operators' log. */
  const acts = () =>
    scenario.storage.rows<{ kind: string; operator: string; name: null; action: string; detail: string }>(
      "select kind, operator, name, action, subject, detail from operator_log order by id",
    );
  /** Runs a command, and expects a line of it with these fields, and an entry in the operators' log. */
  async function changes(args: readonly string[], fields: (out: string) => object): Promise<string> {
    const before = (await acts()).length;
    const { code, out, err } = await scenario.beside((environment) =>
      runWith({ ...environment, QZ_BLOCKLIST: join(folder, "phish.txt") }, args),
    );
    expect([args, code, err.includes("can't")]).toEqual([args, 0, false]);
    const noted = (await acts()).slice(before);
    expect([args, noted.length > 0]).toEqual([args, true]);
    for (const { kind, operator, name } of noted)
      expect([kind, operator, name]).toEqual(["command", "ada", null]);
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
  for (const operator of ["on", "off"])
    await changes(["person", "operator", "ada@museum.example", operator], () => ({ person, operator }));
  const operatorKey = expect.stringMatching(/^opk_/);
  const watch = await changes(["operator", "key", "Nachtwache"], () => ({ operatorKey }));
  await changes(["operator", "revoke", "Nachtwache"], () => ({ operatorKey }));
  const made = await changes(
    ["key", "create", tenant, "Kasse", "--scopes", "codes:write", "--json"],
    (out) => ({
      tenant,
      key: JSON.parse(out).id,
    }),
  );
  const key: string = JSON.parse(made).id;
  await changes(["key", "revoke", tenant, key], () => ({ tenant, key }));
  const why = ["--reason", "spam", "--words", "Ada says that it is spread unasked."];
  await changes(["code", "disable", shortId, ...why], () => ({ code: shortId, reason: "spam" }));
  await changes(["code", "enable", shortId], () => ({ code: shortId }));
  const sent = await scenario.post("/api/reports", {
    ...{
      code: shortId,
      reason: "spam",
      words: "Advertising",
      name: "Eva Report",
      email: "eva@museum.example",
    },
  });
  const { number } = await readJson<{ number: string }>(sent);
  await changes(["report", "decide", number, "--dismiss", "--words", "It is a poster"], () => ({
    ...{ code: shortId, decision: "dismissed", reports: number },
  }));
  await changes(["report", "erase", number, "--yes"], () => ({ report: number }));
  await scenario.storage.run(
    `insert into blocklists (name, digest, hosts, read_at, swept_digest, swept_at, held_digest, held_hosts, held_why, held_at)
      values ('phish.txt', 'one', 1, 1, 'one', 1, 'two', 9, 'shrunk', 2)`,
  );
  await changes(["blocklist", "apply", "phish.txt", "--yes"], () => ({ list: "phish.txt" }));
  const host = "qr.museum.example";
  await changes(["domain", "disable", host], () => ({ host, tenant }));
  await changes(["domain", "enable", host], () => ({ host }));
  await changes(["domain", "release", host, "--yes"], () => ({ host, tenant }));
  await changes(["image", "remove", image.id, "--yes"], () => ({ image: image.id }));
  const file = await upload(scenario, museum, pdf(), "application/pdf");
  await changes(["file", "remove", file.id, "--yes"], () => ({ file: file.id }));
  const logo = (await changes(["logos", "import", pictures], (out) => ({ logo: out.trim() }))).trim();
  await changes(["logos", "remove", logo], () => ({ logo }));
  await changes(["import", "--tenant", tenant, "--from", "csv", links], () => ({
    tenant,
    from: "csv",
    made: 1,
  }));
  await changes(["tenant", "suspend", tenant, ...why], () => ({ tenant, reason: "spam" }));
  await changes(["tenant", "resume", tenant], () => ({ tenant }));
  await changes(["tenant", "delete", tenant, "--yes"], () => ({ tenant }));

  const lines = linesIn(scenario.dataDir);
  expect(lines).toEqual(expected);
  expect(statSync(logOf(scenario.dataDir)).mode & 0o777).toBe(0o600);
  const entries = await acts();
  const text = readFileSync(logOf(scenario.dataDir), "utf8") + JSON.stringify(entries);
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
    "eva@",
    "Eva",
    "poster",
    "Nachtwache",
    watch.trim(),
    ...tokens,
  ])
    expect(text).not.toContain(secret);

  // A command that is added belongs to one of these.
  const told = new Set(expected.map((line) => ("command" in line ? String(line.command) : "")));
  const alone = ["secret accept", "secret rotate", "demo", "restore", "import", "copy", "compact"];
  const { out: help } = await runWith({}, ["help"]);
  const names = [...help.matchAll(/^ {2}([a-z]+(?: [a-z]+(?:-[a-z]+)*)?)(?= |$)/gm)].map(
    ([, name = ""]) => name,
  );
  const known = new Set([...READING.split(","), ...told, ...alone]);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
}, 300_000);

test("without passwords no command makes a link for one: it says how people sign in", async () => {
  const museum = await scenario.signUp("Museum");
  const tenant = museum.id;
  const { id, email } = await joinAs(scenario, museum, "viewer");
  const runOff = (...args: string[]) =>
    scenario.beside((environment) => runWith({ ...environment, QZ_PASSWORDS: "off" }, args));
  const made = await runOff("tenant", "create", "Zoo", "new@zoo.example", "--json");
  expect([made.code, JSON.parse(made.out).owner]).toEqual([0, null]);
  const shown = await runOff("tenant", "create", "Zoo", "new@zoo.example");
  expect([shown.code, shown.out]).toEqual([
    0,
    expect.stringContaining("nobody yet: new@zoo.example signs in at"),
  ]);
  const unknown = await runOff("tenant", "owner", tenant, "new@zoo.example");
  expect([unknown.code, unknown.out, unknown.err]).toEqual([
    3,
    "",
    expect.stringContaining("QZ_OIDC_CREATE"),
  ]);
  const owner = await runOff("tenant", "owner", tenant, email, "--json");
  expect([owner.code, JSON.parse(owner.out)]).toEqual([0, { id, email, link: null }]);
  const reset = await runOff("person", "reset", email);
  expect([reset.code, reset.out, reset.err]).toEqual([1, "", expect.stringContaining("QZ_PASSWORDS is off")]);
  const removed = await runOff("person", "reset", email, "--second-factor", "--json");
  expect([removed.code, JSON.parse(removed.out)]).toEqual([0, { url: null, expiresAt: null }]);
  const told = await runOff("person", "reset", email, "--second-factor");
  expect([told.code, told.out]).toEqual([
    0,
    expect.stringMatching(/^The second factor .* is removed\. .*provider/),
  ]);
  expect(await scenario.storage.rows("select 1 from person_links where person_id = ?", id)).toEqual([]);
  expect(await scenario.storage.rows("select 1 from people where email = ?", "new@zoo.example")).toEqual([]);
  const list = await runOff("person", "list");
  expect(list.out).not.toContain("new@zoo.example");
  const line = lineOf("person reset", { person: id, secondFactor: "removed" });
  expect(linesIn(scenario.dataDir).slice(2)).toEqual([
    lineOf("tenant owner", { tenant, person: id }),
    ...[line, line],
  ]);
});

test("people are listed with their workspaces, all or those whose address no mailed link has proved", async () => {
  const museum = await scenario.signUp("Museum");
  const [one, other] = [await joinAs(scenario, museum, "viewer"), await joinAs(scenario, museum, "editor")];
  await scenario.storage.run(`update people set confirmed_at = 1 where id = '${other.id}'`);
  const listed = async (...options: string[]) => {
    const args = ["person", "list", ...options, "--json"];
    const { code, out } = await scenario.beside((environment) => runWith(environment, args));
    expect(code).toBe(0);
    const files: { id: string; workspaces: { role: string }[] }[] = JSON.parse(out);
    return files.map(({ id, workspaces }) => [id, workspaces.at(-1)?.role]);
  };
  const all = await listed();
  for (const file of [
    [one.id, "viewer"],
    [other.id, "editor"],
  ])
    expect(all).toContainEqual(file);
  expect(await listed("--unconfirmed")).toEqual(all.filter(([id]) => id !== other.id));
});

test("what changes nothing, or is refused, leaves no line", async () => {
  const tenant = await withAdmin(scenario, async (admin) => {
    const made = await admin.create({ name: "Zoo", email: "zoo@example.org" }, "pro");
    return made.tenant.id;
  });
  for (const [args, code] of [
    [["tenant", "list"], 0],
    [["tenant", "show", tenant], 0],
    [["tenant", "suspend", "ten_unknown", "--reason", "spam"], 3],
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
  expect(await runWith(environment, ["compact"])).toMatchObject({ err: "", code: 0 });
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
}, 300_000);

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
