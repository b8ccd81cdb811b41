import { type Clock, MINUTE } from "../shared/clock.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { nowAndThen } from "../shared/now-and-then.ts";
import type { DeliveryStore, DueDelivery, Outcome } from "./delivery-store.ts";

/**
 * Outcomes on their way to the store. Many share a transaction, so that deliveries hardly take the disk's time from
 * scans. One that is lost in a crash only means that its delivery is sent again.
 */
export interface Outcomes {
  add(outcome: Outcome): void;
  /** Ids of a tenant's deliveries whose outcome is not kept yet: in the store they still look due. */
  unkept(tenantId: string): ReadonlySet<string>;
  /** Whether so many wait, because storage is out of order, that no more should be made. */
  readonly isFull: boolean;
  /** Keeps what there is, now. Never rejects: what can't be kept waits for the next time. Says whether all is kept. */
  flush(): Promise<boolean>;
  /** Stops trying. */
  close(): void;
}

/** Outcomes of this many milliseconds share a transaction: far less than any retry waits. */
const GATHERING = 100;

/** So many are kept at once: some 5 ms. */
const LARGEST_BATCH = 500;

/** After so many milliseconds keeping is tried again. */
const PAUSE = 1_000;

const MOST_UNKEPT = 2_000;

/** While storage is out of order the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

const NOTHING: ReadonlySet<string> = new Set();

export function createOutcomes(needs: {
  settle: DeliveryStore["settle"];
  /** Called when some were kept. */
  onKept: (outcomes: readonly Outcome[]) => void;
  clock: Clock;
  log: Log;
}): Outcomes {
  const { settle, onKept, log } = needs;
  const isTimeToComplain = nowAndThen(needs.clock, COMPLAINT_INTERVAL);
  let waiting: Outcome[] = [];
  const unkept = new Map<string, Set<string>>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let closed = false;
  let flushing: Promise<boolean> | null = null;

  function later(milliseconds: number): void {
    if (closed) return;
    timer ??= setTimeout(() => {
      // One that has gone off during a flush must not stand for one that is still to come.
      timer = null;
      void flush();
    }, milliseconds);
  }

  function forget({ id, tenantId }: DueDelivery): void {
    const ids = unkept.get(tenantId);
    ids?.delete(id);
    if (ids?.size === 0) unkept.delete(tenantId);
  }

  /** One at a time: who asks meanwhile waits for the one under way, which keeps what comes meanwhile too. */
  function flush(): Promise<boolean> {
    flushing ??= flushAll().finally(() => {
      flushing = null;
    });
    return flushing;
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
        later(PAUSE);
        return false;
      }
      waiting = waiting.slice(batch.length);
      for (const { delivery } of batch) forget(delivery);
      onKept(batch);
    }
    return waiting.length === 0;
  }

  return {
    unkept: (tenantId) => unkept.get(tenantId) ?? NOTHING,
    get isFull() {
      return waiting.length >= MOST_UNKEPT;
    },
    add(outcome) {
      const { id, tenantId } = outcome.delivery;
      waiting.push(outcome);
      const ids = unkept.get(tenantId) ?? new Set();
      unkept.set(tenantId, ids.add(id));
      later(GATHERING);
    },
    flush,
    close() {
      closed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
