import { expect, spyOn, test } from "bun:test";
import { createRequestCounter, createYieldToRequests } from "../../../src/kit/threads/request-counter.ts";

/** Work with a clock of its own. Rests take time and are recorded. */
function work() {
  const requests = createRequestCounter();
  const rests: number[] = [];
  let time = 1_000;
  const yieldToRequests = createYieldToRequests(requests.memory, {
    now: () => time,
    rest(milliseconds) {
      rests.push(milliseconds);
      time += milliseconds;
    },
  });
  return {
    rests,
    arrive(count: number) {
      for (let i = 0; i < count; i++) requests.increment();
    },
    /** Works so long, a tenth of a millisecond at a time. */
    run(milliseconds: number) {
      for (const end = time + milliseconds; time < end; yieldToRequests()) time += 0.1;
    },
    /** Has nothing to do for so long. */
    idle(milliseconds: number) {
      time += milliseconds;
    },
  };
}

test("work goes on while no request arrives", () => {
  const { run, rests } = work();
  run(1_000);
  expect(rests).toEqual([]);
});

test("work rests once for each request", () => {
  const { arrive, run, rests } = work();
  arrive(5);
  run(10);
  arrive(1);
  run(10);
  expect(rests.map((rest) => rest.toFixed(2))).toEqual(["0.60", "0.12"]);
});

test("under any number of requests, a fifth of the time is left to the work", () => {
  const { arrive, run, rests } = work();
  for (let i = 0; i < 100; i++) {
    arrive(1_000);
    run(0.21);
  }
  expect(rests.length).toBe(100);
  for (const rest of rests) expect(rest).toBeLessThanOrEqual(1.3);
});

test("a thread that was idle for long rests only for a moment", () => {
  const { arrive, run, idle, rests } = work();
  idle(60_000);
  arrive(100_000);
  run(0.1);
  expect(rests).toEqual([10]);
});

test("the count may overflow", () => {
  const requests = createRequestCounter();
  new Int32Array(requests.memory)[0] = 2 ** 31 - 1;
  const rests: number[] = [];
  let time = 0;
  const yieldToRequests = createYieldToRequests(requests.memory, {
    now: () => time,
    rest: (rest) => void rests.push(rest),
  });
  requests.increment();
  requests.increment();
  time += 1;
  yieldToRequests();
  expect(rests).toEqual([0.24]);
});

test("a thread rests by blocking", () => {
  const wait = spyOn(Atomics, "wait").mockReturnValue("timed-out");
  try {
    const requests = createRequestCounter();
    const yieldToRequests = createYieldToRequests(requests.memory);
    for (let i = 0; i < 50; i++) requests.increment();
    // Until it has worked for so long that it looks at the count.
    while (wait.mock.calls.length === 0) yieldToRequests();
    const waits = wait.mock.calls.map(([, index, value, rest]) => [Number(index), Number(value), rest]);
    expect(waits).toEqual([[0, 0, expect.any(Number)]]);
  } finally {
    wait.mockRestore();
  }
});
