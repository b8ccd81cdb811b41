import type { DeliveryStore } from "./store/deliveries.ts";
import { type Clock, SECOND } from "../../kit/shared/clock.ts";
import { joined } from "../../kit/shared/joined.ts";
import { nextTurn } from "../../kit/shared/next-turn.ts";
import { LONGEST_DELAY } from "./schedule.ts";

/** Looks in the store for webhooks with deliveries that are due, and decides when to look again. */
export interface Poller {
  /**
   * Reports webhooks with something due, and returns whether there were any. Joins a poll that is running.
   * Never rejects.
   */
  poll(): Promise<boolean>;
  /**
   * The same, and has every webhook with new deliveries reported, too: nobody may have been notified of them.
   */
  pollAll(): Promise<boolean>;
  /** Reports a webhook at the time from which on one of its deliveries may be sent. */
  hold(webhook: string, until: number): void;
  /** Polls after so many milliseconds, or earlier if that was planned. */
  pollIn(milliseconds: number): void;
  /** Storage is out of order: polls for everything after a pause. */
  backOff(): void;
  stop(): void;
}

/** Webhooks read in one query. */
const PAGE = 200;

/** Deliveries made due in one transaction. */
const HASTENED_AT_ONCE = 500;

/** How long to wait for the next poll at least, and at most, in ms: the clock may be set meanwhile. */
const SHORTEST_WAIT = 100;
const LONGEST_WAIT = 10 * SECOND;

/** How soon to poll again where something was due, in ms. */
const BUSY_WAIT = SECOND;

/** How long to wait while storage is out of order, in ms. */
const BACKOFF = SECOND;

export function createPoller(needs: {
  store: Pick<DeliveryStore, "webhooks" | "retries" | "hasten">;
  /** Called with each webhook that has something due. */
  onDue: (webhook: string) => void;
  /** Called after a poll: those webhooks may be served. */
  onDone: () => void;
  onError: (error: unknown) => void;
  clock: Clock;
}): Poller {
  const { store, onDue, onDone, onError, clock } = needs;
  let stopped = false;
  /** Whether there may be new deliveries that nobody was notified of: from before the start, or after a failure. */
  let isBehind = true;
  /** Webhooks of which one delivery at a time is tried, and when the next one is. */
  const held = new Map<string, number>();
  let next: { readonly at: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  function pollIn(milliseconds: number): void {
    if (stopped) return;
    const wait = Math.min(Math.max(milliseconds, SHORTEST_WAIT), LONGEST_WAIT);
    const at = performance.now() + wait;
    if (next && next.at <= at) return;
    if (next) clearTimeout(next.timer);
    const timer = setTimeout(() => {
      next = null;
      void polls.run();
    }, wait);
    timer.unref();
    next = { at, timer };
  }

  async function pollOnce(): Promise<boolean> {
    const everything = isBehind;
    isBehind = false;
    try {
      const someNew = everything && (await reportNew());
      const someAgain = await reportRetries();
      const someHeld = reportHeld();
      onDone();
      return someNew || someAgain || someHeld;
    } catch (error) {
      onError(error);
      return false;
    }
  }

  async function reportNew(): Promise<boolean> {
    let some = false;
    for await (const { webhook, hasNew, heldUntil } of allPages(store.webhooks))
      if (hasNew && !stopped) {
        if (isLater(heldUntil)) hold(webhook, heldUntil);
        else {
          onDue(webhook);
          some = true;
        }
      }
    return some;
  }

  function hold(webhook: string, until: number): void {
    held.set(webhook, until);
    pollIn(until - clock.now());
  }

  function reportHeld(): boolean {
    let some = false;
    for (const [webhook, until] of held) {
      if (isLater(until)) {
        pollIn(until - clock.now());
        continue;
      }
      held.delete(webhook);
      onDue(webhook);
      some = true;
    }
    return some;
  }

  /** A time that lies farther off than any delay was set by a clock that was ahead. */
  function isLater(at: number | null): at is number {
    return at !== null && at > clock.now() && at <= clock.now() + LONGEST_DELAY;
  }

  async function reportRetries(): Promise<boolean> {
    let some = false;
    for await (const { webhook, firstAt: dueAt, lastAt, heldUntil } of allPages(store.retries)) {
      const now = clock.now();
      if (stopped) break;
      const isTooFarOff = lastAt > now + LONGEST_DELAY;
      if (isTooFarOff) await pullBack(webhook, now);
      const firstAt = isLater(heldUntil) ? Math.max(dueAt, heldUntil) : dueAt;
      const isDue = firstAt <= now || isTooFarOff;
      if (isDue) onDue(webhook);
      // When something is due, the store does not say when the webhook's next delivery comes.
      pollIn(isDue ? BUSY_WAIT : firstAt - now);
      some ||= isDue;
    }
    return some;
  }

  /** Makes deliveries due that were scheduled while the clock ran ahead. Otherwise they would wait too long. */
  async function pullBack(webhook: string, now: number): Promise<void> {
    while ((await store.hasten(webhook, now + LONGEST_DELAY, now, HASTENED_AT_ONCE)) === HASTENED_AT_ONCE)
      await nextTurn();
  }

  const polls = joined(pollOnce);

  return {
    poll: polls.run,
    pollIn,
    hold,
    async pollAll() {
      // A poll that is running may have passed the webhook by already.
      await polls.running;
      if (stopped) return false;
      isBehind = true;
      return polls.run();
    },
    backOff() {
      isBehind = true;
      pollIn(BACKOFF);
    },
    stop() {
      stopped = true;
      if (next) clearTimeout(next.timer);
    },
  };
}

/** All entries of a list that is read page by page, yielding to the event loop in between. */
async function* allPages<T extends { readonly webhook: string }>(
  read: (after: string, limit: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let after = ""; ;) {
    const page = await read(after, PAGE);
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.webhook;
    await nextTurn();
  }
}
