import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { DayKeyStore } from "../../../src/scans/records.ts";
import { utcDay } from "../../../src/shared/clock.ts";
import { NOON } from "./stores.ts";

const TODAY = utcDay(NOON);

function key(fill: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(32).fill(fill);
}

/** The contract of day keys, for every engine. */
export function dayKeyStoreContract(
  engine: string,
  open: () => Promise<DayKeyStore & { close(): Promise<void> }>,
): void {
  describe(`day keys in ${engine}`, () => {
    let store: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      store = await open();
    });
    afterAll(() => store.close());

    test("at first there are no keys", async () => {
      expect(await store.days()).toEqual([]);
      expect(await store.load(TODAY)).toBeNull();
    });

    test("a key is loaded for its day and for no other", async () => {
      await store.save(TODAY, key(1));
      await store.save(TODAY + 1, key(2));
      expect(await store.load(TODAY)).toEqual(key(1));
      expect(await store.load(TODAY + 1)).toEqual(key(2));
      expect(await store.load(TODAY + 2)).toBeNull();
      expect((await store.days()).toSorted()).toEqual([TODAY, TODAY + 1]);
    });

    test("a destroyed key is gone, and only that one", async () => {
      await store.destroy(TODAY);
      expect(await store.load(TODAY)).toBeNull();
      expect(await store.load(TODAY + 1)).toEqual(key(2));
      expect(await store.days()).toEqual([TODAY + 1]);
    });

    test("of several keys saved for one day at once one is stored, and only its save succeeds", async () => {
      const day = TODAY + 10;
      const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map((fill) => store.save(day, key(fill))));
      const winners = outcomes.flatMap(({ status }, i) => (status === "fulfilled" ? [i + 1] : []));
      expect(winners).toHaveLength(1);
      expect(await store.load(day)).toEqual(key(winners[0] ?? 0));
    });

    test("a day whose key was destroyed may have a new one", async () => {
      await store.save(TODAY, key(9));
      expect(await store.load(TODAY)).toEqual(key(9));
      await store.destroy(TODAY);
      expect(await store.days()).not.toContain(TODAY);
    });

    test("days over many years keep their numbers", async () => {
      const days = [0, 1, 19_723, 36_524, 73_048];
      for (const day of days) await store.save(day, key(3));
      expect(await store.days()).toEqual(expect.arrayContaining(days));
      for (const day of days) await store.destroy(day);
    });
  });
}
