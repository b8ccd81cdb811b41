import type { DeliveryStore } from "./store/deliveries.ts";
import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import { joined } from "../../kit/shared/joined.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import type { DueDelivery, DeliveryOutcome } from "./delivery-records.ts";

/**
 * Outcomes on their way to the store. Many share a transaction, so that deliveries take little of the disk's time from
 * scans. When a crash loses one, its delivery is sent again.
 */
export interface Outcomes {
  add(outcome: DeliveryOutcome): void;
  /** Ids of a webhook's deliveries whose outcome is not saved yet: in the store they still look due. */
  unsaved(webhook: string): ReadonlySet<string>;
  /** Whether so many wait, because storage is out of order, that no more deliveries should be sent. */
  readonly isFull: boolean;
  /** Saves all outcomes now. Never rejects: what can't be saved waits for the next time. Says whether all is saved. */
  flush(): Promise<boolean>;
  /** Stops trying. */
  close(): void;
}

/** Outcomes of this many milliseconds share a transaction: far less than any retry waits. */
const BATCH_TIME = 100;

/** Saved in one transaction: some 5 ms. */
const LARGEST_BATCH = 500;

/** How long to wait after a failure, in ms. */
const BACKOFF = 1_000;

const MOST_UNSAVED = 2_000;

/** While storage is out of order the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

const NOTHING: ReadonlySet<string> = new Set();

export function createOutcomes(needs: {
  settle: DeliveryStore["settle"];
  /** Called with those that were saved. */
  onSaved: (outcomes: readonly DeliveryOutcome[]) => void;
  clock: Clock;
  log: Log;
}): Outcomes {
  const { settle, onSaved, log } = needs;
  const isTimeToComplain = atMostEvery(needs.clock, COMPLAINT_INTERVAL);
  let waiting: DeliveryOutcome[] = [];
  const unsaved = new Map<string, Set<string>>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let closed = false;
  /** A flush also saves what is added meanwhile. */
  const flushes = joined(flushAll);

  function flushIn(milliseconds: number): void {
    if (closed) return;
    timer ??= setTimeout(() => {
      // Cleared first: during the flush another one may have to be set.
      timer = null;
      void flushes.run();
    }, milliseconds);
  }

  function markSaved({ id, webhook }: DueDelivery): void {
    const ids = unsaved.get(webhook);
    ids?.delete(id);
    if (ids?.size === 0) unsaved.delete(webhook);
  }

  async function flushAll(): Promise<boolean> {
    if (timer) clearTimeout(timer);
    timer = null;
    while (waiting.length > 0 && !closed) {
      const batch = waiting.slice(0, LARGEST_BATCH);
      try {
        await settle(batch);
      } catch (error) {
        if (isTimeToComplain()) log.error("deliveries' outcomes can't be kept yet", errorFields(error));
        flushIn(BACKOFF);
        return false;
      }
      waiting = waiting.slice(batch.length);
      for (const { delivery } of batch) markSaved(delivery);
      onSaved(batch);
    }
    return waiting.length === 0;
  }

  return {
    unsaved: (webhook) => unsaved.get(webhook) ?? NOTHING,
    get isFull() {
      return waiting.length >= MOST_UNSAVED;
    },
    add(outcome) {
      const { id, webhook } = outcome.delivery;
      waiting.push(outcome);
      const ids = unsaved.get(webhook) ?? new Set();
      unsaved.set(webhook, ids.add(id));
      flushIn(BATCH_TIME);
    },
    flush: flushes.run,
    close() {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
