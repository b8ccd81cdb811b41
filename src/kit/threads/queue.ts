import { Busy } from "../shared/busy.ts";
import type { Caller } from "../shared/caller.ts";
import { createFairQueue } from "../shared/fair-queue.ts";

/** How many may wait. */
interface QueueBounds {
  readonly address: number;
  readonly workspace: number;
  readonly all: number;
}

/** Something that waits for a worker on behalf of a caller. */
export interface Waiting {
  readonly caller: Caller;
}

/** A bounded fair queue, which knows how long one item takes. */
export interface Queue<T extends Waiting> {
  /** @throws Busy when the caller has as many waiting as it may, or the queue is full. */
  admit(caller: Caller): void;
  /** Adds an item, whatever waits. */
  add(item: T): void;
  /** The first item in turn that may run. */
  peek(mayRun: (item: T) => boolean): T | null;
  /** Takes it. */
  take(mayRun?: (item: T) => boolean): T | null;
  remove(item: T): boolean;
  size(): number;
  /** Learns how long an item took, in milliseconds. */
  took(milliseconds: number): void;
  /** The refusal of an item for now. Its `Retry-After` is the time that what waits is likely to take. */
  busy(): Busy;
}

/** The weight of the last item in the mean time of one. */
const SMOOTHING = 1 / 8;

/** A mean before anything was measured, in milliseconds. */
const FIRST_MEAN = 500;

/** No client is told to wait longer, in seconds: most of what waits may be dropped until then. */
const LONGEST_WAIT = 60;

/** @param parallel - how many items can run at once. */
export function createQueue<T extends Waiting>(bounds: QueueBounds, parallel: number): Queue<T> {
  const items = createFairQueue<T>();
  let mean = FIRST_MEAN;

  function busy(): Busy {
    const milliseconds = ((items.size() + 1) * mean) / parallel;
    return new Busy("There is too much to draw at the moment.", Math.min(milliseconds / 1000, LONGEST_WAIT));
  }

  return {
    admit({ key, isWorkspace }) {
      const own = isWorkspace ? bounds.workspace : bounds.address;
      if (items.waitingOf(key) >= own || items.size() >= bounds.all) throw busy();
    },
    add: (item) => items.add(item.caller.key, item),
    peek: items.peek,
    take: items.take,
    remove: (item) => items.remove(item.caller.key, item),
    size: () => items.size(),
    took(milliseconds) {
      mean += (milliseconds - mean) * SMOOTHING;
    },
    busy,
  };
}
