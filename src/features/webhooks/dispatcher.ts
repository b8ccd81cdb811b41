import type { DeliveryStore } from "./store/deliveries.ts";
import { type Clock, MINUTE } from "../../kit/shared/clock.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import type { AttemptDelivery } from "./attempt.ts";
import { createOutcomes } from "./outcomes.ts";
import { createPoller } from "./poll.ts";
import { createSendLoop } from "./send-loop.ts";
import type { Throttle } from "./throttle.ts";
import { idOf, tenantOf } from "./key-records.ts";
import type { Webhooks } from "./webhooks.ts";

/**
 * Sends what is due. Its state is in the store: in memory are a page of deliveries for each webhook and those
 * in flight. A crash loses nothing but the outcomes that were not saved yet; those deliveries are sent again.
 */
export interface Dispatcher {
  /** Sends what waited since the last stop, and from now on whatever comes due. */
  start(): void;
  /** Notifies it that these webhooks have something due. */
  wake(webhooks: Iterable<string>): void;
  /** Notifies it that any webhook may have something due. */
  wakeAll(): void;
  /** Sends all that is due now, and what comes due meanwhile; resolves when the outcomes are saved. */
  run(): Promise<void>;
  /** Sends nothing more; resolves when what is in flight has ended and its outcome is saved, or when `timeout` does. */
  stop(timeout: Promise<void>): Promise<void>;
}

/** While storage is out of order the log says so this often. */
const COMPLAINT_INTERVAL = MINUTE;

export function createDispatcher(needs: {
  store: DeliveryStore;
  attempt: AttemptDelivery;
  end: Webhooks["end"];
  /** Called when a delivery was tried in vain while the others of its webhook wait. */
  onRefused: (webhook: string) => void;
  throttle: Throttle;
  clock: Clock;
  log: Log;
}): Dispatcher {
  const { store, attempt, end, onRefused, throttle, clock, log } = needs;
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);
  let stopped = false;
  let closed = false;

  const outcomes = createOutcomes({
    settle: store.settle,
    onSaved(saved) {
      for (const { delivery, error, nextAttemptAt, nextTryAt } of saved) {
        const { webhook, trial } = delivery;
        if (nextAttemptAt !== null) poller.pollIn(nextAttemptAt - clock.now());
        // Others of its webhook may wait behind it: now all may be sent, or the next one later.
        if (error !== null) poller.hold(webhook, nextTryAt);
        else if (trial !== null) loop.wake(webhook);
        if (error !== null && trial !== null) onRefused(webhook);
      }
      loop.turnSoon();
    },
    clock,
    log,
  });
  const loop = createSendLoop({
    store,
    attempt,
    outcomes,
    throttle,
    onHeld: (webhook, until) => poller.hold(webhook, until),
    onGone,
    onError,
    clock,
  });
  const poller = createPoller({ store, onDue: loop.wake, onDone: loop.turnSoon, onError, clock });

  function onError(error: unknown): void {
    if (closed) return;
    if (isTimeToComplain()) log.error("deliveries wait: storage is out of order", errorFields(error));
    poller.backOff();
  }

  async function onGone(webhook: string, url: string): Promise<void> {
    // First, so that the delivery's log shows this answer: the end fails all deliveries that wait.
    await outcomes.flush();
    await end(webhook, url);
    log.info("a receiver answered 410: nothing more is sent to it", {
      tenantId: tenantOf(webhook),
      webhook: idOf(webhook),
    });
  }

  return {
    start() {
      // Tries of a process that was ended would be made a little later otherwise.
      void store.resumeTries(clock.now()).catch(onError).then(poller.poll);
    },

    wake(webhooks) {
      if (stopped) return;
      for (const webhook of webhooks) loop.wake(webhook);
      loop.turnSoon();
    },

    wakeAll: () => void poller.pollAll(),

    async run() {
      for (let some = true; some && !stopped;) {
        const isSomeDue = await poller.pollAll();
        await loop.untilIdle();
        // The webhook of a receiver that is gone ends after its queue is idle.
        await loop.untilLanded();
        if (!(await outcomes.flush())) return;
        // After a delivery that was tried and taken all others are sent.
        some = isSomeDue || !loop.isIdle;
      }
    },

    async stop(timeout) {
      stopped = true;
      poller.stop();
      loop.stop();
      await Promise.race([loop.untilLanded(), timeout]);
      await outcomes.flush();
      closed = true;
      loop.close();
      outcomes.close();
    },
  };
}
