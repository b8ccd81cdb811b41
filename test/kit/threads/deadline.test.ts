import { expect, test } from "bun:test";
import { Busy } from "../../../src/kit/shared/busy.ts";
import { createThreadPool } from "../../../src/kit/threads/pool.ts";
import type { Timers } from "../../../src/kit/shared/timers.ts";
import type { Thread } from "../../../src/kit/threads/worker-thread.ts";
import { workspace } from "./callers.ts";

/** A real thread that never comes to an end. */

/** Deadlines that pass when the test says so. */
function createTimers(): Timers & { passDeadlines(): void } {
  const due = new Set<() => void>();
  return {
    now: () => 0,
    after(_milliseconds, then) {
      due.add(then);
      return () => due.delete(then);
    },
    passDeadlines() {
      for (const then of [...due]) then();
    },
  };
}

const file = (payload: string) => ({ payload, style: {}, format: "png", sheet: {} }) as const;

test("a thread that spins is ended at its job's deadline, and another does the jobs that wait", async () => {
  const timers = createTimers();
  const ended: Promise<void>[] = [];
  const pool = createThreadPool(
    3,
    () => {
      const worker = new Worker(new URL("./spinning-worker.ts", import.meta.url).href, { smol: true });
      const { promise, resolve } = Promise.withResolvers<void>();
      worker.addEventListener("close", () => resolve());
      ended.push(promise);
      const thread: Thread = worker;
      return thread;
    },
    timers,
  );
  const museum = pool.jobsFor(workspace("museum"), 1_000);
  // It answers once it runs, so that the next job meets a thread that has started.
  expect(await museum.drawFile(file("first"))).toEqual(new Uint8Array([1]));
  const spinning = museum.drawFile(file("spin")).catch((error) => error);
  const waiting = pool.jobsFor(workspace("zoo"), 1_000).drawFile(file("second"));
  expect(pool.counts()).toMatchObject({ running: 1, waiting: 1 });
  timers.passDeadlines();
  expect(await spinning).toBeInstanceOf(Busy);
  expect(await waiting).toEqual(new Uint8Array([1]));
  await ended[0];
  expect(ended.length).toBe(2);
  expect(pool.counts()).toMatchObject({ running: 0, waiting: 0, timedOut: 1, done: 2 });
  pool.close();
  await Promise.all(ended);
});
