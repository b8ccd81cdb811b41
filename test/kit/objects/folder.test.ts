import { expect, onTestFinished, test } from "bun:test";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import type { FileHandle, link } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { $ } from "bun";
import { openFolder, UNSYNCED } from "../../../src/kit/objects/folder.ts";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { bytesOf, inPieces, namesOf, randomBytes } from "./pieces.ts";
import { storeSuite } from "./suite.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-objects-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** As a file system without hard links does. */
const noLinks: typeof link = () => Promise.reject(Object.assign(new Error("no links"), { code: "EPERM" }));

storeSuite("a folder", async () => openFolder(emptyFolder()));
storeSuite("a folder without hard links", async () => openFolder(emptyFolder(), { link: noLinks }));

const NOW = Date.UTC(2026, 10, 29);
const clock = { now: () => NOW };

test("a folder that is not there is not made", async () => {
  const path = join(emptyFolder(), "unmounted");
  const store = openFolder(path);
  const sentence = `There is no folder ${path}.`;
  expect(await store.put("a", inPieces(randomBytes(1), 1)).catch(String)).toContain(sentence);
  expect(await namesOf(store.list("")).catch(String)).toContain(sentence);
  expect(await bytesOf(store.get("a")).catch(String)).toContain(sentence);
  writeFileSync(path, "");
  expect(await namesOf(store.list("")).catch(String)).toContain(sentence);
});

test("others than the owner read neither objects nor their folders", async () => {
  const folder = emptyFolder();
  await openFolder(folder).put("a/b", inPieces(randomBytes(10), 5));
  expect(statSync(join(folder, "a/b")).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, "a")).mode & 0o777).toBe(0o700);
});

test("an object is synced as it grows, so that no sync of others on the disk waits for all of it", async () => {
  const sizes: number[] = [];
  const sync = async (file: FileHandle) => void sizes.push((await file.stat()).size);
  const store = openFolder(emptyFolder(), { sync });
  const bytes = randomBytes(3 * UNSYNCED + 100);
  // One piece that is larger than a step, and many that are smaller.
  for (const size of [bytes.length, 100_000]) {
    sizes.length = 0;
    await store.put(`in pieces of ${size}`, inPieces(bytes, size));
    const steps = sizes.map((at, index) => at - (sizes[index - 1] ?? 0));
    expect(steps.every((step) => step <= UNSYNCED)).toBe(true);
    expect(sizes.at(-1)).toBe(bytes.length);
    expect(Buffer.compare(await bytesOf(store.get(`in pieces of ${size}`)), bytes)).toBe(0);
  }
});

test("links in a folder are not followed, and are no objects", async () => {
  const [outside, folder] = [emptyFolder(), emptyFolder()];
  writeFileSync(join(outside, "secret"), "secret");
  symlinkSync(outside, join(folder, "out"));
  symlinkSync(join(outside, "secret"), join(folder, "file"));
  symlinkSync(join(outside, "new"), join(folder, "dangling"));
  await $`mkfifo ${join(folder, "pipe")}`;
  const store = openFolder(folder);
  expect(await namesOf(store.list(""))).toEqual([]);
  for (const name of ["out/secret", "file", "dangling", "pipe", "out"]) {
    expect(await bytesOf(store.get(name)).catch(String)).toContain("ObjectMissing");
    await store.remove(name);
  }
  const body = () => inPieces(randomBytes(10), 5);
  expect(await store.put("out/new", body()).catch(String)).toContain("is not a folder");
  expect(await store.put("dangling", body()).catch(String)).toContain("ObjectExists");
  expect(readdirSync(outside)).toEqual(["secret"]);
  expect(readdirSync(folder).length).toBe(4);
});

test("leftovers of killed writers are removed a day later, and nothing else is", async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, "a"));
  const hex = "0123456789abcdef0123456789abcdef";
  const kept = ["a/.hidden", `a/.${hex}.draft.txt`, "a/old"];
  const old = [`a/.${hex}.draft`, `a/.${hex}.claim`];
  const young = `a/.f${hex.slice(1)}.draft`;
  for (const name of [...kept, ...old]) {
    writeFileSync(join(folder, name), "");
    utimesSync(join(folder, name), NOW / 1000 - 40 * 24 * 3600, (NOW - DAY - HOUR) / 1000);
  }
  writeFileSync(join(folder, young), "");
  utimesSync(join(folder, young), NOW / 1000, (NOW - DAY + HOUR) / 1000);
  const store = openFolder(folder, { clock });
  expect(await namesOf(store.list(""))).toEqual(["a/old 0"]);
  await store.put("a/new", inPieces(randomBytes(1), 1));
  const expected = [...kept, young, "a/new"].map((name) => name.slice(2));
  expect(readdirSync(join(folder, "a")).toSorted()).toEqual(expected.toSorted());
});

test("a full disk leaves no draft", async () => {
  const folder = emptyFolder();
  const full: typeof link = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  const store = openFolder(folder, { link: full });
  expect(await store.put("a", inPieces(randomBytes(10), 5)).catch(String)).toContain("full");
  expect(readdirSync(folder)).toEqual([]);
});

test("without hard links a name that another process claims is taken", async () => {
  const folder = emptyFolder();
  const seen: string[] = [];
  const store = openFolder(folder, {
    async link(draft, target) {
      const digest = new Bun.CryptoHasher("sha256").update(String(target)).digest("hex").slice(0, 32);
      writeFileSync(join(folder, `.${digest}.claim`), "");
      seen.push(String(draft));
      return noLinks(draft, target);
    },
  });
  expect(await store.put("a", inPieces(randomBytes(10), 5)).catch(String)).toContain("ObjectExists");
  expect(seen.length).toBe(1);
  expect(await namesOf(store.list(""))).toEqual([]);
});
