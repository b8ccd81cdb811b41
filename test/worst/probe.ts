import { dlopen, ptr } from "bun:ffi";
import { heapStats } from "bun:jsc";
import { BUDGET } from "./budget.ts";

/** Milliseconds of processor time. */
export interface Holds {
  readonly longest: number;
  /** How many were longer than the budget. */
  readonly over: number;
}

/** Bytes. */
export interface Memory {
  /** Of the heap, after a full collection. */
  readonly heap: number;
  readonly resident: number;
}

/**
 * Is loaded into the service before its own code (`bun --preload`), and measures how long the main thread stays away from
 * the event loop, in processor time of that thread: what other programs take of the machine does not count, nor does waiting.
 * A timer looks at the thread's clock a thousand times a second. Between two looks lies one long turn of the loop, or short
 * ones of a millisecond together, so a hold is measured up to a millisecond too long and never too short. Garbage collected on the main thread
 * counts, as scans wait for it too; what collects beside it does not.
 *
 * Over IPC it answers "holds" with the longest hold since it was last asked and the number of those over the budget, and
 * "memory" with the heap after a full collection and the resident memory, which does not count as a hold, and "spin" with a hold.
 */

/** CLOCK_THREAD_CPUTIME_ID of Linux. `process.threadCpuUsage()` moves in steps of a millisecond and more. */
const THREAD_TIME = 3;
const { symbols } = dlopen("libc.so.6", { clock_gettime: { args: ["i32", "ptr"], returns: "i32" } });
const timespec = new BigInt64Array(2);
const place = ptr(timespec);

/** Milliseconds of processor time that this thread has taken. */
function processorTime(): number {
  symbols.clock_gettime(THREAD_TIME, place);
  return Number(timespec[0]) * 1_000 + Number(timespec[1]) / 1e6;
}

let last = processorTime();
let longest = 0;
let over = 0;

function look(): void {
  const now = processorTime();
  if (now - last > BUDGET) over++;
  longest = Math.max(longest, now - last);
  last = now;
}

function holds(): Holds {
  look();
  const seen = { longest, over };
  longest = 0;
  over = 0;
  return seen;
}

function memory(): Memory {
  look();
  Bun.gc(true);
  const seen = { heap: heapStats().heapSize, resident: process.memoryUsage.rss() };
  last = processorTime();
  return seen;
}

setInterval(look, 1).unref();

/** Holds the loop for twice the budget, so that a test of the probe has something to see. */
function spin(): Holds {
  const until = processorTime() + 2 * BUDGET;
  while (processorTime() < until);
  return holds();
}

const ANSWERS: Readonly<Record<string, () => Holds | Memory>> = { holds, memory, spin };

process.on("message", (asked) => {
  process.send?.(ANSWERS[String(asked)]?.());
});
