import { expect, test } from "bun:test";
import { createPace } from "../../src/webhooks/pace.ts";

/** Deliveries make room for scans, and only then. */

/** How many deliveries leave in a second, if `perMillisecond` scans are kept all the time. */
function leaving(perMillisecond: number): number {
  let now = 0;
  const pace = createPace(() => now);
  const second = () => {
    let left = 0;
    for (let i = 0; i < 1_000; i++) {
      now++;
      pace.kept(perMillisecond);
      for (let tries = 0; tries < 10 && pace.admits(); tries++) left++;
    }
    return left;
  };
  second();
  return second();
}

test("with few scans deliveries leave as they come", () => {
  expect(leaving(0)).toBe(10_000);
  expect(leaving(1)).toBe(10_000);
});

test("with many scans one delivery leaves for each four dozen", () => {
  expect(leaving(10) / 10_000).toBeCloseTo(1 / 48, 3);
  expect(leaving(60) / 60_000).toBeCloseTo(1 / 48, 3);
});

test("after a rush deliveries leave freely again, at once", () => {
  let now = 0;
  const pace = createPace(() => now);
  pace.kept(10_000);
  now = 60;
  expect(pace.admits()).toBe(true);
  expect(pace.admits()).toBe(false);
  now = 120;
  expect([pace.admits(), pace.admits(), pace.admits()]).toEqual([true, true, true]);
});
