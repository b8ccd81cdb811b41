import { expect, test } from "bun:test";
import { createThrottle } from "../../../src/features/webhooks/throttle.ts";

/** Deliveries make room for scans, and only then. */

/** Deliveries sent in a second while `perMillisecond` scans are committed. */
function leaving(perMillisecond: number): number {
  let now = 0;
  const throttle = createThrottle(() => now);
  const second = () => {
    let left = 0;
    for (let i = 0; i < 1_000; i++) {
      now++;
      throttle.committed(perMillisecond);
      for (let tries = 0; tries < 10 && throttle.admits(); tries++) left++;
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
  const throttle = createThrottle(() => now);
  throttle.committed(10_000);
  now = 60;
  expect(throttle.admits()).toBe(true);
  expect(throttle.admits()).toBe(false);
  now = 120;
  expect([throttle.admits(), throttle.admits(), throttle.admits()]).toEqual([true, true, true]);
});
