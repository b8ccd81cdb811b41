import { expect, test } from "bun:test";
import { createJournal } from "../../../src/features/scans/journal.ts";
import { createLosses } from "../../../src/features/scans/losses.ts";
import type { Scan } from "../../../src/features/scans/model.ts";
import type { JournalEntry, JournalStore } from "../../../src/features/scans/records.ts";
import { HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { newScan, NOON } from "../../db/stores.ts";
import { type LogLine, recordingLog, TestClock } from "../../scenario.ts";

interface Memory extends JournalStore {
  entries: (JournalEntry & { readonly at: number })[];
  isBroken: boolean;
}

/** A journal's store in memory. */
function memory(): Memory {
  let last = 0;
  const store: Memory = {
    entries: [],
    isBroken: false,
    get scans() {
      return this.entries.reduce((sum, { scans }) => sum + scans.length, 0);
    },
    open() {},
    add(scans: readonly Scan[], id: Uint8Array, at: number) {
      if (this.isBroken) throw new StorageError("SQLITE_FULL", null);
      this.entries.push({ place: ++last, id, scans, at });
      return last;
    },
    after(place: number, most: number) {
      const next = this.entries.filter((entry) => entry.place > place);
      const upTo = (index: number) => next.slice(0, index + 1).flatMap(({ scans }) => scans).length;
      return next.filter((_, index) => index === 0 || upTo(index) <= most);
    },
    oldest() {
      return this.entries[0]?.at ?? null;
    },
    remove(places: readonly number[]) {
      this.entries = this.entries.filter(({ place }) => !places.includes(place));
    },
    removeOlder(before: number) {
      // One at a time.
      const old = this.entries.find(({ at }) => at < before);
      this.entries = this.entries.filter((entry) => entry !== old);
      return old?.scans.length ?? 0;
    },
    close() {},
  };
  return store;
}

/** A journal over a database that may be away or refuse batches, by the first byte of their ids. Pauses last a turn. */
function bench() {
  const store = memory();
  const clock = new TestClock();
  const lines: LogLine[] = [];
  const log = recordingLog(lines);
  const losses = createLosses({ log, clock });
  const database = {
    isAway: true,
    refuses: new Set<number>(),
    taken: [] as number[],
    commits: [] as number[],
  };
  let tries = 0;
  const journal = createJournal({
    store,
    async commit(scans, id) {
      tries++;
      if (id === undefined || id instanceof Uint8Array)
        throw new Error("the journal gives each batch its id");
      expect(scans).toEqual(id.flatMap((batch) => batch.scans));
      const numbers = id.map((batch) => batch.id[0] ?? 0);
      if (database.isAway || numbers.some((number) => database.refuses.has(number)))
        throw new StorageError("AWAY", null);
      database.taken.push(...numbers);
      database.commits.push(scans.length);
    },
    isAway: () => database.isAway,
    losses,
    clock,
    log,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  return {
    journal,
    store,
    clock,
    lines,
    losses,
    database,
    tries: () => tries,
    keep: (number: number, scans = 1) => {
      const place = journal.keep(
        Array.from({ length: scans }, () => newScan({ id: "code_1" })),
        new Uint8Array(16).fill(number),
      );
      if (place === null) throw new Error("It was not written down");
      return place;
    },
    async turns(count = 20) {
      for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test("batches are handed in when the database is back, in their order, and not tried before", async () => {
  const { journal, keep, database, tries, turns, lines } = bench();
  for (const number of [1, 2, 3]) journal.settled(keep(number, 2), false);
  await turns();
  expect([journal.waiting, tries()]).toEqual([6, 0]);
  database.isAway = false;
  await turns();
  expect([journal.waiting, database.taken]).toEqual([0, [1, 2, 3]]);
  expect(lines.map(({ level, fields }) => [level, fields["scans"]])).toEqual([
    ["warn", undefined],
    ["info", 6],
  ]);
});

test("a batch whose commit is still under way is left alone, and removed if that takes place", async () => {
  const { journal, keep, database, turns } = bench();
  database.isAway = false;
  const [first, second] = [keep(1), keep(2)];
  journal.settled(second, false);
  await turns();
  expect([journal.waiting, database.taken]).toEqual([1, [2]]);
  journal.settled(first, true);
  await turns();
  expect([journal.waiting, database.taken]).toEqual([0, [2]]);
});

test("a batch that is refused holds up no other and is tried again", async () => {
  const { journal, keep, database, turns } = bench();
  database.isAway = false;
  database.refuses.add(1);
  for (const number of [1, 2]) journal.settled(keep(number), false);
  await turns();
  expect([journal.waiting, database.taken]).toEqual([1, [2]]);
  database.refuses.clear();
  await turns();
  expect([journal.waiting, database.taken]).toEqual([0, [2, 1]]);
});

test("batches are joined up to the largest commit, without those whose own commit is under way", async () => {
  const { journal, keep, database, turns } = bench();
  const sizes = [100, 100, 50, 1, 200, 300, 3];
  const places = sizes.map((size, index) => keep(index + 1, size));
  for (const place of places.filter((_, index) => index !== 1)) journal.settled(place, false);
  database.isAway = false;
  await turns();
  expect([database.commits, database.taken]).toEqual([
    [150, 201, 300, 3],
    [1, 3, 4, 5, 6, 7],
  ]);
  expect(journal.waiting).toBe(100);
});

test("a batch that waits when its day is forgotten, an hour after its end, is lost, counted and logged", async () => {
  const { journal, keep, database, clock, losses, turns, lines } = bench();
  clock.advance(NOON + 12 * HOUR + 54 * MINUTE - clock.now());
  journal.settled(keep(1, 3), false);
  await turns();
  expect([journal.waiting, losses.scans]).toEqual([3, 0]);
  clock.advance(MINUTE);
  await turns();
  expect([journal.waiting, losses.scans]).toEqual([0, 3]);
  expect(lines.at(-1)).toMatchObject({ level: "error", fields: { code: "TOO_LATE", lost: 3 } });
  database.isAway = false;
  await turns();
  expect(database.taken).toEqual([]);
});

test("a disk that takes nothing is logged once a minute", () => {
  const { journal, store, lines } = bench();
  store.isBroken = true;
  for (let i = 0; i < 3; i++)
    expect(journal.keep([newScan({ id: "code_1" })], new Uint8Array(16))).toBeNull();
  expect(lines.filter(({ level }) => level === "error")).toMatchObject([{ fields: { code: "SQLITE_FULL" } }]);
});

test("a stop leaves batches that wait, and the next start hands them in", async () => {
  const one = bench();
  one.journal.settled(one.keep(1), false);
  await one.turns();
  await one.journal.stop();
  one.database.isAway = false;
  await one.turns();
  expect([one.store.scans, one.database.taken]).toEqual([1, []]);
  const other = bench();
  other.store.entries.push(...one.store.entries);
  other.database.isAway = false;
  other.journal.start();
  await other.turns();
  expect([other.store.scans, other.database.taken]).toEqual([0, [1]]);
});

test("a batch that the database refuses is logged with its error, once a minute", async () => {
  const { journal, keep, database, clock, turns, lines, tries } = bench();
  const refusals = () => lines.filter(({ message }) => message.includes("refuses"));
  database.isAway = false;
  database.refuses.add(1);
  journal.settled(keep(1, 2), false);
  await turns();
  expect(tries()).toBeGreaterThan(2);
  expect(refusals()).toMatchObject([{ level: "warn", fields: { code: "AWAY", scans: 2 } }]);
  clock.advance(MINUTE);
  await turns();
  expect(refusals()).toHaveLength(2);
});
