import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Scan } from "../../../src/features/scans/model.ts";
import { createLosses } from "../../../src/features/scans/losses.ts";
import { type Aside, createRecorder } from "../../../src/features/scans/recorder.ts";
import { HOUR, MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import type { Log, LogFields } from "../../../src/kit/shared/log.ts";
import { StorageError } from "../../../src/kit/shared/storage.ts";
import { newScan } from "../../db/stores.ts";
import { TestClock } from "../../scenario.ts";

/** A scan whose time is its number. */
function scanNumber(number: number): Scan {
  return newScan({ id: "code_1" }, { at: number });
}

/** A recorder over a store that keeps its batches and can be broken or held up, with turns taken by hand or at once. */
function bench(turns: "by hand" | "by themselves" = "by themselves", aside: Aside | null = null) {
  const batches: number[][] = [];
  const lines: { level: string; message: string; fields: LogFields }[] = [];
  const clock = new TestClock();
  let broken = false;
  let outcome: (() => Promise<boolean>) | null = null;
  let held: Promise<void> | null = null;
  const pending: (() => void)[] = [];
  let isTurnLong = false;
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ level, message, fields });
  const log: Log = { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
  const losses = createLosses({ log, clock });
  const recorder = createRecorder({
    async commit(batch) {
      await held;
      if (broken) throw new StorageError("SQLITE_FULL", null, outcome);
      batches.push(batch.map((scan) => scan.at));
    },
    costs: { code: 5, device: 3 },
    losses,
    aside,
    newId: () => Uint8Array.of(batches.length),
    nextTurn: turns === "by hand" ? (run) => void pending.push(run) : setImmediate,
    isTurnLong: () => isTurnLong,
  });
  return {
    recorder,
    losses,
    batches,
    lines,
    clock,
    lengthenTurns() {
      isTurnLong = true;
    },
    breakDisk(on: boolean) {
      broken = on;
    },
    /** From now on, whether a commit that failed took place all the same is known later. */
    leaveOpen() {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      outcome = () => promise;
      return resolve;
    },
    /** Starts the turn that the recorder asked for, and sees what comes of it. */
    async turn() {
      for (const run of pending.splice(0)) run();
      await new Promise((resolve) => setImmediate(resolve));
    },
    /** Holds every commit up until what it gives is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
    recordMany: (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => recorder.record(scanNumber(from + i))),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, i) => from + i);
}

test("scans that arrive in one turn share a commit", async () => {
  const { recordMany, batches } = bench();
  expect(await Promise.all(recordMany(0, 64))).toEqual(range(0, 64).map(() => true));
  expect(batches).toEqual([range(0, 64)]);
});

test("a single scan is committed when its turn is over, and not before", async () => {
  const { recorder, batches, turn } = bench("by hand");
  const kept = recorder.record(scanNumber(0));
  await Promise.resolve();
  expect(batches).toEqual([]);
  await turn();
  expect(batches).toEqual([[0]]);
  expect(await kept).toBe(true);
});

test("a turn that brings scans is followed by one that may bring more", async () => {
  const { recordMany, batches, turn } = bench("by hand");
  void recordMany(0, 3);
  await turn();
  expect(batches).toEqual([]);
  await turn();
  expect(batches).toEqual([range(0, 3)]);
});

test("in an endless stream of scans a commit waits for three turns", async () => {
  const { recordMany, batches, turn } = bench("by hand");
  for (let turns = 0; turns < 6; turns++) {
    void recordMany(turns * 10, turns * 10 + 10);
    await turn();
  }
  expect(batches).toEqual([range(0, 30), range(30, 60)]);
});

test("while turns are long a commit waits for one", async () => {
  const { recordMany, batches, turn, lengthenTurns } = bench("by hand");
  lengthenTurns();
  for (let turns = 0; turns < 3; turns++) {
    void recordMany(turns * 10, turns * 10 + 10);
    await turn();
  }
  expect(batches).toEqual([range(0, 10), range(10, 20), range(20, 30)]);
});

test("scans that arrive during a commit share the next", async () => {
  const { recorder, recordMany, batches, turn, hold } = bench("by hand");
  const release = hold();
  const first = recorder.record(scanNumber(0));
  await turn();
  const second = recordMany(1, 10);
  release();
  await Promise.all([first, ...second]);
  expect(batches).toEqual([[0], range(1, 10)]);
});

test("a scan resolves only after its commit", async () => {
  const { recorder, hold } = bench();
  const release = hold();
  let settled = false;
  const scan = recorder.record(scanNumber(1)).then((kept) => {
    settled = true;
    return kept;
  });
  for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
  expect(settled).toBe(false);
  release();
  expect(await scan).toBe(true);
});

test("a commit takes 250 scans at most, and the rest in their order", async () => {
  const { recordMany, batches } = bench();
  await Promise.all(recordMany(0, 1_200));
  expect(batches.map(({ length }) => length)).toEqual([250, 250, 250, 250, 200]);
  expect(batches.flat()).toEqual(range(0, 1_200));
});

test.each([
  ["codes", null, [66, 66, 66, 42]],
  ["codes and devices", new Uint8Array(16), [44, 44, 44, 44, 44, 20]],
])(
  "a commit takes the fewer scans the more %s they are of, because each costs",
  async (_, deviceKey, sizes) => {
    const { recorder, batches } = bench();
    const scans = range(0, 240).map((at) => newScan({ id: `code_${at}` }, { at, deviceKey }));
    await Promise.all(scans.map(recorder.record));
    expect(batches.map(({ length }) => length)).toEqual(sizes);
    expect(batches.flat()).toEqual(range(0, 240));
  },
);

test("between two full commits others have a turn, unless so many scans wait that turns have to get longer", async () => {
  const { recordMany, batches, turn } = bench("by hand");
  void recordMany(0, 2_000);
  await turn();
  await turn();
  expect(batches).toHaveLength(4);
  await turn();
  expect(batches).toHaveLength(5);
  for (let turns = 0; turns < 3; turns++) await turn();
  expect(batches.flat()).toEqual(range(0, 2_000));
});

test("the order of arrival is kept, however scans come and commits take", async () => {
  const bursts = fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
  const property = fc.asyncProperty(bursts, async (sizes) => {
    const { recordMany, batches, recorder } = bench();
    const all: Promise<boolean>[] = [];
    for (const size of sizes) {
      all.push(...recordMany(all.length, all.length + size));
      if (size % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
      if (size % 3 === 1) await Promise.resolve();
    }
    await recorder.drain();
    expect(batches.flat()).toEqual(range(0, all.length));
    expect((await Promise.all(all)).every((kept) => kept)).toBe(true);
  });
  await fc.assert(property, { seed: 101, numRuns: 60 });
});

test("when storage is out of order a scan resolves false, never rejects, and is counted", async () => {
  const { losses, recordMany, breakDisk, batches } = bench();
  breakDisk(true);
  expect(await Promise.all(recordMany(0, 5))).toEqual([false, false, false, false, false]);
  expect(losses.scans).toBe(5);
  expect(batches).toEqual([]);
});

test("recording resumes by itself, and the log says how much was lost", async () => {
  const { losses, recordMany, breakDisk, batches, lines } = bench();
  await Promise.all(recordMany(0, 2));
  breakDisk(true);
  await Promise.all(recordMany(2, 5));
  breakDisk(false);
  expect(await Promise.all(recordMany(5, 7))).toEqual([true, true]);
  expect(batches).toEqual([
    [0, 1],
    [5, 6],
  ]);
  expect(losses.scans).toBe(3);
  expect(lines.map(({ level, fields }) => [level, fields["lost"]])).toEqual([
    ["error", 3],
    ["info", 3],
  ]);
});

test("while storage is out of order the log says so once a minute, with the count", async () => {
  const { recorder, breakDisk, clock, lines } = bench();
  breakDisk(true);
  for (let second = 0; second < 180; second++) {
    await recorder.record(scanNumber(second));
    clock.advance(SECOND);
  }
  expect(lines.map(({ level, fields }) => [level, fields["lost"]])).toEqual([
    ["error", 1],
    ["error", 61],
    ["error", 121],
  ]);
  expect(lines[0]?.fields).toMatchObject({ code: "SQLITE_FULL" });
});

test("a fault after a recovery is logged at once", async () => {
  const { recorder, breakDisk, lines } = bench();
  for (const broken of [true, false, true]) {
    breakDisk(broken);
    await recorder.record(scanNumber(1));
  }
  expect(lines.map(({ level }) => level)).toEqual(["error", "info", "error"]);
  expect(lines[2]?.fields).toMatchObject({ lost: 1 });
});

test("a clock set back does not silence the log", async () => {
  const { recorder, breakDisk, clock, lines } = bench();
  breakDisk(true);
  await recorder.record(scanNumber(1));
  clock.advance(-6 * HOUR);
  await recorder.record(scanNumber(2));
  clock.advance(MINUTE);
  await recorder.record(scanNumber(3));
  expect(lines.length).toBeGreaterThanOrEqual(2);
});

test("a commit that throws synchronously is a fault like any other", async () => {
  const ignore = () => {};
  const log = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const losses = createLosses({ log, clock: new TestClock() });
  const recorder = createRecorder({
    commit() {
      throw new TypeError("at once");
    },
    costs: { code: 5, device: 3 },
    losses,
    aside: null,
    newId: () => Uint8Array.of(1),
    nextTurn: setImmediate,
    isTurnLong: () => false,
  });
  expect(await recorder.record(scanNumber(1))).toBe(false);
  expect(losses.scans).toBe(1);
});

test("afterCommit waits for the commit that is next or in flight, and for none after it", async () => {
  const { recorder, recordMany, batches, hold, turn } = bench();
  await recorder.afterCommit();
  const release = hold();
  const first = recordMany(0, 2);
  const early = recorder.afterCommit();
  for (let turns = 0; turns < 4; turns++) await turn();
  // The commit is in flight.
  const late = recorder.afterCommit();
  const second = recordMany(2, 4);
  release();
  const releaseSecond = hold();
  await Promise.all([early, late]);
  expect(batches.flat()).toEqual([0, 1]);
  releaseSecond();
  await Promise.all([...first, ...second]);
  expect(batches.flat()).toEqual(range(0, 4));
});

test("afterCommit is not held up by storage that is out of order", async () => {
  const { recorder, recordMany, breakDisk } = bench();
  breakDisk(true);
  const scans = recordMany(0, 2);
  await recorder.afterCommit();
  expect(await Promise.all(scans)).toEqual([false, false]);
});

test("draining waits for everything recorded, also meanwhile, and for nothing when nothing is", async () => {
  const { recorder, recordMany, batches, hold } = bench();
  await recorder.drain();
  const release = hold();
  const first = recordMany(0, 3);
  const drained = recorder.drain();
  await new Promise((resolve) => setImmediate(resolve));
  const second = recordMany(3, 5);
  release();
  await drained;
  expect(batches.flat()).toEqual(range(0, 5));
  await Promise.all([...first, ...second]);
  await Promise.all(recordMany(5, 6));
  expect(batches.flat()).toEqual(range(0, 6));
});

test("draining ends when storage is out of order, too", async () => {
  const { recorder, recordMany, breakDisk } = bench();
  breakDisk(true);
  const scans = recordMany(0, 3);
  await recorder.drain();
  expect(await Promise.all(scans)).toEqual([false, false, false]);
});

test("scans of a commit that was given up are lost only if it did not take place", async () => {
  const { losses, recordMany, breakDisk, leaveOpen, lines } = bench();
  breakDisk(true);
  for (const [tookPlace, lost] of [
    [true, 0],
    [false, 3],
  ] as const) {
    const settle = leaveOpen();
    expect(await Promise.all(recordMany(0, 3))).toEqual([false, false, false]);
    expect(losses.scans).toBe(0);
    settle(tookPlace);
    await new Promise((resolve) => setImmediate(resolve));
    expect(losses.scans).toBe(lost);
  }
  expect(lines).toEqual([
    {
      level: "error",
      message: expect.stringContaining("scans lost"),
      fields: expect.objectContaining({ lost: 3 }),
    },
  ]);
});

/** A journal in memory and a timer that is moved by hand. */
function asideOf({ isFull = false } = {}) {
  const kept = new Map<number, { scans: number[]; id: string; stored: boolean | null }>();
  const timers = new Set<() => void>();
  const aside: Aside = {
    journal: {
      keep(batch, id) {
        if (isFull) return null;
        kept.set(kept.size + 1, { scans: batch.map(({ at }) => at), id: id.toHex(), stored: null });
        return kept.size;
      },
      settled(place, stored) {
        const entry = kept.get(place);
        if (entry) entry.stored = stored;
      },
    },
    mayPass: () => true,
    startTimer(run) {
      timers.add(run);
      return () => void timers.delete(run);
    },
  };
  return {
    aside,
    timers,
    entries: () => [...kept.values()],
    timeIsUp() {
      for (const run of timers) run();
    },
  };
}

test("scans of a commit that failed go to the journal and are not lost", async () => {
  const { aside, entries, timers } = asideOf();
  const { recordMany, losses, breakDisk } = bench("by themselves", aside);
  breakDisk(true);
  expect(await Promise.all(recordMany(0, 3))).toEqual([false, false, false]);
  expect(entries()).toEqual([{ scans: [0, 1, 2], id: "00", stored: false }]);
  expect([losses.scans, timers.size]).toEqual([0, 0]);
});

test("scans that the journal does not take either are lost, once it is known that they were not stored", async () => {
  const { aside } = asideOf({ isFull: true });
  const { recordMany, losses, breakDisk, leaveOpen } = bench("by themselves", aside);
  breakDisk(true);
  await Promise.all(recordMany(0, 3));
  expect(losses.scans).toBe(3);
  const settle = leaveOpen();
  await Promise.all(recordMany(0, 3));
  expect(losses.scans).toBe(3);
  settle(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(losses.scans).toBe(3);
});

test("scans of a fault that does not pass are lost, and not tried again", async () => {
  const { aside, entries } = asideOf();
  const { recordMany, losses, breakDisk } = bench("by themselves", { ...aside, mayPass: () => false });
  breakDisk(true);
  await Promise.all(recordMany(0, 2));
  expect([losses.scans, entries()]).toEqual([2, []]);
});

test("scans that have waited long enough are answered from the journal, whether their commit runs or waits", async () => {
  const { aside, entries, timeIsUp, timers } = asideOf();
  const { recordMany, recorder, batches, hold } = bench("by themselves", aside);
  const release = hold();
  const running = recordMany(0, 2);
  for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
  const waiting = recordMany(2, 4);
  expect(timers.size).toBe(2);
  timeIsUp();
  expect(await Promise.all([...running, ...waiting])).toEqual([false, false, false, false]);
  // The commit that runs may still take place; the other batch is the journal's alone.
  expect(entries().map(({ scans, stored }) => ({ scans, stored }))).toEqual([
    { scans: [0, 1], stored: null },
    { scans: [2, 3], stored: false },
  ]);
  release();
  await recorder.drain();
  expect(entries().map(({ stored }) => stored)).toEqual([true, false]);
  expect(batches).toEqual([[0, 1]]);
});

test("a commit that fails after its scans were answered leaves them to the journal, once", async () => {
  const { aside, entries, timeIsUp } = asideOf();
  const { recordMany, recorder, losses, breakDisk, hold } = bench("by themselves", aside);
  const release = hold();
  const scans = recordMany(0, 2);
  for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve));
  timeIsUp();
  await Promise.all(scans);
  breakDisk(true);
  release();
  await recorder.drain();
  expect(entries()).toEqual([{ scans: [0, 1], id: "00", stored: false }]);
  expect(losses.scans).toBe(0);
});
