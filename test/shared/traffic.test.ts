import { expect, test } from "bun:test";
import { createGiveWay, createTraffic } from "../../src/shared/traffic.ts";

/** Work under a clock of its own: rests take time and are written down. */
function work() {
  const traffic = createTraffic();
  const rests: number[] = [];
  let time = 1_000;
  const giveWay = createGiveWay(traffic.count, {
    now: () => time,
    rest(milliseconds) {
      rests.push(milliseconds);
      time += milliseconds;
    },
  });
  return {
    rests,
    come(count: number) {
      for (let i = 0; i < count; i++) traffic.passes();
    },
    /** Works so long, a tenth of a millisecond at a time. */
    go(milliseconds: number) {
      for (const end = time + milliseconds; time < end; giveWay()) time += 0.1;
    },
    /** Waits for something to do. */
    idle(milliseconds: number) {
      time += milliseconds;
    },
  };
}

test("work goes on where nobody comes", () => {
  const { go, rests } = work();
  go(1_000);
  expect(rests).toEqual([]);
});

test("work rests for each who came, once", () => {
  const { come, go, rests } = work();
  come(5);
  go(10);
  come(1);
  go(10);
  expect(rests.map((rest) => rest.toFixed(2))).toEqual(["0.60", "0.12"]);
});

test("however many come, a fifth of the time is left to the work", () => {
  const { come, go, rests } = work();
  for (let i = 0; i < 100; i++) {
    come(1_000);
    go(0.21);
  }
  expect(rests.length).toBe(100);
  for (const rest of rests) expect(rest).toBeLessThanOrEqual(1.3);
});

test("who had nothing to do for long rests no longer than a moment", () => {
  const { come, go, idle, rests } = work();
  idle(60_000);
  come(100_000);
  go(0.1);
  expect(rests).toEqual([10]);
});

test("the count may begin anew", () => {
  const traffic = createTraffic();
  new Int32Array(traffic.count)[0] = 2 ** 31 - 1;
  const rests: number[] = [];
  let time = 0;
  const giveWay = createGiveWay(traffic.count, { now: () => time, rest: (rest) => void rests.push(rest) });
  traffic.passes();
  traffic.passes();
  time += 1;
  giveWay();
  expect(rests).toEqual([0.24]);
});

// No machine is so slow that a rest would end early.
test("a thread rests no shorter than it should", () => {
  const traffic = createTraffic();
  const giveWay = createGiveWay(traffic.count);
  const started = performance.now();
  while (performance.now() - started < 2);
  for (let i = 0; i < 50; i++) traffic.passes();
  const before = performance.now();
  giveWay();
  expect(performance.now() - before).toBeGreaterThan(5);
});
