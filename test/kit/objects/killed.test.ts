import { expect, onTestFinished, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolder } from "../../../src/kit/objects/folder.ts";
import type { ObjectStore } from "../../../src/kit/objects/objects.ts";
import { openS3 } from "../../../src/kit/objects/s3.ts";
import { IN_FULL } from "../../extent.ts";
import { seededRandom } from "../../random.ts";
import { bytesOf, inPieces, namesOf, randomBytes, sha256 } from "./pieces.ts";
import { BUCKET, KEY, SECRET, startS3 } from "./s3-server.ts";

/** Pieces of an object, of ten thousand bytes each, and bytes of three of them. */
const PIECES = 40;
const PART = 30_000;

const CONTENT = new Uint8Array(Buffer.concat(Array(PIECES).fill(randomBytes(10_000))));

const KILLS = IN_FULL ? 50 : 6;

/**
 * Starts a writer, and kills it once it has handed over so many pieces.
 * @param waits - whether it waits for that there. Otherwise it goes on meanwhile, and may even end.
 * @returns whether it had said that it was done.
 */
async function writeUntilKilled(
  place: object,
  name: string,
  pieces: number,
  waits: boolean,
): Promise<boolean> {
  const program = [process.execPath, join(import.meta.dir, "put.ts")];
  const args = [JSON.stringify(place), name, String(PIECES), String(PART), waits ? String(pieces) : "0"];
  const child = Bun.spawn([...program, ...args], { stdout: "pipe", stderr: "inherit" });
  let said = "";
  for await (const part of child.stdout) {
    said += Buffer.from(part).toString();
    if (said.length >= pieces) child.kill("SIGKILL");
  }
  await child.exited;
  return said.endsWith("!");
}

/**
 * Kills writers at random places. After each, all that is listed is whole, and what was said to be done is
 * listed.
 */
async function killMany(place: object, store: ObjectStore): Promise<number> {
  const random = seededRandom(7);
  const done = new Set<string>();
  for (let at = 0; at < KILLS; at++) {
    // The first place is behind the end, and the second in the middle, where the writer waits.
    const pieces = at === 0 ? PIECES + 1 : at === 1 ? PIECES / 2 : 1 + Math.floor(random() * (PIECES + 1));
    if (await writeUntilKilled(place, `object-${at}`, pieces, at === 1)) done.add(`object-${at}`);
    const listed = await namesOf(store.list(""));
    for (const line of listed) expect(line).toEndWith(` ${CONTENT.length}`);
    for (const name of done) expect(listed).toContain(`${name} ${CONTENT.length}`);
  }
  const names = (await Array.fromAsync(store.list(""))).map(({ name }) => name);
  for (const name of names) expect(sha256(await bytesOf(store.get(name)))).toBe(sha256(CONTENT));
  return names.length;
}

test("writers to a folder that are killed leave no half object, and nothing at all a day later", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-objects-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const whole = await killMany({ folder }, openFolder(folder));
  expect(whole).toBeLessThan(KILLS);
  expect(readdirSync(folder).length).toBeGreaterThan(whole);
  const later = openFolder(folder, { clock: { now: () => Date.UTC(2100, 0) } });
  await later.put("another", inPieces(CONTENT, PART));
  expect(readdirSync(folder).length).toBe(whole + 1);
});

test("writers to a bucket that are killed leave no half object, and no upload a day later", async () => {
  // Its uploads began long ago by its clock, so that each writer ends those of the writers before it.
  const server = await startS3({ knowsTime: false });
  const place = {
    bucket: BUCKET,
    prefix: "qr",
    endpoint: server.endpoint,
    region: "us-east-1",
    key: KEY,
    secret: SECRET,
  };
  const store = openS3(place, { part: PART });
  const whole = await killMany(place, store);
  expect(whole).toBeLessThan(KILLS);
  expect(server.calls.filter((what) => what === "DELETE upload").length).toBeGreaterThan(0);
  await store.put("another", inPieces(CONTENT, PART));
  expect([...server.uploads]).toEqual([]);
  expect(server.objects.size).toBe(whole + 1);
});
