import { afterAll, expect, test } from "bun:test";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDayKeyFiles } from "../../../db/files/day-keys.ts";
import { utcDay } from "../../../src/kit/shared/clock.ts";

const DAY_NUMBER = utcDay(Date.UTC(2026, 10, 21));
const KEY = Uint8Array.from({ length: 32 }, (_, i) => i + 1);

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-keys-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder in which a day's key file holds `bytes`, as a crash may leave it. */
function folderWithKey(bytes: Uint8Array): string {
  const folder = dataFolder();
  mkdirSync(join(folder, "day-keys"));
  writeFileSync(join(folder, "day-keys", "2026-11-21.key"), bytes);
  return folder;
}

test("a day's key is one file, which only its owner may read", async () => {
  const folder = dataFolder();
  await createDayKeyFiles(folder).save(DAY_NUMBER, KEY);
  expect(readdirSync(join(folder, "day-keys"))).toEqual(["2026-11-21.key"]);
  const file = join(folder, "day-keys", "2026-11-21.key");
  expect(new Uint8Array(readFileSync(file))).toEqual(KEY);
  expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  expect((statSync(join(folder, "day-keys")).mode & 0o777).toString(8)).toBe("700");
});

test("a destroyed key is overwritten in place before it is unlinked", async () => {
  const folder = dataFolder();
  const store = createDayKeyFiles(folder);
  await store.save(DAY_NUMBER, KEY);
  const file = join(folder, "day-keys", "2026-11-21.key");
  const second = join(folder, "second-name");
  linkSync(file, second);
  await store.destroy(DAY_NUMBER);
  expect(readdirSync(join(folder, "day-keys"))).toEqual([]);
  expect([...readFileSync(second)].filter((byte) => byte !== 0)).toEqual([]);
});

test("another process reads the same key from the disk", async () => {
  const folder = dataFolder();
  await createDayKeyFiles(folder).save(DAY_NUMBER, KEY);
  expect(await createDayKeyFiles(folder).load(DAY_NUMBER)).toEqual(KEY);
});

const broken: [string, Uint8Array][] = [
  ["nothing", new Uint8Array(0)],
  ["half a key", KEY.slice(0, 16)],
  ["zeros, overwritten but not yet unlinked", new Uint8Array(32)],
];
test.each(broken)("a file that holds %s is not used as a key", async (_what, bytes) => {
  const store = createDayKeyFiles(folderWithKey(bytes));
  expect(await store.load(DAY_NUMBER)).toBeNull();
});

test.each(broken)("a file that holds %s does not prevent a new key for the day", async (_what, bytes) => {
  const store = createDayKeyFiles(folderWithKey(bytes));
  await store.save(DAY_NUMBER, KEY);
  expect(await store.load(DAY_NUMBER)).toEqual(KEY);
});

test("a truncated key is destroyed like a whole one", async () => {
  const store = createDayKeyFiles(folderWithKey(KEY.slice(0, 5)));
  expect(await store.days()).toEqual([DAY_NUMBER]);
  await store.destroy(DAY_NUMBER);
  expect(await store.days()).toEqual([]);
});

test("other files in the folder are not listed as keys", async () => {
  const folder = folderWithKey(KEY);
  for (const name of [
    "README",
    ".key",
    "x.key",
    "2026-11-21.key.bak",
    "2026-13-41.key",
    "2026-11-21T01:00Z.key",
  ])
    writeFileSync(join(folder, "day-keys", name), "");
  expect(await createDayKeyFiles(folder).days()).toEqual([DAY_NUMBER]);
});
