import { expect, test } from "bun:test";
import { utcDay } from "../../../src/kit/shared/clock.ts";
import { contract } from "../../db/contract.ts";
import { NOON } from "../../db/stores.ts";

const TODAY = utcDay(NOON);

function key(fill: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(32).fill(fill);
}

contract("day keys", (stores) => {
  test("at first there are no keys", async () => {
    expect(await stores().dayKeys.days()).toEqual([]);
    expect(await stores().dayKeys.load(TODAY)).toBeNull();
  });

  test("a key is loaded for its day and for no other", async () => {
    await stores().dayKeys.save(TODAY, key(1));
    await stores().dayKeys.save(TODAY + 1, key(2));
    expect(await stores().dayKeys.load(TODAY)).toEqual(key(1));
    expect(await stores().dayKeys.load(TODAY + 1)).toEqual(key(2));
    expect(await stores().dayKeys.load(TODAY + 2)).toBeNull();
    expect((await stores().dayKeys.days()).toSorted()).toEqual([TODAY, TODAY + 1]);
  });

  test("a destroyed key is gone, and only that one", async () => {
    await stores().dayKeys.destroy(TODAY);
    expect(await stores().dayKeys.load(TODAY)).toBeNull();
    expect(await stores().dayKeys.load(TODAY + 1)).toEqual(key(2));
    expect(await stores().dayKeys.days()).toEqual([TODAY + 1]);
  });

  test("of several keys saved for one day at once one is stored, and only its save succeeds", async () => {
    const day = TODAY + 10;
    const outcomes = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((fill) => stores().dayKeys.save(day, key(fill))),
    );
    const winners = outcomes.flatMap(({ status }, i) => (status === "fulfilled" ? [i + 1] : []));
    expect(winners).toHaveLength(1);
    expect(await stores().dayKeys.load(day)).toEqual(key(winners[0] ?? 0));
  });

  test("a day whose key was destroyed may have a new one", async () => {
    await stores().dayKeys.save(TODAY, key(9));
    expect(await stores().dayKeys.load(TODAY)).toEqual(key(9));
    await stores().dayKeys.destroy(TODAY);
    expect(await stores().dayKeys.days()).not.toContain(TODAY);
  });

  test("days over many years keep their numbers", async () => {
    const days = [0, 1, 19_723, 36_524, 73_048];
    for (const day of days) await stores().dayKeys.save(day, key(3));
    expect(await stores().dayKeys.days()).toEqual(expect.arrayContaining(days));
    for (const day of days) await stores().dayKeys.destroy(day);
  });
});
