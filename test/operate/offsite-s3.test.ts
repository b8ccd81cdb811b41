import { expect, test } from "bun:test";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "bun:test";
import { $ } from "bun";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { BUCKET, type Call, type Fault, KEY, SECRET, startS3 } from "../kit/objects/s3-server.ts";
import { hasProgram } from "../programs.ts";
import { usedAndStopped } from "../app/world.ts";
import { runHere } from "./cli/here.ts";

/** The same commands with a bucket, whose server is faulty, and the program `age` itself. */

const folder = mkdtempSync(join(tmpdir(), "quietzone-bucket-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const identity = await generateX25519Identity();
const key = join(folder, "key.txt");
writeFileSync(key, `${identity}\n`);

async function world(fault?: (call: Call) => Fault | null | undefined) {
  const server = await startS3({ knowsTime: false, ...(fault === undefined ? {} : { fault }) });
  const home = mkdtempSync(join(folder, "home-"));
  mkdirSync(join(home, "place"));
  const settings = {
    QZ_DATA_DIR: join(home, "data"),
    QZ_DISK_FLOOR: "off",
    QZ_BACKUP_EVERY: "off",
    QZ_BACKUP_TO: `s3://${BUCKET}/museum`,
    QZ_BACKUP_RECIPIENTS: await identityToRecipient(identity),
    QZ_S3_ENDPOINT: server.endpoint,
    QZ_S3_KEY: KEY,
    QZ_S3_SECRET: SECRET,
  };
  await usedAndStopped(settings);
  return { server, home, settings, command: (...args: string[]) => runHere(home, args, settings) };
}

test("a backup goes to a bucket and back, while connections are cut and the server fails now and then", async () => {
  // Every third call fails in one way or another.
  let calls = 0;
  const ways: readonly Fault[] = [
    "cut before",
    "cut after",
    { status: 503, code: "SlowDown" },
    { cutAt: 100 },
  ];
  const { server, home, settings, command } = await world(() =>
    ++calls % 3 === 0 ? ways[(calls / 3) % ways.length] : null,
  );
  const made = await command("backup", "now", "--json");
  expect(made).toMatchObject({ code: 0, err: "" });
  const { name, place } = JSON.parse(made.out);
  expect(place).toBe(`s3://${BUCKET}/museum`);
  expect([...server.objects.keys()].toSorted()).toEqual([`museum/${name}.json`, `museum/${name}.qz.age`]);
  expect((await command("backup", "list")).out).toMatch(new RegExp(`^${name} .* whole `, "m"));
  const verified = await command("backup", "verify", "--identity", key);
  expect(verified).toMatchObject({ code: 0, err: "" });
  const target = join(home, "restored");
  const restored = await runHere(home, ["restore", "--from", name, "--identity", key], {
    ...settings,
    QZ_DATA_DIR: target,
  });
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(target, "secret"))).toEqual(readFileSync(join(settings.QZ_DATA_DIR, "secret")));
}, 240_000);

test("a bucket that refuses the key says so, and nothing is left of the backup", async () => {
  const { server, home, settings } = await world();
  const refused = await runHere(home, ["backup", "now"], { ...settings, QZ_S3_SECRET: "wrong" });
  expect(refused.err).toContain("QZ_S3_SECRET does not belong to the key");
  expect(refused).toMatchObject({ code: 1, out: "" });
  expect([...server.objects.keys()]).toEqual([]);
  const unset = await runHere(home, ["backup", "now"], { ...settings, QZ_S3_KEY: "", QZ_S3_SECRET: "" });
  expect(unset.err).toContain("needs QZ_S3_KEY and QZ_S3_SECRET");
}, 300_000);

test.skipIf(!hasProgram("age"))(
  "the program age opens what was written, and what it writes is restored",
  async () => {
    const { home, settings } = await world();
    const place = join(home, "place");
    const onDisk = { ...settings, QZ_BACKUP_TO: place };
    const { name } = JSON.parse((await runHere(home, ["backup", "now", "--json"], onDisk)).out);
    const [plain, again] = [join(home, "plain.qz"), join(home, "again.age")];
    await $`age -d -i ${key} -o ${plain} ${join(place, `${name}.qz.age`)}`.quiet();
    expect(readFileSync(plain).subarray(0, 15).toString()).toBe("SQLite format 3");
    expect(await runHere(home, ["backup", "verify", plain], onDisk)).toMatchObject({ code: 0, err: "" });
    await $`age -r ${settings.QZ_BACKUP_RECIPIENTS} -o ${again} ${plain}`.quiet();
    expect(await runHere(home, ["backup", "verify", again, "--identity", key], onDisk)).toMatchObject({
      code: 0,
      err: "",
    });
  },
  300_000,
);
