import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { call, makeCode, scan, signUp } from "./client.ts";
import {
  type Ending,
  eventually,
  firstMatch,
  PROGRAM,
  runProgram,
  spawn,
  startProcess,
  temporaryFolder,
} from "./process.ts";

/** Two services on one data folder: the second is refused as long as the first runs. */

const QUIET = { QZ_HOST: "127.0.0.1", QZ_PORT: "0" };

function expectRefusal({ code, out, err }: Ending): void {
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err.trimEnd().split("\n"), err).toHaveLength(1);
  expect(err).toStartWith('QZ_DATA_DIR holds "');
  expect(err).toContain("another running service");
}

const serviceLine = async (folder: string) =>
  /^ok +service +(.*)$/m.exec((await runProgram(folder, ["check"])).out)?.[1];

test("a second service on the same folder is refused with one line, and the first keeps running", async () => {
  const folder = temporaryFolder();
  const first = await startProcess(folder);
  const { apiKey } = await signUp(first);
  const code = await makeCode(first, apiKey);
  expectRefusal(await runProgram(folder, [], QUIET));
  expectRefusal(await runProgram(folder, ["serve"], { ...QUIET, QZ_DATA_DIR: join(folder, "data") }));
  expect((await scan(first, code.shortId)).status).toBe(302);
  // Neither commands nor refusals may loosen the lock.
  expect((await runProgram(folder, ["tenant", "list"])).code).toBe(0);
  expect(await serviceLine(folder)).toBe("one is running on this folder");
  expectRefusal(await runProgram(folder, [], QUIET));
}, 300_000);

test("the lock leaves one empty file that only its owner can read, and a service that ended does not hold it", async () => {
  const folder = temporaryFolder();
  const service = await startProcess(folder);
  const left = () => readdirSync(join(folder, "data")).filter((name) => name.includes("lock"));
  expect(left()).toEqual(["quietzone.lock"]);
  const { size, mode } = statSync(join(folder, "data/quietzone.lock"));
  expect({ size, mode: (mode & 0o777).toString(8) }).toEqual({ size: 0, mode: "600" });
  expect((await service.end("SIGTERM")).code).toBe(0);
  expect(await serviceLine(folder)).toBe("none is running on this folder");
}, 300_000);

test("a killed service does not keep the lock", async () => {
  const folder = temporaryFolder();
  for (let kill = 0; kill < 3; kill++) {
    const service = await startProcess(folder);
    expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
    await service.end("SIGKILL");
    expect(readdirSync(join(folder, "data")).filter((name) => name.includes("lock"))).toEqual([
      "quietzone.lock",
    ]);
  }
  expect(await serviceLine(folder)).toBe("none is running on this folder");
}, 300_000);

test("a service whose lock was deleted is still the only one on its folder", async () => {
  const folder = temporaryFolder();
  const first = await startProcess(folder);
  const { apiKey } = await signUp(first);
  const code = await makeCode(first, apiKey);
  const lock = join(folder, "data/quietzone.lock");
  rmSync(lock);
  // A refused service leaves no lock, which the next one would find free.
  for (let attempt = 0; attempt < 2; attempt++) expectRefusal(await runProgram(folder, [], QUIET));
  expect(existsSync(lock)).toBe(false);
  expect((await runProgram(folder, ["compact"])).err).toContain("Stop it first");
  expect((await scan(first, code.shortId)).status).toBe(302);
  await first.end("SIGKILL");
  const second = await startProcess(folder);
  expect((await scan(second, code.shortId)).status).toBe(302);
  expectRefusal(await runProgram(folder, [], QUIET));
}, 300_000);

test("of several services that start together exactly one serves", async () => {
  const folder = temporaryFolder();
  const starts = Array.from({ length: 4 }, () => spawn(PROGRAM, folder, QUIET));
  const outcomes = await Promise.all(
    starts.map(({ out, ended }) => firstMatch(out, /listening on (http:\/\/\S+)/, ended).catch(() => null)),
  );
  expect(outcomes.filter((url) => url !== null)).toHaveLength(1);
  for (const [at, { ended }] of starts.entries()) if (outcomes[at] === null) expectRefusal(await ended);
}, 300_000);

test("a service that gets the port but not the folder, or the folder but not the port, does not disturb the other", async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  const first = await startProcess(one);
  const { port } = new URL(first.url);
  const taken = await runProgram(other, [], { ...QUIET, QZ_PORT: port });
  expect(taken.err).toContain("QZ_PORT");
  // The refused service does not hold the lock.
  await startProcess(other);
  await eventually("the folder is known to be served", async () =>
    (await serviceLine(other)) === "one is running on this folder" ? true : null,
  );
}, 300_000);

test("something else at the path of the lock stops the start with one line", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "data/quietzone.lock"), { recursive: true });
  const { code, err } = await runProgram(folder, [], QUIET);
  expect(code).toBe(1);
  expect(err.trimEnd().split("\n"), err).toHaveLength(1);
  expect(err).toContain("QZ_DATA_DIR");
}, 300_000);
