import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runHere } from "../operate/cli/here.ts";
import { IN_FULL } from "../extent.ts";
import { readJson } from "../json.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { call, type CodeJson, makeCode, scan, signUp } from "./client.ts";
import { audit } from "./ledger.ts";
import {
  eventually,
  madeOnce,
  type RunningService,
  runProgram,
  spawn,
  PROGRAM,
  startProcess,
  temporaryFolder,
} from "./process.ts";

/** `copy`, `backup` and `restore` between a data folder and PostgreSQL, as an operator runs them. */

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#a40" d="M0 0h8v8H0z"/></svg>';
const LEAD = { consent: true, email: "anna@museum.example" };

/** The secret in a data folder, as an operator sets it on all nodes. */
const secretOf = (folder: string) => readFileSync(join(folder, "data/secret"), "utf8").trim();

/** A folder in which a service has run: a tenant with a code that was scanned, a lead, and an imported logo. */
const usedFolder = madeOnce(async (folder) => {
  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  for (const _ of Array(5)) await scan(service, code.shortId);
  await call(service, null, "POST", `/api/leads/${code.shortId}`, LEAD);
  await service.end("SIGTERM");
  writeFileSync(join(folder, "hall.svg"), LOGO);
  expect((await runProgram(folder, ["logos", "import", "."])).code).toBe(0);
  return { apiKey, code, secret: secretOf(folder) };
});

type Used = Pick<Awaited<ReturnType<typeof usedFolder>>, "apiKey" | "code">;

async function scansOf(service: RunningService, { apiKey, code }: Used): Promise<number> {
  const record = await call(service, apiKey, "GET", `/app/api/codes/${code.id}`);
  return (await readJson<CodeJson>(record)).scans;
}

/** On PostgreSQL a scan whose commit takes long is answered first, and handed in from the journal. */
async function counted(service: RunningService, used: Used, scans: number): Promise<void> {
  await eventually("the scan is counted", async () =>
    (await scansOf(service, used)) === scans ? true : null,
  );
}

/** Expects that a service has all data of a used folder, and can go on with it. */
async function expectAll(service: RunningService, { apiKey, code }: Used, scans: number) {
  expect(await scansOf(service, { apiKey, code })).toBe(scans);
  await audit(service, apiKey);
  const leads = await call(service, apiKey, "GET", `/app/api/codes/${code.id}/leads`);
  expect(await readJson<unknown>(leads)).toMatchObject({ leads: [{ email: LEAD.email }] });
  expect((await scan(service, code.shortId)).status).toBe(302);
  await counted(service, { apiKey, code }, scans + 1);
  expect((await call(service, null, "GET", "/api/v1/logos/import.hall/file.svg")).status).toBe(200);
}

