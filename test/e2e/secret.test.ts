import { expect, test } from "bun:test";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { PROGRAM, runProgram, spawn, startProcess, temporaryFolder } from "./process.ts";

/** A lost secret: an operator is told of it, and makes the service go on without it. */

const OTHER = { QZ_SECRET: "another secret, which is as long as it must be" };

test("with another secret nothing starts, and `secret accept` goes on: codes stay, and former leads can't be read", async () => {
  const folder = temporaryFolder();
  const secretFile = join(folder, "data/secret");
  const run = (args: readonly string[], environment = {}) => runProgram(folder, args, environment);
  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  const leave = (to: typeof service, email: string) =>
    call(to, null, "POST", `/api/leads/${code.shortId}`, { consent: true, email });
  await leave(service, "anna@museum.example");
  const beside = await run(["secret", "accept", "--yes"], OTHER);
  expect(beside).toMatchObject({ code: 1, out: "" });
  expect(beside.err).toContain("Stop it first: it has the former secret.");
  await service.end("SIGTERM");

  // As the settings of the service were changed.
  const started = await spawn([...PROGRAM], folder, { QZ_PORT: "0", ...OTHER }).ended;
  expect(started).toMatchObject({ code: 1, out: "" });
  expect(started.err).toContain("QZ_SECRET holds another secret");
  expect(started.err).toContain("Unset it: the right one is in data/secret.");
  const backup = await run(["backup", "backup.db"], OTHER);
  expect(backup).toMatchObject({ code: 1, out: "" });
  expect(backup.err).toContain("Unset it: the right one is in data/secret.");
  expect(existsSync(join(folder, "backup.db"))).toBe(false);

  // As the file is gone.
  const former = readFileSync(secretFile, "utf8").trim();
  rmSync(secretFile);
  const without = await spawn([...PROGRAM], folder, { QZ_PORT: "0" }).ended;
  expect(without).toMatchObject({ code: 1, out: "" });
  expect(without.err).toContain("`quietzone secret accept`");
  expect((await run(["check"])).out).toContain("Put it back, as from a backup");

  const unasked = await run(["secret", "accept"]);
  expect(unasked).toMatchObject({ code: 2, out: "" });
  expect(unasked.err).toContain("--yes");
  expect(existsSync(secretFile)).toBe(false);
  expect((await run(["secret", "accept", "--help"])).out).toContain("Codes, scans and keys stay.");
  expect(await run(["secret", "accept", "--yes"])).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(secretFile, "utf8").trim()).not.toBe(former);

  const next = await startProcess(folder);
  expect((await scan(next, code.shortId)).status).toBe(302);
  await leave(next, "berta@museum.example");
  const answer = await call(next, apiKey, "GET", `/app/api/codes/${code.id}/leads`);
  expect(await readJson<unknown>(answer)).toMatchObject({
    leads: [{ email: "berta@museum.example" }, { email: null, unreadable: true }],
  });
  await next.end("SIGTERM");
  expect((await run(["check"])).code).toBe(0);

  // The former secret turned up.
  expect((await run(["secret", "accept", "--yes"], { QZ_SECRET: former })).code).toBe(0);
  const last = await startProcess(folder, { QZ_SECRET: former });
  const leads = await call(last, apiKey, "GET", `/app/api/codes/${code.id}/leads`);
  expect(await readJson<unknown>(leads)).toMatchObject({
    leads: [{ email: null, unreadable: true }, { email: "anna@museum.example" }],
  });
}, 240_000);

test("`secret accept` makes no service in a folder without one", async () => {
  const folder = temporaryFolder();
  const { code, err } = await runProgram(folder, ["secret", "accept", "--yes"]);
  expect(code).toBe(1);
  expect(err).toContain("There is no service in");
  expect(existsSync(join(folder, "data"))).toBe(false);
}, 120_000);
