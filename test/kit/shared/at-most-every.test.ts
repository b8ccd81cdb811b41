import { expect, test } from "bun:test";
import { atMostEvery } from "../../../src/kit/shared/at-most-every.ts";

function throttle() {
  let now = 1_000_000;
  const isTime = atMostEvery({ now: () => now }, 100);
  const advance = (milliseconds: number) => {
    now += milliseconds;
  };
  return { isTime, advance };
}

test("the first call is let through, and the next one only after the interval", () => {
  const { isTime, advance } = throttle();
  expect([isTime(), isTime()]).toEqual([true, false]);
  advance(99);
  expect(isTime()).toBe(false);
  advance(1);
  expect([isTime(), isTime()]).toEqual([true, false]);
});

test("a clock that was set back by more than the interval does not silence it", () => {
  const { isTime, advance } = throttle();
  isTime();
  advance(-100);
  expect(isTime()).toBe(true);
});

test("after a reset the next call is let through", () => {
  const { isTime } = throttle();
  isTime();
  isTime.reset();
  expect(isTime()).toBe(true);
});
