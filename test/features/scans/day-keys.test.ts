import { afterAll, describe, expect, test } from "bun:test";
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
import { createDayKeys, overdueDays } from "../../../src/features/scans/day-keys.ts";
import type { DayKeyStore } from "../../../src/features/scans/records.ts";
import { type Clock, DAY, HOUR, MINUTE, utcDay } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import type { Log } from "../../../src/kit/shared/log.ts";
import { eventually } from "../../e2e/process.ts";
import { TestClock } from "../../scenario.ts";

const TODAY = utcDay(Date.UTC(2026, 10, 21));
const ignore = () => {};

function quiet(errors: string[] = []): Log {
  return { debug: ignore, info: ignore, warn: ignore, error: (message) => void errors.push(message) };
}

function dayKeysOver(store: DayKeyStore, clock: Clock, log = quiet(), isAway = () => false) {
  return createDayKeys({ store, isAway, clock, ids: createIds(clock), log });
}

/** Day keys over files in a folder of their own. */
function inFolder() {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-day-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const clock = new TestClock();
  const files = join(folder, "day-keys");
  return {
    clock,
    files,
    /** As a start of the service makes them. */
    start: () => dayKeysOver(createDayKeyFiles(folder), clock),
    file: (name: string) => join(files, `${name}.key`),
  };
}

describe("a day's key", () => {
  test("is made once for many concurrent readers", async () => {
    const { start, files } = inFolder();
    const dayKeys = start();
    expect(dayKeys.peek(TODAY)).toBeUndefined();
    const keys = await Promise.all(Array.from({ length: 50 }, () => dayKeys.of(TODAY)));
    expect(new Set(keys.map((key) => key.toHex())).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(dayKeys.peek(TODAY)).toEqual(keys[0]);
    expect(readdirSync(files)).toEqual(["2026-11-21.key"]);
  });

  test("is readable by its owner only, and found again after a restart", async () => {
    const { start, file } = inFolder();
    const key = await start().of(TODAY);
    expect((statSync(file("2026-11-21")).mode & 0o777).toString(8)).toBe("600");
    expect(await start().of(TODAY)).toEqual(key);
  });

  test("differs every day and in every installation", async () => {
    const [one, two] = [inFolder().start(), inFolder().start()];
    const keys = [await one.of(TODAY), await one.of(TODAY + 1), await two.of(TODAY)];
    expect(new Set(keys.map((key) => key.toHex())).size).toBe(3);
  });

  test("that a crash left half written is made anew and stored", async () => {
    for (const bytes of [new Uint8Array(0), new Uint8Array(7).fill(1), new Uint8Array(32)]) {
      const { start, file, files } = inFolder();
      mkdirSync(files);
      writeFileSync(file("2026-11-21"), bytes);
      const key = await start().of(TODAY);
      expect(key).toHaveLength(32);
      expect([...key].some((byte) => byte !== 0)).toBe(true);
      expect(await start().of(TODAY)).toEqual(key);
    }
  });
});

test("a key for a day that begins while the store is away waits for nothing, and is agreed upon afterwards", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-day-keys-"));
  const files = createDayKeyFiles(folder);
  const clock = new TestClock();
  const stored = await dayKeysOver(files, clock).of(TODAY);
  let isAway = true;
  const node = dayKeysOver(
    {
      ...files,
      load: (day) => (isAway ? new Promise(() => {}) : files.load(day)),
    },
    clock,
    quiet(),
    () => isAway,
  );
  expect(await node.of(TODAY)).not.toEqual(stored);
  isAway = false;
  clock.advance(MINUTE);
  node.peek(TODAY);
  await eventually("it has the others' key", () =>
    node.peek(TODAY)?.toHex() === stored.toHex() ? true : null,
  );
  rmSync(folder, { recursive: true });
});

describe("several nodes that share a store", () => {
  /** The store of a folder that can be out of order, and says when something has been asked of it. */
  function storeIn(folder: string) {
    const files = createDayKeyFiles(folder);
    const state = { broken: false, loaded: ignore, saved: ignore };
    /** Resolves once the next reader has the answer. */
    const next = (what: "loaded" | "saved") =>
      new Promise<void>((resolve) => {
        state[what] = () => void setImmediate(resolve);
      });
    const store: DayKeyStore = {
      ...files,
      async load(day) {
        if (state.broken) throw new Error("no disk");
        return files.load(day).finally(state.loaded);
      },
      async save(day, key) {
        if (state.broken) throw new Error("no disk");
        return files.save(day, key).finally(state.saved);
      },
    };
    return { state, store, next };
  }

  test("agree on a key, also when they start at once", async () => {
    for (let round = 0; round < 20; round++) {
      const { start } = inFolder();
      const keys = await Promise.all(Array.from({ length: 6 }, () => start().of(TODAY)));
      expect(new Set(keys.map((key) => key.toHex())).size).toBe(1);
    }
  });

  test("restore a lost key from a node that has it in memory", async () => {
    const { files, file, clock } = inFolder();
    const { store, next } = storeIn(join(files, ".."));
    const dayKeys = dayKeysOver(store, clock);
    const key = await dayKeys.of(TODAY);
    rmSync(file("2026-11-21"));
    clock.advance(MINUTE - 1);
    dayKeys.peek(TODAY);
    clock.advance(1);
    const saved = next("saved");
    expect(dayKeys.peek(TODAY)).toEqual(key);
    await saved;
    expect(new Uint8Array(readFileSync(file("2026-11-21")))).toEqual(key);
  });

  test("agree again after one of them had a key of its own while storage failed", async () => {
    const { start, files, clock } = inFolder();
    const { state, store, next } = storeIn(join(files, ".."));
    const dayKeys = dayKeysOver(store, clock);
    state.broken = true;
    const own = await dayKeys.of(TODAY);
    const theirs = await start().of(TODAY);
    expect(own).not.toEqual(theirs);
    state.broken = false;
    clock.advance(MINUTE);
    const loaded = next("loaded");
    expect(dayKeys.peek(TODAY)?.toHex()).toBe(own.toHex());
    await loaded;
    expect(dayKeys.peek(TODAY)).toEqual(theirs);
    expect(own).toEqual(new Uint8Array(32));
  });
});

