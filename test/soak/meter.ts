import { dlopen, ptr } from "bun:ffi";
import { BUDGET } from "./budget.ts";

/** Milliseconds of processor time. */
export interface Holds {
  readonly longest: number;
  /** How many were longer than the budget. */
  readonly over: number;
}

/**
 * Measures how long this thread stays away from its event loop, in its own processor time: neither other programs nor waiting
 * count. A timer reads the thread's clock a thousand times a second. Between two readings lies one long turn of the loop, or
 * several turns of a millisecond together. So a hold is measured at most a millisecond too long and never too short. Garbage
 * that is collected on this thread counts, because scans wait for it; work of collector threads does not.
 */
export interface Meter {
  /** The holds since it was last asked. */
  holds(): Holds;
  /** Leaves out the time since the last reading. */
  skip(): void;
  /** Ends the timer. */
  stop(): void;
}

/** CLOCK_THREAD_CPUTIME_ID of Linux. `process.threadCpuUsage()` moves in steps of a millisecond and more. */
const THREAD_TIME = 3;

/** Milliseconds of processor time that the calling thread has taken. */
export function threadClock(): () => number {
  const { symbols } = dlopen("libc.so.6", { clock_gettime: { args: ["i32", "ptr"], returns: "i32" } });
  const timespec = new BigInt64Array(2);
  const place = ptr(timespec);
  return () => {
    symbols.clock_gettime(THREAD_TIME, place);
    return Number(timespec[0]) * 1_000 + Number(timespec[1]) / 1e6;
  };
}

export function createMeter(processorTime = threadClock()): Meter {
  let last = processorTime();
  let longest = 0;
  let over = 0;

  function look(): void {
    const now = processorTime();
    if (now - last > BUDGET) over++;
    longest = Math.max(longest, now - last);
    last = now;
  }

  const timer = setInterval(look, 1);
  timer.unref();
  return {
    holds() {
      look();
      const seen = { longest, over };
      longest = 0;
      over = 0;
      return seen;
    },
    skip() {
      last = processorTime();
    },
    stop: () => clearInterval(timer),
  };
}