describe.skipIf(!hasPostgres)("from a data folder to PostgreSQL", () => {
  const emptyDatabase = async () => (await postgresServer()).emptyDatabase();
  /** It has the tables of a node already, and takes a copy as an empty one does. */
  const freshDatabase = async () => (await postgresServer()).freshDatabase();

  test("copy copies everything, names the settings to change, and a service serves the copy", async () => {
    const [used, url] = [await usedFolder(), await emptyDatabase()];
    const { folder, secret } = used;
    const copied = await runProgram(folder, ["copy", "--to", url]);
    expect(copied).toMatchObject({ code: 0, err: "" });
    for (const word of ["QZ_DATABASE_URL", "QZ_SECRET", "data/secret", "counts of both sides agree"])
      expect(copied.out).toContain(word);
    expect(copied.out).toMatch(/scans +5\n/);
    expect(copied.out).not.toContain(secret);
    const elsewhere = temporaryFolder();
    const settings = { QZ_DATABASE_URL: url, QZ_SECRET: secret };
    const node = await startProcess(elsewhere, settings);
    await expectAll(node, used, 5);
    // With the day's key a visitor who scanned before the copy is not counted again.
    const analytics = await call(node, used.apiKey, "GET", `/app/api/codes/${used.code.id}/scans`);
    expect(await readJson<unknown>(analytics)).toMatchObject({ uniqueVisitors: 1 });
    await node.end("SIGTERM");
    const check = await runProgram(elsewhere, ["check"], settings);
    expect(check.out).toContain("agree with a recount");
    // The folder is unchanged.
    await expectAll(await startProcess(folder), used, 5);
  }, 300_000);

  test("copy continues after kill -9, any number of times", async () => {
    const [used, url] = [await usedFolder(), await emptyDatabase()];
    const { folder } = used;
    let kills = 0;
    for (let words = 1; ; words += IN_FULL ? 4 : 16) {
      const { child, out, ended } = spawn([...PROGRAM, "copy", "--to", url], folder, {});
      const watch = setInterval(() => {
        if (out().split("\n").length > words) child.kill("SIGKILL");
      }, 1);
      const { code, out: said, err } = await ended;
      clearInterval(watch);
      if (code === 0) {
        expect(said).toContain(kills > 0 ? "Finished the interrupted copy" : "Copied");
        break;
      }
      // After a kill behind the last transaction the copy is complete already, and the next attempt says so.
      if (kills > 0 && err.includes("interrupted at the very end")) break;
      expect({ code, err }).toEqual({ code: 137, err: "" });
      kills++;
      const early = await runHere(folder, ["tenant", "list"], { QZ_DATABASE_URL: url });
      if (early.code !== 0) expect(early.err).toContain("not finished");
    }
    expect(kills).toBeGreaterThan(0);
    const settings = { QZ_DATABASE_URL: url, QZ_SECRET: used.secret };
    await expectAll(await startProcess(temporaryFolder(), settings), used, 5);
  }, 300_000);

  test("copy --json prints one record, and its exit codes are the documented ones", async () => {
    const [{ folder }, url] = [await usedFolder(), await freshDatabase()];
    const environment = { QZ_DATABASE_URL: url.replace("//quietzone@", "//quietzone:hunter2@") };
    const { code, out, err } = await runProgram(folder, ["copy", "--json"], environment);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).not.toContain("hunter2");
    const record: { tables: unknown[] } = JSON.parse(out);
    expect(record).toMatchObject({ resumed: false, to: url.split("@")[1] });
    expect(record.tables).toContainEqual({ table: "scans", rows: 5 });
    const again = await runProgram(folder, ["copy", "--json"], environment);
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(again.err).toContain("holds data of Quietzone already");
  }, 300_000);

  test.each([
    [[], 2, "No database is named"],
    [["--to", "mysql://db/quietzone"], 2, "--to may hold"],
    [["--to", "postgres://quietzone@127.0.0.1:1/quietzone"], 1, "127.0.0.1:1/quietzone can't be used"],
    [
      ["--to", "postgres://quietzone:hunter2@127.0.0.1:1/quietzone"],
      2,
      "Put the address into QZ_DATABASE_URL",
    ],
    [["--to", "postgres://db/quietzone?password=hunter2"], 2, "Put the address into QZ_DATABASE_URL"],
  ])(
    "copy %p exits with %p and the reason",
    async (words, code, why) => {
      const { folder } = await usedFolder();
      const ending = await runHere(folder, ["copy", ...words]);
      expect(ending).toMatchObject({ code, out: "" });
      expect(ending.err).toContain(why);
      expect(ending.err).not.toContain("hunter2");
    },
    300_000,
  );

  test("copy refuses an empty folder, and a folder that a service uses", async () => {
    const url = await freshDatabase();
    const nothing = await runProgram(temporaryFolder(), ["copy", "--to", url]);
    expect(nothing).toMatchObject({ code: 1, out: "" });
    expect(nothing.err).toStartWith("There is no service in ");
    const { folder } = await usedFolder();
    const service = await startProcess(folder);
    const busy = await runProgram(folder, ["copy", "--to", url]);
    await service.end("SIGTERM");
    expect(busy).toMatchObject({ code: 1, out: "" });
    expect(busy.err).toContain("Stop it first");
    expect((await runProgram(folder, ["copy", "--to", url])).code).toBe(0);
  }, 300_000);

  test("a backup of running nodes is one file that can be restored to a folder and to a database", async () => {
    const [used, url] = [await usedFolder(), await freshDatabase()];
    const { folder, secret } = used;
    expect((await runHere(folder, ["copy", "--to", url])).code).toBe(0);
    const place = temporaryFolder();
    const settings = { QZ_DATABASE_URL: url, QZ_SECRET: secret };
    const node = await startProcess(place, settings);
    await scan(node, used.code.shortId);
    await counted(node, used, 6);
    const made = await runProgram(place, ["backup", "--with-secret", "backup.db"], settings);
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(readdirSync(place).sort()).toEqual(["backup.db", "data"]);
    const file = join(place, "backup.db");
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    const server = await postgresServer();
    const tables = await server.query<{ name: string }>(
      url,
      "select tablename as name from pg_tables where tablename like 'day\\_key\\_%'",
    );
    expect(tables.length).toBeGreaterThan(0);
    for (const { name } of tables) {
      const [row] = await server.query<{ key: Uint8Array }>(url, `select key from ${name}`);
      expect(readFileSync(file).includes(Buffer.from(row?.key ?? secret))).toBe(false);
    }
    await node.end("SIGTERM");

    const inFolder = temporaryFolder();
    expect(await runProgram(inFolder, ["restore", file])).toMatchObject({ code: 0, err: "" });
    expect(secretOf(inFolder)).toBe(secret);
    await expectAll(await startProcess(inFolder), used, 6);
    expect((await runProgram(inFolder, ["check"])).code).toBe(0);

    const [shared, other] = [temporaryFolder(), await emptyDatabase()];
    const restored = await runProgram(shared, ["restore", file], { QZ_DATABASE_URL: other });
    expect(restored).toMatchObject({ code: 0, err: "" });
    expect(restored.out).toContain("data/secret");
    expect(secretOf(shared)).toBe(secret);
    expect(readdirSync(join(shared, "data")).sort()).toEqual(["commands.log", "secret"]);
    await expectAll(await startProcess(shared, { QZ_DATABASE_URL: other }), used, 6);
    const twice = await runHere(shared, ["restore", file], { QZ_DATABASE_URL: other });
    expect(twice).toMatchObject({ code: 1, out: "" });
  }, 300_000);

  test("a backup needs the secret that the nodes have", async () => {
    const [{ folder, secret }, url] = [await usedFolder(), await freshDatabase()];
    await runHere(folder, ["copy", "--to", url]);
    const place = temporaryFolder();
    const file = join(place, "backup.db");
    const without = await runHere(place, ["backup", file], { QZ_DATABASE_URL: url });
    expect(without).toMatchObject({ code: 1, out: "" });
    expect(without.err).toContain("QZ_SECRET");
    const wrong = { QZ_DATABASE_URL: url, QZ_SECRET: "x".repeat(40) };
    const refused = await runHere(place, ["backup", file], wrong);
    expect(refused).toMatchObject({ code: 1, out: "" });
    expect(refused.err).toContain("another secret");
    expect(readdirSync(place)).toEqual([]);
    const right = { QZ_DATABASE_URL: url, QZ_SECRET: secret };
    expect((await runProgram(place, ["backup", "backup.db"], right)).code).toBe(0);
    // The same holds for a backup of a folder. With another secret the restore names the file that it wrote.
    const [target, elsewhere] = [await freshDatabase(), temporaryFolder()];
    await runProgram(folder, ["backup", "of-folder.db"]);
    const foreign = await runProgram(elsewhere, ["restore", join(folder, "of-folder.db")], {
      QZ_DATABASE_URL: target,
      QZ_SECRET: "x".repeat(40),
    });
    expect(foreign.code).toBe(0);
    expect(foreign.err).toContain("another secret");
    expect(secretOf(elsewhere)).toBe(secret);
  }, 300_000);
});