describe("a key whose day is over", () => {
  test("is destroyed one hour into the next day, on the disk and in memory", async () => {
    const { start, clock, file, files } = inFolder();
    const dayKeys = start();
    const key = await dayKeys.of(TODAY);
    const before = key.toHex();
    linkSync(file("2026-11-21"), join(files, "witness"));
    clock.advance(13 * HOUR - 1);
    await dayKeys.destroyOld();
    expect(dayKeys.peek(TODAY)).toEqual(key);
    expect(key.toHex()).toBe(before);

    clock.advance(1);
    await dayKeys.destroyOld();
    expect(dayKeys.peek(TODAY)).toBeUndefined();
    expect(key).toEqual(new Uint8Array(32));
    expect(readdirSync(files)).toEqual(["witness"]);
    expect(new Uint8Array(readFileSync(join(files, "witness")))).toEqual(new Uint8Array(32));
  });

  test("leaves today's key", async () => {
    const { start, clock, files } = inFolder();
    const dayKeys = start();
    await dayKeys.of(TODAY);
    clock.advance(DAY);
    const today = await dayKeys.of(TODAY + 1);
    await dayKeys.destroyOld();
    expect(dayKeys.peek(TODAY + 1)).toEqual(today);
    expect(readdirSync(files)).toEqual(["2026-11-22.key"]);
    expect(await start().of(TODAY + 1)).toEqual(today);
  });

  test("is destroyed at the next start, however long the service was down", async () => {
    const { start, clock, files } = inFolder();
    await start().of(TODAY);
    await start().of(TODAY - 1);
    clock.advance(40 * DAY);
    await start().destroyOld();
    expect(readdirSync(files)).toEqual([]);
  });

  test("is still there for a clock that is set back over midnight", async () => {
    const { start, clock } = inFolder();
    const dayKeys = start();
    const key = (await dayKeys.of(TODAY)).slice();
    clock.advance(12 * HOUR + 5 * MINUTE);
    await dayKeys.destroyOld();
    clock.advance(-10 * MINUTE);
    expect(await dayKeys.of(utcDay(clock.now()))).toEqual(key);
  });

  test("is destroyed although another one cannot be", async () => {
    const clock = new TestClock();
    const left = new Set([TODAY - 3, TODAY - 2, TODAY - 1]);
    const store: DayKeyStore = {
      load: async () => null,
      save: async () => {},
      days: async () => [...left],
      async destroy(day) {
        if (day === TODAY - 3) throw new Error("not permitted");
        left.delete(day);
      },
    };
    const dayKeys = dayKeysOver(store, clock);
    await expect(dayKeys.destroyOld()).rejects.toThrow("not permitted");
    expect([...left]).toEqual([TODAY - 3]);
    expect([dayKeys.failures, dayKeys.overdue]).toEqual([1, 1]);
    left.clear();
    await dayKeys.destroyOld();
    expect([dayKeys.failures, dayKeys.overdue]).toEqual([1, 0]);
  });
});

test("a key is overdue two hours into the next day", () => {
  const at = (hours: number) => overdueDays([TODAY, TODAY - 1, TODAY - 2], TODAY * DAY + hours * HOUR);
  expect(at(1.9)).toEqual([TODAY - 2]);
  expect(at(2)).toEqual([TODAY - 2, TODAY - 1]);
});

describe("when the store is out of order", () => {
  const failing: DayKeyStore = {
    load: () => Promise.reject(new Error("no disk")),
    save: () => Promise.reject(new Error("no disk")),
    days: () => Promise.reject(new Error("no disk")),
    destroy: () => Promise.reject(new Error("no disk")),
  };
  const full: DayKeyStore = { ...failing, load: async () => null, days: async () => [] };

  test.each([
    ["nothing works", failing],
    ["nothing can be written", full],
  ])("a key lives in memory, the same all day: %s", async (_what, store) => {
    const errors: string[] = [];
    const dayKeys = dayKeysOver(store, new TestClock(), quiet(errors));
    const key = await dayKeys.of(TODAY);
    expect(key).toHaveLength(32);
    expect(await dayKeys.of(TODAY)).toEqual(key);
    expect(dayKeys.peek(TODAY)).toEqual(key);
    expect(errors).toHaveLength(1);
    expect(dayKeys.failures).toBe(1);
  });

  test("a key in memory is destroyed all the same", async () => {
    const clock = new TestClock();
    const dayKeys = dayKeysOver(failing, clock);
    const key = await dayKeys.of(TODAY);
    clock.advance(2 * DAY);
    await dayKeys.destroyOld().catch(ignore);
    expect(dayKeys.failures).toBe(2);
    expect(dayKeys.peek(TODAY)).toBeUndefined();
    expect(key).toEqual(new Uint8Array(32));
  });

  test("the log says so without the key", async () => {
    const said: unknown[] = [];
    const log: Log = { ...quiet(), error: (message, fields) => void said.push(message, fields) };
    const key = await dayKeysOver(full, new TestClock(), log).of(TODAY);
    expect(JSON.stringify(said)).not.toContain(key.toHex());
    expect(JSON.stringify(said)).not.toContain(key.toBase64());
  });
});
