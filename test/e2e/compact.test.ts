import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { statSync } from "node:fs";
import { join } from "node:path";
import { makeCode, scan, signUp } from "./client.ts";
import { CANNOT_INJECT } from "./faults.ts";
import { audit, integrityOf, SOUND } from "./ledger.ts";
import { PROGRAM, runProgram, spawn, startProcess, temporaryFolder } from "./process.ts";

/** The command that gives the space of erased rows back to the disk. */

/** A folder with a scanned code, and a database of which most is free. */
async function halfErased() {
  const folder = temporaryFolder();
  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  for (let left = 3; left > 0; left--) await scan(service, code.shortId);
  await service.end("SIGTERM");
  using client = new Database(fileOf(folder), { readwrite: true, create: false, strict: true });
  client.run(`insert into leads (id, code_seq, at, device, sealed, tenant_id)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 4000)
    select 'filler_' || n, 0, 0, 'phone', randomblob(1000), '' from numbers`);
  client.run("delete from leads where id like 'filler%'");
  return { folder, apiKey, codeId: code.id };
}

const fileOf = (folder: string) => join(folder, "data", "quietzone.db");
const sizeOf = (folder: string) => statSync(fileOf(folder)).size;

test("`compact` makes the file smaller, and nothing in it is lost", async () => {
  const { folder, apiKey, codeId } = await halfErased();
  const before = sizeOf(folder);
  const { code, out, err } = await runProgram(folder, ["compact"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^The database had \d\.\d MiB and has \d\.\d MiB now\.\n$/);
  expect(sizeOf(folder)).toBeLessThan(before / 4);
  expect(integrityOf(folder)).toEqual(SOUND);
  const service = await startProcess(folder);
  expect((await audit(service, apiKey)).get(codeId)).toBe(3);
}, 300_000);

test.skipIf(CANNOT_INJECT).each([
  ["is killed", "signal=SIGKILL"],
  ["finds the disk full", "error=ENOSPC"],
])(
  "a `compact` that %s in the middle leaves the database whole",
  async (_what, fault) => {
    const { folder, apiKey, codeId } = await halfErased();
    // Each later in its work: at the first pages of the temporary file, of the log, and of the database.
    let failures = 0;
    for (const when of [1, 40, 80, 160, 240]) {
      const inject = ["-e", "trace=pwrite64", "-e", `inject=pwrite64:${fault}:when=${when}+`];
      const command = ["strace", "-f", "-o", "/dev/null", ...inject, ...PROGRAM, "compact"];
      if ((await spawn(command, folder, {}).ended).code !== 0) failures++;
      expect(integrityOf(folder)).toEqual(SOUND);
    }
    expect(failures).toBeGreaterThan(2);
    const service = await startProcess(folder);
    expect((await audit(service, apiKey)).get(codeId)).toBe(3);
    await service.end("SIGTERM");
    expect((await runProgram(folder, ["compact"])).code).toBe(0);
  },
  300_000,
);

test("`compact` refuses what it can't do, and says why", async () => {
  const folder = temporaryFolder();
  const refusal = async (environment = {}) => {
    const { code, err } = await runProgram(folder, ["compact"], environment);
    expect(code).toBe(1);
    return err;
  };
  expect(await refusal()).toContain("There is no service in");
  expect(await refusal({ QZ_DATABASE_URL: "postgres://db/quietzone" })).toContain("autovacuum");
  await startProcess(folder);
  expect(await refusal()).toContain("A service is running on");
}, 300_000);
