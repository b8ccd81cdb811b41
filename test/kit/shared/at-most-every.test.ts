import { expect, test } from "bun:test";
import { atMostEvery } from "../../../src/kit/shared/at-most-every.ts";

function throttle() {
  let now = 1_000_000;
  const isTime = atMostEvery({ now: () => now }, 100);
  const turn = (milliseconds: number) => {
    now += milliseconds;
  };
  return { isTime, turn };
}

test("the first call is let through, and the next one only after the interval", () => {
  const { isTime, turn } = throttle();
  expect([isTime(), isTime()]).toEqual([true, false]);
  turn(99);
  expect(isTime()).toBe(false);
  turn(1);
  expect([isTime(), isTime()]).toEqual([true, false]);
});

test("a clock that was set back by more than the interval does not silence it", () => {
  const { isTime, turn } = throttle();
  isTime();
  turn(-100);
  expect(isTime()).toBe(true);
});

test("after a reset the next call is let through", () => {
  const { isTime } = throttle();
  isTime();
  isTime.reset();
  expect(isTime()).toBe(true);
});
