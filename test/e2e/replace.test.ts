import { expect, test } from "bun:test";
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { readSettings } from "../../src/kit/settings/read.ts";
import { openAdmin } from "../../src/operate/admin.ts";
import { lockDataFolder } from "../../src/app/data-folder.ts";
import { call, makeCode, scan, signUp } from "./client.ts";
import { CANNOT_INJECT } from "./faults.ts";
import { PROGRAM, runProgram, spawn, startProcess, temporaryFolder } from "./process.ts";

/** `restore --replace`: the former service is set aside, whatever kind of folder it is in and whenever the command is killed. */

/** A folder in which a service has run, with a code, and a backup of it. */
async function used() {
  const folder = temporaryFolder();
  const service = await startProcess(folder);
  const { apiKey } = await signUp(service);
  const code = await makeCode(service, apiKey);
  await scan(service, code.shortId);
  expect((await runProgram(folder, ["backup", "backup.qz"])).code).toBe(0);
  await service.end("SIGTERM");
  const data = join(folder, "data");
  return {
    folder,
    data,
    code,
    file: join(folder, "backup.qz"),
    secret: readFileSync(join(data, "secret"), "utf8"),
  };
}

const formerIn = (data: string) => readdirSync(data).filter((name) => name.startsWith("replaced-"));

test("the former service goes to a dated folder, the keys of the day stay, and a service must be stopped first", async () => {
  const [present, other] = [await used(), await used()];
  const restore = ["restore", "--replace", other.file];
  const running = await startProcess(present.folder);
  const refused = await runProgram(present.folder, restore);
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect(refused.err).toContain("Stop it first");
  await running.end("SIGTERM");
  const keys = readdirSync(join(present.data, "day-keys"));
  const plain = await runProgram(present.folder, ["restore", other.file]);
  expect(plain).toMatchObject({ code: 1, out: "" });
  expect(plain.err).toContain("--replace");

  const done = await runProgram(present.folder, restore);
  expect(done).toMatchObject({ code: 0, err: "" });
  const [former = ""] = formerIn(present.data);
  expect(done.out).toContain(`data/${former}`);
  expect(readdirSync(join(present.data, "day-keys"))).toEqual(keys);
  expect(readFileSync(join(present.data, "secret"), "utf8")).toBe(other.secret);
  expect(readFileSync(join(present.data, former, "secret"), "utf8")).toBe(present.secret);
  const service = await startProcess(present.folder);
  expect((await scan(service, other.code.shortId)).status).toBe(302);
  expect((await scan(service, present.code.shortId)).status).toBe(404);
  await service.end("SIGTERM");
  // What was set aside is a whole service.
  const again = await startProcess(present.folder, { QZ_DATA_DIR: join(present.data, former) });
  expect((await scan(again, present.code.shortId)).status).toBe(302);
}, 300_000);

test("a data folder that is a link stays one, and a disk of its own may have lost+found", async () => {
  const { file, code } = await used();
  const folder = temporaryFolder();
  mkdirSync(join(folder, "private/quietzone/lost+found"), { recursive: true });
  symlinkSync("private/quietzone", join(folder, "data"));
  expect(await runProgram(folder, ["restore", file])).toMatchObject({ code: 0, err: "" });
  expect(await runProgram(folder, ["restore", "--replace", file])).toMatchObject({ code: 0, err: "" });
  expect(formerIn(join(folder, "private/quietzone"))).toHaveLength(1);
  const service = await startProcess(folder);
  expect((await scan(service, code.shortId)).status).toBe(302);
  expect((await call(service, null, "GET", "/healthz")).status).toBe(200);
}, 300_000);

/** More renames than a restore makes: of the inner folder, of three former files, and of two new ones. */
const RENAMES = 7;

test.skipIf(CANNOT_INJECT)(
  "killed at any rename, the former service is there or the new one, and the next start completes what was begun",
  async () => {
    const [present, other] = [await used(), await used()];
    const settings = readSettings({ QZ_DATA_DIR: present.data });
    const codeOf = async () => {
      const admin = await openAdmin(settings);
      try {
        const [isOld, isNew] = [
          await admin.codes.show(present.code.shortId),
          await admin.codes.show(other.code.shortId),
        ];
        return isOld !== null ? "former" : isNew !== null ? "new" : "none";
      } finally {
        await admin.close();
      }
    };
    const outcomes: string[] = [];
    for (let kill = 1; kill <= RENAMES; kill++) {
      // Each round begins with the former service.
      expect((await runProgram(present.folder, ["restore", "--replace", present.file])).code).toBe(0);
      const calls = "rename,renameat,renameat2";
      const { ended } = spawn(
        [
          "strace",
          "-f",
          ...["-o", "/dev/null"],
          ...["-e", `trace=${calls}`],
          ...["-e", `inject=${calls}:signal=SIGKILL:when=${kill}`],
          ...[...PROGRAM, "restore", "--replace", other.file],
        ],
        present.folder,
        {},
      );
      const { code } = await ended;
      const isInterrupted = readdirSync(present.data).some((name) => name.startsWith("replacing-"));
      if (isInterrupted)
        await expect(openAdmin(settings)).rejects.toThrow("was interrupted when all was written");
      lockDataFolder(settings)?.close();
      outcomes.push(`${code === 0 ? "done" : "killed"} ${await codeOf()}`);
      expect(existsSync(join(present.data, "secret"))).toBe(true);
      const secret = readFileSync(join(present.data, "secret"), "utf8");
      expect(secret).toBe(outcomes.at(-1)?.endsWith("new") ? other.secret : present.secret);
    }
    expect(outcomes[0]).toBe("killed former");
    expect(outcomes).toContain("killed new");
    expect(outcomes.at(-1)).toBe("done new");
    expect(outcomes.every((outcome) => outcome !== "killed none")).toBe(true);
  },
  240_000,
);
