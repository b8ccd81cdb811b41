import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Clock } from "../../../src/kit/shared/clock.ts";
import { createIds, isShortId, lowestId } from "../../../src/kit/shared/ids.ts";
import { seededBytes } from "./seeded.ts";

function clockOf(times: readonly number[]): Clock {
  let i = 0;
  return { now: () => times[Math.min(i++, times.length - 1)] ?? 0 };
}

const NOON = Date.UTC(2026, 10, 21, 12);

describe("an id", () => {
  test("is its prefix and 26 digits of Crockford's base 32", () => {
    const ids = createIds({ now: () => NOON });
    for (const prefix of ["ten", "code", "lead", "whd", "scan", "req"] as const)
      expect(ids.id(prefix)).toMatch(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{26}$`));
  });

  test("sorts in the order of making, within one millisecond and with a clock that jumps", () => {
    const times = fc.array(fc.integer({ min: NOON - 5, max: NOON + 5 }), { minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(times, fc.integer({ min: 1 }), (given, seed) => {
        const ids = createIds(clockOf(given), seededBytes(seed));
        const made = given.map(() => ids.id("code"));
        expect(made).toEqual(made.toSorted());
        expect(new Set(made).size).toBe(made.length);
      }),
      { seed: 21, numRuns: 500 },
    );
  });

  test("never overflows, even from the largest random number and with a hundred thousand at once", () => {
    const ids = createIds({ now: () => NOON }, (into) => into.fill(255));
    let last = "";
    for (let i = 0; i < 100_000; i++) {
      const id = ids.id("code");
      if (id <= last || id.length !== 31) throw new Error(`${id} after ${last}`);
      last = id;
    }
    expect(last.slice(0, 15)).toBe(
      createIds({ now: () => NOON })
        .id("code")
        .slice(0, 15),
    );
  });

  test("of a later millisecond sorts after all of an earlier one", () => {
    const early = createIds({ now: () => NOON }, (into) => into.fill(255)).id("code");
    const late = createIds({ now: () => NOON + 1 }, (into) => into.fill(0)).id("code");
    expect(late > early).toBe(true);
  });

  test("holds its time, so that ids of two processes sort by it", () => {
    const at = (time: number) => createIds({ now: () => time }).id("code");
    const times = [0, 1, NOON, NOON + 1, Date.UTC(2093, 0)];
    const made = times.map(at);
    expect(made).toEqual(made.toSorted());
  });

  test("counts up by one within a millisecond, over the last two digits too", () => {
    const ids = createIds({ now: () => NOON }, (into) => into.fill(0));
    const made = Array.from({ length: 1_026 }, () => ids.id("code").slice(-4));
    expect([made[0], made[1], made[31], made[1_023], made[1_024], made[1_025]]).toEqual([
      "0000",
      "0001",
      "000z",
      "00zz",
      "0100",
      "0101",
    ]);
  });

  test("of a millisecond is at least the lowest of it", () => {
    const lowest = lowestId("scan", NOON);
    expect(lowest).toBe(createIds({ now: () => NOON }, (into) => into.fill(0)).id("scan"));
    expect(lowestId("scan", NOON + 0.9)).toBe(lowest);
    expect(lowestId("scan", -1)).toBe(`scan_${"0".repeat(26)}`);
  });

  test("is not made twice by two processes in the same millisecond", () => {
    const made = Array.from({ length: 2_000 }, () => createIds({ now: () => NOON }).id("code"));
    expect(new Set(made).size).toBe(2_000);
  });
});

describe("a short id", () => {
  const ids = createIds({ now: () => NOON }, seededBytes(7));
  const made = Array.from({ length: 57_000 }, () => ids.shortId());

  test("is seven characters without look-alikes", () => {
    for (const shortId of made)
      if (!/^[2-9A-HJ-NP-Za-km-z]{7}$/.test(shortId)) throw new Error(`look-alike in ${shortId}`);
    expect(made.join("")).not.toMatch(/[0O1lI]/);
  });

  test("has every character equally often, in every place", () => {
    for (let place = 0; place < 7; place++) {
      const counts = new Map<string, number>();
      for (const shortId of made) {
        const character = shortId.charAt(place);
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
      expect(counts.size).toBe(57);
      // 1,000 expected of each, standard deviation 31: six of them is chance in a billion.
      for (const [character, count] of counts)
        expect(Math.abs(count - 1_000), `${character} in place ${place}`).toBeLessThan(190);
    }
  });

  test("is hardly ever made twice", () => {
    expect(new Set(made).size).toBeGreaterThan(made.length - 5);
  });

  test("is made even after many unusable random bytes", () => {
    let calls = 0;
    const stubborn = createIds({ now: () => NOON }, (into) => into.fill(calls++ < 50 ? 63 : 5));
    expect(stubborn.shortId()).toBe("7777777");
  });
});

test.each([
  ["abc", true],
  ["A-_9".repeat(12), true],
  ["ab", false],
  ["a".repeat(49), false],
  ["a b", false],
  ["abc\n", false],
])("%p can be a short id: %p", (text, can) => {
  expect(isShortId(text)).toBe(can);
});

test("the given number of random bytes is returned", () => {
  const ids = createIds({ now: () => NOON });
  for (const count of [0, 1, 16, 32, 1_000]) expect(ids.bytes(count)).toHaveLength(count);
  expect(ids.bytes(32)).not.toEqual(ids.bytes(32));
});
