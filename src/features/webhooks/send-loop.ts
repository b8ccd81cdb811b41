import type { DeliveryStore } from "./store/deliveries.ts";
import type { Clock } from "../../kit/shared/clock.ts";
import type { AttemptDelivery } from "./attempt.ts";
import type { DueDelivery } from "./delivery-records.ts";
import type { Outcomes } from "./outcomes.ts";
import { createWebhookQueues, type WebhookQueue } from "./webhook-queues.ts";
import type { Throttle } from "./throttle.ts";
import { HELD_AFTER } from "./traits.ts";

/** Loads what is due of webhooks, a page each, and sends it, the webhooks in turn. */
export interface SendLoop {
  /** Has a webhook's deliveries loaded in one of the next turns. */
  wake(webhook: string): void;
  /** Goes on in the next turn of the event loop. */
  turnSoon(): void;
  /** Resolves when no queue has anything to do. */
  untilIdle(): Promise<void>;
  /** Whether no queue has anything to do. */
  readonly isIdle: boolean;
  /** Resolves when everything in flight has ended. */
  untilLanded(): Promise<unknown>;
  /** Sends nothing more. */
  stop(): void;
  /** Ignores the outcomes of the deliveries that are still in flight. */
  close(): void;
}

/** Deliveries loaded for a webhook at once: new ones, and as many that are tried again. */
const PAGE = 16;

/** How long deliveries are held back at a time while scans come first, in ms. */
const HELD_BACK = 10;

export function createSendLoop(needs: {
  store: Pick<DeliveryStore, "due">;
  attempt: AttemptDelivery;
  outcomes: Outcomes;
  throttle: Throttle;
  /** Called when one delivery of a webhook is tried at a time, with the time of the next one. */
  onHeld: (webhook: string, until: number) => void;
  /** Called when the address of a webhook's receiver answered 410. */
  onGone: (webhook: string, url: string) => Promise<void>;
  onError: (error: unknown) => void;
  clock: Clock;
}): SendLoop {
  const { store, clock, attempt, outcomes, throttle, onHeld, onGone, onError } = needs;
  const queues = createWebhookQueues();
  const inFlight = new Set<Promise<void>>();
  let stopped = false;
  let closed = false;
  let isTurnPlanned = false;
  let idleListeners: (() => void)[] = [];
  let heldBack: ReturnType<typeof setTimeout> | null = null;

  function turnSoon(): void {
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    setImmediate(() => {
      isTurnPlanned = false;
      turn();
    });
  }

  function wake(webhook: string): void {
    const queue = queues.of(webhook);
    queue.more = true;
    queues.enqueue(queue);
  }

  /** Lets scans go first. To ask the throttle again in every turn of the event loop would only keep the processor busy. */
  function holdBack(): void {
    heldBack ??= setTimeout(() => {
      heldBack = null;
      turn();
    }, HELD_BACK);
    heldBack.unref();
  }

  /** Lets queues send, in turn, until there is no room or nothing to do. */
  function turn(): void {
    while (!stopped && !outcomes.isFull) {
      if (queues.canSend && !throttle.admits()) {
        holdBack();
        break;
      }
      const queue = queues.next();
      if (!queue) break;
      const delivery = queue.page.shift();
      if (delivery) track(send(queue, delivery));
      else void load(queue);
      queues.enqueue(queue);
    }
    if (queues.size > 0 && !stopped) return;
    for (const resolve of idleListeners) resolve();
    idleListeners = [];
  }

  function track(sending: Promise<void>): void {
    inFlight.add(sending);
    void sending.then(() => inFlight.delete(sending));
  }

  /** Never rejects. */
  async function load(queue: WebhookQueue): Promise<void> {
    const { webhook, after } = queue;
    queue.loading = true;
    queue.more = false;
    try {
      const except = new Set([...queue.inFlight, ...outcomes.unsaved(webhook)]);
      const due = await store.due(webhook, { now: clock.now(), limit: PAGE, after, except });
      const { again, fresh, heldUntil, spread } = due;
      for (const given of spread?.webhooks ?? []) wake(given);
      if (heldUntil !== null) onHeld(webhook, heldUntil);
      queue.page.push(...again, ...fresh);
      queue.after = fresh.length < PAGE ? "" : (fresh.at(-1)?.id ?? "");
      // At the end it begins again from the start: ids made after a clock was set back are lower.
      if (again.length === PAGE || fresh.length === PAGE || after !== "" || spread?.isMore) queue.more = true;
    } catch (error) {
      onError(error);
    }
    queue.loading = false;
    queues.enqueue(queue);
    turnSoon();
  }

  /** Never rejects. */
  async function send(queue: WebhookQueue, delivery: DueDelivery): Promise<void> {
    const isTrusted = delivery.trial === null && queues.failuresOf(queue) === 0;
    const end = queues.begin(queue, delivery.id);
    try {
      const { outcome, goneUrl } = await attempt(delivery, isTrusted);
      if (closed) return;
      outcomes.add(outcome);
      end(outcome.error === null);
      // The others are left to the store: they wait for the next try, or until the address has room.
      if (outcome.error === "address_busy" || queues.failuresOf(queue) >= HELD_AFTER) {
        queue.page = [];
        queue.more = false;
      }
      if (goneUrl !== null) await onGone(delivery.webhook, goneUrl);
    } catch (error) {
      end(null);
      // The queue waits until storage works again.
      queue.page = [];
      queue.more = false;
      onError(error);
    }
    queues.enqueue(queue);
    turnSoon();
  }

  return {
    turnSoon,
    wake,
    untilIdle() {
      return new Promise((resolve) => {
        idleListeners.push(resolve);
        turnSoon();
      });
    },
    get isIdle() {
      return queues.size === 0;
    },
    untilLanded: () => Promise.all(inFlight),
    stop() {
      stopped = true;
      if (heldBack) clearTimeout(heldBack);
      turnSoon();
    },
    close() {
      closed = true;
    },
  };
}
