import { expect, test } from "bun:test";
import { chownSync, lstatSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { call, makeCode, scan, signUp } from "./client.ts";
import { runProgram, startProcess, temporaryFolder } from "./process.ts";

/** Commands of root in the data folder of a service that runs as another user: what they make is that user's. */

const IS_ROOT = process.geteuid?.() === 0;

/** A user and a group of nobody. Without root all files belong to the user of the tests, which has to hold as well. */
const SERVICE = IS_ROOT
  ? { uid: 62_832, gid: 62_833 }
  : { uid: process.geteuid?.(), gid: process.getegid?.() };

/** All that is in a folder and does not belong to the service's user or can be read by others. */
function foreign(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => {
    const { uid, gid, mode } = lstatSync(join(folder, name));
    return uid !== SERVICE.uid || gid !== SERVICE.gid || (mode & 0o077) !== 0;
  });
}

/** An empty data folder of the service's user. */
function servicesFolder(): { folder: string; data: string } {
  const folder = temporaryFolder();
  const data = join(folder, "data");
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, SERVICE.uid ?? -1, SERVICE.gid ?? -1);
  return { folder, data };
}

test("a service, a demonstration and a restore by root leave only files of the folder's owner", async () => {
  const { folder, data } = servicesFolder();
  const demo = await runProgram(folder, ["demo"]);
  expect(demo.err).toBe("");
  expect(demo.out).toMatch(/^start: .*quietzone serve$/m);
  expect(readdirSync(join(data, "day-keys")).length).toBeGreaterThan(0);
  expect(foreign(data)).toEqual([]);

  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  await scan(service, code.shortId);
  // It unpacks the catalog of logos, and keeps what it draws.
  const logos = await call(service, null, "GET", "/api/v1/logos?q=github");
  expect(logos.status).toBe(200);
  expect(foreign(data)).toEqual([]);
  const archive = ["archive", "--tenant", "none", join(folder, "archive.zip")];
  expect((await runProgram(folder, archive)).code).toBe(3);
  expect((await runProgram(folder, ["backup", "backup.qz"])).err).toBe("");
  await service.end("SIGTERM");
  expect(foreign(data)).toEqual([]);

  const other = servicesFolder();
  expect((await runProgram(other.folder, ["restore", join(folder, "backup.qz")])).err).toBe("");
  expect(readdirSync(other.data).sort()).toEqual([
    "commands.log",
    "quietzone.db",
    "quietzone.lock",
    "secret",
  ]);
  expect(foreign(other.data)).toEqual([]);
  // The file of the backup is where the operator wanted it, and is the operator's.
  expect(statSync(join(folder, "backup.qz")).uid).toBe(process.geteuid?.() ?? -1);
}, 300_000);

test("check names what a copy by hand has left to another user, and the command that gives it to the folder's owner", async () => {
  const { folder, data } = servicesFolder();
  const service = await startProcess(folder);
  await service.end("SIGTERM");
  const check = async () => (await runProgram(folder, ["check"])).out;
  expect(await check()).not.toContain("another user");
  mkdirSync(join(data, "logos-by-hand"), { mode: 0o700 });
  for (const name of ["logos-by-hand/one", "logos-by-hand/two"])
    writeFileSync(join(data, name), "x".repeat(64), { mode: 0o600 });
  if (IS_ROOT) {
    // A folder stands for what is in it.
    for (const name of ["secret", "logos-by-hand"]) chownSync(join(data, name), 0, 0);
    expect(await check()).toMatch(
      /(?:logos-by-hand, secret|secret, logos-by-hand) in \S+ belong to another user than the folder, .+: chown -R 62832:62833 \//,
    );
    mkdirSync(join(data, "day-keys"), { recursive: true, mode: 0o700 });
    chownSync(join(data, "day-keys"), 0, 0);
    expect(await check()).toMatch(
      /day keys.+day-keys belong to another user than \S+, so keys can't be written or destroyed: chown -R 62832:62833 \//,
    );
  } else expect(await check()).not.toContain("another user");
}, 300_000);
