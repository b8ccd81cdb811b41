import { expect, test } from "bun:test";
import { FreshCache } from "../../../src/kit/shared/fresh-cache.ts";

/** A store one can watch, break and hold up, and a stamp one can change. */
function library(patience?: number) {
  let isAway = false;
  const values = new Map<string, string>();
  let stamp = 1;
  let loads = 0;
  let broken = false;
  let stampBroken = false;
  let held: Promise<void> | null = null;
  const cache = new FreshCache<string, string | null>(
    10,
    () => {
      if (stampBroken) throw new Error("no stamp");
      return stamp;
    },
    async (key) => {
      loads++;
      const value = values.get(key) ?? null;
      await held;
      if (broken) throw new Error("no disk");
      return value;
    },
    { ...(patience === undefined ? {} : { patience }), isAway: () => isAway },
  );
  return {
    cache,
    values,
    loads: () => loads,
    elsewhereWritten: () => void stamp++,
    goAway(on: boolean) {
      isAway = on;
    },
    breakDisk(on: boolean) {
      broken = on;
    },
    breakStamp(on: boolean) {
      stampBroken = on;
    },
    /** Holds every load up until what it gives is called. */
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = null;
        resolve();
      };
    },
  };
}

test("a value is loaded once and served from then on", async () => {
  const { cache, values, loads } = library();
  values.set("a", "one");
  expect(cache.peek("a")).toBeUndefined();
  expect([await cache.get("a"), await cache.get("a"), cache.peek("a")]).toEqual(["one", "one", "one"]);
  expect(loads()).toBe(1);
});

test("a missing value is cached too", async () => {
  const { cache, loads } = library();
  expect([await cache.get("a"), await cache.get("a"), cache.peek("a")]).toEqual([null, null, null]);
  expect(loads()).toBe(1);
});

test("a write by another process makes every value load anew", async () => {
  const { cache, values, elsewhereWritten } = library();
  values.set("a", "one");
  await cache.get("a");
  values.set("a", "two");
  elsewhereWritten();
  expect(cache.peek("a")).toBeUndefined();
  expect(await cache.get("a")).toBe("two");
  expect(cache.peek("a")).toBe("two");
});

test("an evicted value is loaded anew, the others are not", async () => {
  const { cache, values, loads } = library();
  values.set("a", "one").set("b", "other");
  await cache.get("a");
  await cache.get("b");
  values.set("a", "two");
  cache.evict("a");
  expect(cache.peek("a")).toBeUndefined();
  expect([await cache.get("a"), await cache.get("b")]).toEqual(["two", "other"]);
  expect(loads()).toBe(3);
  cache.clear();
  expect([cache.peek("a"), cache.peek("b")]).toEqual([undefined, undefined]);
});

test("a value that is evicted while it loads is used once and not cached", async () => {
  const { cache, values, hold } = library();
  values.set("a", "old");
  const release = hold();
  const loading = cache.get("a");
  values.set("a", "new");
  cache.evict("a");
  release();
  expect(await loading).toBe("old");
  expect(cache.peek("a")).toBeUndefined();
  expect(await cache.get("a")).toBe("new");
});

test("a value whose load began before another process wrote is not valid", async () => {
  const { cache, values, hold, elsewhereWritten } = library();
  values.set("a", "old");
  const release = hold();
  const loading = cache.get("a");
  values.set("a", "new");
  elsewhereWritten();
  release();
  await loading;
  expect(cache.peek("a")).toBeUndefined();
  expect(await cache.get("a")).toBe("new");
});

test("while loading fails the last known value serves, and is loaded again when it can be", async () => {
  const { cache, values, elsewhereWritten, breakDisk } = library();
  values.set("a", "one");
  await cache.get("a");
  elsewhereWritten();
  values.set("a", "two");
  breakDisk(true);
  expect([await cache.get("a"), await cache.get("a")]).toEqual(["one", "one"]);
  breakDisk(false);
  expect(await cache.get("a")).toBe("two");
});

test("without an earlier value a failing load fails, and is tried again", async () => {
  const { cache, values, breakDisk } = library();
  values.set("a", "one");
  breakDisk(true);
  await expect(cache.get("a")).rejects.toThrow("no disk");
  breakDisk(false);
  expect(await cache.get("a")).toBe("one");
});

test("a stamp that cannot be read is no reason to fail while a value is cached", async () => {
  const { cache, values, breakStamp } = library();
  values.set("a", "one");
  await cache.get("a");
  breakStamp(true);
  expect(() => cache.peek("a")).not.toThrow();
  expect(await cache.get("a")).toBe("one");
});

test("an evicted value does not come back because loading fails", async () => {
  const { cache, values, hold, breakDisk, elsewhereWritten } = library();
  values.set("a", "deleted since");
  await cache.get("a");
  elsewhereWritten();
  const release = hold();
  const loading = cache.get("a");
  cache.evict("a");
  breakDisk(true);
  release();
  await expect(loading).rejects.toThrow("no disk");
});

test("a concurrent reader joins the load, unless another process wrote meanwhile", async () => {
  const { cache, values, loads, hold, elsewhereWritten } = library();
  values.set("a", "one");
  const release = hold();
  const [first, second] = [cache.get("a"), cache.get("a")];
  values.set("a", "two");
  elsewhereWritten();
  const third = cache.get("a");
  release();
  expect(await Promise.all([first, second, third])).toEqual(["one", "one", "two"]);
  expect(loads()).toBe(2);
});

test("with patience a slow load is not waited for while a value is cached", async () => {
  const { cache, values, loads, hold, elsewhereWritten } = library(5);
  values.set("a", "one");
  await cache.get("a");
  elsewhereWritten();
  values.set("a", "two");
  const release = hold();
  expect(await cache.get("a")).toBe("one");
  // The slow store is not asked again for a while.
  expect([await cache.get("a"), await cache.get("a")]).toEqual(["one", "one"]);
  expect(loads()).toBe(2);
  release();
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(cache.peek("a")).toBe("two");
});

test("with patience a value that was evicted meanwhile is waited for", async () => {
  const { cache, values, hold, elsewhereWritten } = library(5);
  values.set("a", "deleted since");
  await cache.get("a");
  elsewhereWritten();
  values.delete("a");
  const release = hold();
  const loading = cache.get("a");
  cache.evict("a");
  setTimeout(release, 20);
  expect(await loading).toBeNull();
});

test("while the store is known to be away the last value serves, and nothing is loaded", async () => {
  const { cache, values, loads, hold, elsewhereWritten, goAway } = library(5);
  values.set("a", "one");
  await cache.get("a");
  elsewhereWritten();
  hold();
  goAway(true);
  expect(await cache.get("a")).toBe("one");
  expect(loads()).toBe(1);
  // An evicted value is known to be wrong.
  cache.evict("a");
  const loading = cache.get("a");
  expect(loads()).toBe(2);
  goAway(false);
  void loading;
});
