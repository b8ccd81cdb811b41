import { afterAll, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScanJournal, JOURNAL_FILE } from "../../../db/files/scan-journal.ts";
import { BOT_REASONS, DEVICE_CLASSES, type Scan } from "../../../src/features/scans/model.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { newScan, NOON, visitor } from "../stores.ts";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-journal-"));
  folders.push(folder);
  return folder;
}

const CODE = { id: "code_1" };
const id = (number: number) => new Uint8Array(16).fill(number);

function journalIn(folder = newFolder()) {
  const journal = createScanJournal(folder);
  journal.open();
  return { folder, journal };
}

/** All bytes of the folder's files. */
function bytesOf(folder: string): Buffer {
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
}

describe("the journal of scans", () => {
  test("makes no file before it is needed, and then one for its owner only", () => {
    const { folder, journal } = journalIn();
    expect([readdirSync(folder), journal.scans]).toEqual([[], 0]);
    journal.add([newScan(CODE)], id(1), NOON);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    journal.close();
  });

  test("gives back batches in their order, after a restart too, and never a device", () => {
    const { folder, journal } = journalIn();
    const scans: Scan[] = [
      newScan(CODE, { referrer: "news.example", country: "AT", language: "de", deviceKey: visitor(9) }),
      newScan(CODE, { system: null, browser: null, language: null, visitor: visitor(2), at: NOON + 1 }),
      newScan(CODE, { destination: "Night/B", visitor: visitor(3) }),
      ...DEVICE_CLASSES.map((device, i) => newScan(CODE, { device, visitor: visitor(10 + i) })),
      ...BOT_REASONS.map((bot, i) => newScan(CODE, { bot, device: "bot", visitor: visitor(20 + i) })),
    ];
    journal.add(scans, id(1), NOON);
    journal.add([newScan({ id: "code_2" })], id(2), NOON);
    expect(bytesOf(folder).includes(visitor(9))).toBe(false);
    // As after a kill: nothing was closed.
    const next = createScanJournal(folder);
    expect(next.scans).toBe(0);
    next.open();
    expect(next.scans).toBe(scans.length + 1);
    const [first, ...others] = next.after(0, scans.length);
    expect(others).toEqual([]);
    expect({ ...first, id: first?.id.toHex() }).toEqual({
      place: 1,
      id: id(1).toHex(),
      scans: scans.map((scan) => ({ ...scan, deviceKey: null })),
    });
    expect(next.after(1, 250).flatMap((entry) => entry.scans.map(({ codeId }) => codeId))).toEqual([
      "code_2",
    ]);
    expect(next.after(2, 250)).toEqual([]);
    next.close();
    journal.close();
  });

  test("gives as many batches as have so many scans together, and one at least", () => {
    const { journal } = journalIn();
    for (const [index, scans] of [3, 2, 4, 1].entries())
      journal.add(
        Array.from({ length: scans }, (_, turn) => newScan(CODE, { visitor: visitor(10 * index + turn) })),
        id(index),
        NOON,
      );
    const after = (place: number, scans: number) => journal.after(place, scans).map((entry) => entry.place);
    expect([after(0, 5), after(0, 6), after(2, 5), after(0, 1), after(2, 1)]).toEqual([
      [1, 2],
      [1, 2],
      [3, 4],
      [1],
      [3],
    ]);
    expect(journal.after(0, 250).map((entry) => entry.scans.map((scan) => scan.visitor))).toEqual(
      [3, 2, 4, 1].map((scans, index) =>
        Array.from({ length: scans }, (_, turn) => visitor(10 * index + turn)),
      ),
    );
    journal.close();
  });

  test("keeps no bytes of removed batches in any file", () => {
    const { folder, journal } = journalIn();
    const places = [1, 2, 3].map((number) =>
      journal.add([newScan(CODE, { visitor: visitor(1_000 + number) })], id(number), NOON),
    );
    expect(bytesOf(folder).includes(visitor(1_002))).toBe(true);
    journal.remove(places.slice(0, 1));
    expect([journal.scans, journal.after(0, 250).map(({ place }) => place)]).toEqual([2, places.slice(1)]);
    journal.remove(places.slice(1));
    expect([journal.scans, journal.after(0, 250)]).toEqual([0, []]);
    for (const number of [1, 2, 3]) expect(bytesOf(folder).includes(visitor(1_000 + number))).toBe(false);
    journal.close();
  });

  test("removes batches that are too old, and tells how many scans they held", () => {
    const { journal } = journalIn();
    journal.add([newScan(CODE), newScan(CODE)], id(1), NOON);
    journal.add([newScan(CODE)], id(2), NOON + 2);
    expect(journal.removeOlder(NOON)).toBe(0);
    expect(journal.removeOlder(NOON + 1)).toBe(2);
    expect([journal.scans, journal.after(0, 250).map(({ place }) => place)]).toEqual([1, [2]]);
    expect(journal.removeOlder(NOON + DAY)).toBe(1);
    expect(journal.after(0, 250)).toEqual([]);
    journal.close();
  });

  test("removes a few old batches at a time, so that scans never wait for the removal of many", () => {
    const { journal } = journalIn();
    for (let number = 0; number < 20; number++) journal.add([newScan(CODE)], id(number), NOON);
    const counts: number[] = [];
    for (let more = true; more;) {
      const count = journal.removeOlder(NOON + DAY);
      counts.push(count);
      more = count > 0;
    }
    expect(Math.max(...counts)).toBeLessThan(10);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect([journal.scans, journal.after(0, 250)]).toEqual([0, []]);
    journal.close();
  });

  test("leaves out a batch that it can not write, whole", () => {
    const { folder, journal } = journalIn();
    journal.add([newScan(CODE)], id(1), NOON);
    journal.close();
    const limited = createScanJournal(folder);
    limited.open();
    // Another process has it.
    const other = new Database(join(folder, JOURNAL_FILE));
    other.run("BEGIN IMMEDIATE");
    expect(() => limited.add([newScan(CODE), newScan(CODE)], id(2), NOON)).toThrow(StorageError);
    other.run("ROLLBACK");
    other.close();
    expect([limited.scans, limited.after(1, 250)]).toEqual([1, []]);
    limited.close();
  });

  test("that is damaged is a fault of storage", () => {
    const folder = newFolder();
    Bun.write(
      join(folder, JOURNAL_FILE),
      "no database at all, but as long as the head of one would be".repeat(10),
    );
    const journal = createScanJournal(folder);
    expect(() => journal.open()).toThrow(StorageError);
    expect(() => journal.add([newScan(CODE)], id(1), NOON)).toThrow(StorageError);
  });
});
