import { describe, expect, test } from "bun:test";
import { runHere } from "../operate/cli/here.ts";
import { freePort } from "../free-port.ts";
import { readJson } from "../json.ts";
import { hasPostgres, postgresServer } from "../postgres.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { eventually, runProgram, type RunningService, startProcess, temporaryFolder } from "./process.ts";

/** The program as several processes on one PostgreSQL database, each with a folder of its own. */

const SECRET = "what every node is given, in its environment";

async function shared(kind: "emptyDatabase" | "freshDatabase" = "freshDatabase") {
  const environment = {
    QZ_DATABASE_URL: await (await postgresServer())[kind](),
    QZ_SECRET: SECRET,
  };
  return { environment, start: () => startProcess(temporaryFolder(), environment) };
}

/** Every node must know of a change, without a request that tells it. */
const isKnown = (ask: () => Promise<boolean>) =>
  eventually("the node knows of the change", async () => ((await ask()) ? true : null));

const locationAt = async (node: RunningService, shortId: string) =>
  (await scan(node, shortId)).headers.get("location");

describe.skipIf(!hasPostgres)("nodes on one database", () => {
  test("start together on an empty database, and a change on one holds on all", async () => {
    const { start } = await shared("emptyDatabase");
    const [one, two, three] = await Promise.all([start(), start(), start()]);
    const { apiKey } = await signUp(one);
    // Requested before it exists: a node must not cache its absence for long.
    const code = await makeCode(two, apiKey);
    for (const node of [one, two, three])
      expect(await locationAt(node, code.shortId)).toBe("https://museum.example/hall-3");
    const target = "https://museum.example/hall-4";
    expect((await call(three, apiKey, "PATCH", `/app/api/codes/${code.id}`, { target })).status).toBe(200);
    for (const node of [one, two, three])
      await isKnown(async () => (await locationAt(node, code.shortId)) === target);
    const path = `/app/api/codes/${code.id}/scans`;
    const before = await readJson<{ total: number; uniqueVisitors: number }>(
      await call(one, apiKey, "GET", path),
    );
    // The same phone on every node: they hash it under one key.
    expect(before.uniqueVisitors).toBe(1);
    await two.end("SIGKILL");
    await scan(three, code.shortId);
    const after = await readJson<{ total: number }>(await call(one, apiKey, "GET", path));
    expect(after.total).toBe(before.total + 1);
    for (const node of [one, three]) expect((await node.end("SIGTERM")).code).toBe(0);
  }, 300_000);

  test("accept the operator's commands from any machine", async () => {
    const { environment, start } = await shared();
    const node = await start();
    const { apiKey, id } = await signUp(node);
    const elsewhere = temporaryFolder();
    const granted = await runProgram(elsewhere, ["tenant", "plan", id, "unlimited"], environment);
    expect(granted).toMatchObject({ code: 0 });
    // There is no data folder here, whose log of commands could have the line.
    expect(JSON.parse(granted.err)).toMatchObject({
      message: "operator command",
      tenant: id,
      plan: "unlimited",
    });
    const isGranted = async () =>
      (await (await call(node, apiKey, "GET", "/app/api/me")).text()).includes("unlimited");
    await isKnown(isGranted);
    const { code, out } = await runProgram(elsewhere, ["check"], environment);
    expect({ code, failed: out.includes("fail") }).toEqual({ code: 0, failed: false });
    expect(out).toMatch(/ok +database +PostgreSQL \d+\S*, up to date\n/);
    expect(out).toMatch(/ok +totals +agree/);
    expect(out).toMatch(/warn +server +PostgreSQL \S+ does not sync/);
  }, 300_000);

  test("support every command with the same result as in a data folder", async () => {
    const { environment, start } = await shared();
    const node = await start();
    const { id, apiKey } = await signUp(node);
    const { shortId } = await makeCode(node, apiKey);
    const folder = temporaryFolder();
    const art = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>';
    await Bun.write(`${folder}/art/hall.svg`, art);
    const made = await runProgram(
      folder,
      ["voucher", "create", "--plan", "unlimited", "--json"],
      environment,
    );
    const voucher: { code: string } = JSON.parse(made.out);
    const steps: [words: string[], code: number, says: RegExp][] = [
      [["voucher", "list"], 0, /unlimited/],
      [["voucher", "revoke", voucher.code], 0, /revoked/],
      [["tenant", "list"], 0, new RegExp(id)],
      [["tenant", "show", id], 0, new RegExp(id)],
      [["tenant", "grant", id, "deviceLog", "on"], 0, /deviceLog/i],
      [["tenant", "suspend", id, "--reason", "spam"], 0, /suspended/],
      [["tenant", "resume", id], 0, new RegExp(id)],
      [["tenant", "key", id], 0, /qz_/],
      [["code", "show", shortId], 0, /active/],
      [["code", "disable", shortId, "--reason", "spam"], 0, /disabled/],
      [["code", "enable", shortId], 0, /active/],
      [["code", "show", "nowhere"], 3, /^$/],
      [["logos", "import", `${folder}/art`], 0, /hall/],
      [["logos", "list"], 0, /import\.hall/],
      [["logos", "remove", "import.hall"], 0, /import\.hall/],
      [["tenant", "delete", id, "--yes"], 0, new RegExp(id)],
      [["tenant", "show", id], 3, /^$/],
    ];
    for (const [words, code, says] of steps) {
      const ending = await runHere(folder, words, environment);
      expect({ words, code: ending.code }).toEqual({ words, code });
      expect(ending.out).toMatch(says);
    }
    // The node knows of the change.
    await isKnown(async () => (await scan(node, shortId)).status === 410);
  }, 300_000);

  test("must have the same secret, and warn when none is set", async () => {
    const { environment, start } = await shared();
    await (await start()).end("SIGTERM");
    const { code, err } = await runProgram(temporaryFolder(), [], {
      ...environment,
      QZ_SECRET: "another one than the other nodes were given",
      QZ_PORT: "0",
    });
    expect(code).toBe(1);
    expect(err).toBe(
      "QZ_SECRET holds another secret than the one this database belongs to. Give every node the same. A change of it begins with QZ_SECRET_OLD: docs/secret.md says how.\n",
    );
    const alone = await startProcess(temporaryFolder(), {
      QZ_DATABASE_URL: await (await postgresServer()).freshDatabase(),
    });
    const { err: said } = await alone.end("SIGTERM");
    expect(said).toContain("QZ_SECRET is not set: every node of this database needs the same");
  }, 300_000);

  test("wait for a database that starts later, and say so to everyone who asks", async () => {
    const server = await postgresServer();
    const { start, environment } = await shared();
    const before = await start();
    const { shortId } = await makeCode(before, (await signUp(before)).apiKey);
    await before.end("SIGTERM");
    await server.stop();
    const folder = temporaryFolder();
    const port = freePort();
    const starting = startProcess(folder, { ...environment, QZ_PORT: String(port) });
    const ask = (path: string, accept = "application/json") =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept }, redirect: "manual" });
    const health = await eventually("the port answers", () => ask("/healthz").catch(() => null));
    expect(await health.json()).toMatchObject({ status: "degraded", reason: "database_away", lostScans: 0 });
    for (const [path, accept, says] of [
      ["/readyz", "application/json", "storage_unavailable"],
      [`/r/${shortId}`, "application/json", "storage_unavailable"],
      [`/r/${shortId}`, "text/html", "One moment, please"],
      ["/app/api/codes", "application/json", "storage_unavailable"],
    ] as const) {
      const answer = await ask(path, accept);
      expect([path, answer.status]).toEqual([path, 503]);
      expect(await answer.text()).toContain(says);
      if (path !== "/readyz") expect(answer.headers.get("retry-after")).toBe("5");
    }
    const { code, err } = await runProgram(folder, ["tenant", "list"], environment);
    expect({ code, err }).toEqual({
      code: 1,
      err: "QZ_DATABASE_URL names a database that can't be used (ERR_POSTGRES_CONNECTION_REFUSED). It may hold the address of a PostgreSQL database, 15 or later.\n",
    });
    await server.start();
    const node = await starting;
    expect(node.err()).toContain('"waiting for PostgreSQL"');
    expect(await (await ask("/healthz")).json()).toMatchObject({ status: "ok" });
    expect((await ask(`/r/${shortId}`)).status).toBe(302);
    await node.end("SIGTERM");
  }, 300_000);
});
