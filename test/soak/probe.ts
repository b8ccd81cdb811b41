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
 * A module that is loaded into the service before its own code (`bun --preload`), and measures how long the main thread stays
 * away from the event loop. Over IPC it answers three questions:
 *
 *   holds   the longest hold since the last question, and the number of holds over the budget;
 *   memory  the heap after a full collection, which does not count as a hold, and the resident memory;
 *   spin    as `holds`, after a hold of twice the budget.
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
