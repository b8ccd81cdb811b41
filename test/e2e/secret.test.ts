import { expect, test } from "bun:test";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readJson } from "../json.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { eventually, PROGRAM, runProgram, spawn, startProcess, temporaryFolder } from "./process.ts";

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

test("`secret rotate` beside a running service: it goes on with the new one, also after it was killed at once", async () => {
  const folder = temporaryFolder();
  const secretFile = join(folder, "data/secret");
  const read = () => readFileSync(secretFile, "utf8").trim();
  const run = (...args: string[]) => runProgram(folder, args);
  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  const leave = (to: typeof service, email: string) =>
    call(to, null, "POST", `/api/leads/${code.shortId}`, { consent: true, email });
  await leave(service, "anna@museum.example");
  const former = read();

  expect(await run("secret", "rotate")).toMatchObject({ code: 2, out: "" });
  expect(read()).toBe(former);
  const rotated = await run("secret", "rotate", "--yes");
  expect(rotated).toMatchObject({ code: 0, err: "" });
  expect(rotated.out).toContain(`The secret is changed. The new one is in data/secret.`);
  expect(rotated.out).toContain("The running service seals the rest anew");
  const next = read();
  expect(next).not.toBe(former);
  expect(rotated.out).not.toContain(next);
  // It may not have noticed yet, and seals with the former one.
  await leave(service, "berta@museum.example");
  expect((await service.end("SIGKILL")).code).toBe(137);

  const again = await startProcess(folder);
  await leave(again, "clara@museum.example");
  const emails = async () => {
    const answer = await call(again, apiKey, "GET", `/app/api/codes/${code.id}/leads`);
    const { leads } = await readJson<{ leads: readonly { readonly email: string }[] }>(answer);
    return leads.map(({ email }) => email.split("@")[0]).join();
  };
  expect(await emails()).toBe("clara,berta,anna");
  await eventually("all is sealed anew", async () =>
    (await run("check")).out.includes("all is sealed anew, and is gone through once more") ? true : null,
  );
  const twice = await run("secret", "rotate", "--yes");
  expect(twice.out).toContain("The last change was not complete.");
  expect(read()).toBe(next);
  await again.end("SIGTERM");

  // Nothing else can store something now, so that there is nothing to wait for.
  const ended = await run("secret", "rotate", "--yes");
  expect(ended.out).toContain("All is sealed under it. The former secret is not needed any more.");
  expect(read()).toBe(next);
  expect((await run("check")).out).toMatch(/ok +new secret +the last change is complete/);
}, 240_000);

test("`secret accept` makes no service in a folder without one", async () => {
  const folder = temporaryFolder();
  const { code, err } = await runProgram(folder, ["secret", "accept", "--yes"]);
  expect(code).toBe(1);
  expect(err).toContain("There is no service in");
  expect(existsSync(join(folder, "data"))).toBe(false);
}, 300_000);
