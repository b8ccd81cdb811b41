import { heapStats } from "bun:jsc";
import { BUDGET } from "./budget.ts";
import { createMeter, type Holds, threadClock } from "./meter.ts";

/** Bytes. */
export interface Memory {
  /** Of the heap, after a full collection. */
  readonly heap: number;
  readonly resident: number;
}

/**
 * Is loaded into the service before its own code (`bun --preload`), and measures how long the main thread stays away from
 * the event loop.
 *
 * Over IPC it answers "holds" with the longest hold since it was last asked and the number of those over the budget, and
 * "memory" with the heap after a full collection and the resident memory, which does not count as a hold, and "spin" with a hold.
 */

const processorTime = threadClock();
const meter = createMeter(processorTime);

function memory(): Memory {
  Bun.gc(true);
  const seen = { heap: heapStats().heapSize, resident: process.memoryUsage.rss() };
  meter.skip();
  return seen;
}

/** Holds the loop for twice the budget, so that a test of the probe has something to see. */
function spin(): Holds {
  const until = processorTime() + 2 * BUDGET;
  while (processorTime() < until);
  return meter.holds();
}

const ANSWERS: Readonly<Record<string, () => Holds | Memory>> = { holds: meter.holds, memory, spin };

process.on("message", (asked) => {
  process.send?.(ANSWERS[String(asked)]?.());
});
