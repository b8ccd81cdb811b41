import { type Clock, MINUTE, SECOND } from "../shared/clock.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { nowAndThen } from "../shared/now-and-then.ts";
import type { Attempts } from "./attempts.ts";
import type { DeliveryStore, DueDelivery, Outcome } from "./delivery-store.ts";
import { everyPage, nextTurn } from "./every-page.ts";
import { createLanes, type Lane } from "./lanes.ts";
import { createOutcomes } from "./outcomes.ts";
import type { Throttle } from "./throttle.ts";
import { LONGEST_DELAY } from "./schedule.ts";
import type { Webhooks } from "./webhooks.ts";

/**
 * Sends what is due. All it knows is in the store: what it holds in memory is a page a tenant and what is on its way,
 * and a crash loses nothing but the knowledge of what was just sent, which is then sent again.
 */
export interface Dispatcher {
  /** Sends what waited since the last stop, and from now on whatever comes due. */
  start(): void;
  /** Says that these tenants have something due. */
  wake(tenantIds: Iterable<string>): void;
  /** Says that anybody may have something due that nobody here was told of. */
  lookEverywhere(): void;
  /** Sends all that is due now, and what comes due meanwhile; resolves when what came of it is kept. */
  run(): Promise<void>;
  /** Sends nothing more; resolves when what is on its way has arrived and is kept, or when `timeUp` does. */
  stop(timeUp: Promise<void>): Promise<void>;
}

/** Loaded for a tenant at once, new ones and others. */
const PAGE = 16;

/** Hastened in one transaction. */
const HASTENED_AT_ONCE = 500;

/** How often at most, and at least, one looks for what came due, in ms: the clock may be set meanwhile. */
const SHORTEST_NAP = 100;
const LONGEST_NAP = 10 * SECOND;

/** How long deliveries are held back at a time when scans come first, in ms. */
const BREATH = 10;

/** How soon one looks again where something was due, in ms. */
const NAP_WHEN_BUSY = SECOND;

/** How long to wait, in milliseconds, when storage is out of order. */
const PAUSE = SECOND;

const COMPLAINT_INTERVAL = MINUTE;

export function createDispatcher(needs: {
  store: DeliveryStore;
  attempt: Attempts;
  remove: Webhooks["remove"];
  throttle: Throttle;
  clock: Clock;
  log: Log;
}): Dispatcher {
  const { store, attempt, remove, throttle, clock, log } = needs;
  const isTimeToComplain = nowAndThen(clock, COMPLAINT_INTERVAL);
  const lanes = createLanes();
  const outcomes = createOutcomes({ settle: store.settle, onKept, clock, log });
  const flights = new Set<Promise<void>>();
  let stopped = false;
  let closed = false;
  let turning = false;
  /** Whether there may be new deliveries nobody was told of: from before the start, or while storage was out of order. */
  let isBehind = true;
  let looking: Promise<boolean> | null = null;
  /** Called when nothing is to do or on its way any more. */
  let idle: (() => void)[] = [];
  let breath: ReturnType<typeof setTimeout> | null = null;
  let nap: { readonly until: number; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  function pause(error: unknown): void {
    if (closed) return;
    if (isTimeToComplain()) log.error("deliveries wait: storage is out of order", errorFields(error));
    isBehind = true;
    napFor(PAUSE);
  }

  /** Looks for what is due in `milliseconds`, or earlier if that was planned. */
  function napFor(milliseconds: number): void {
    if (stopped) return;
    const length = Math.min(Math.max(milliseconds, SHORTEST_NAP), LONGEST_NAP);
    const until = performance.now() + length;
    if (nap && nap.until <= until) return;
    if (nap) clearTimeout(nap.timer);
    const timer = setTimeout(() => {
      nap = null;
      void look();
    }, length);
    timer.unref();
    nap = { until, timer };
  }

  function onKept(kept: readonly Outcome[]): void {
    for (const { nextAttemptAt } of kept) if (nextAttemptAt !== null) napFor(nextAttemptAt - clock.now());
    turnSoon();
  }

  function wakeOne(tenantId: string): void {
    const lane = lanes.of(tenantId);
    lane.more = true;
    lanes.queue(lane);
  }

  /** Wakes who has something due, and plans the next look. Says whether anybody was woken. */
  function look(): Promise<boolean> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  async function lookOnce(): Promise<boolean> {
    const everywhere = isBehind;
    isBehind = false;
    try {
      const someNew = everywhere && (await wakeNew());
      const someAgain = await wakeRetries();
      turnSoon();
      return someNew || someAgain;
    } catch (error) {
      pause(error);
      return false;
    }
  }

  async function wakeNew(): Promise<boolean> {
    let some = false;
    for await (const { tenantId, hasNew } of everyPage(store.tenants))
      if (hasNew && !stopped) {
        wakeOne(tenantId);
        some = true;
      }
    return some;
  }

  async function wakeRetries(): Promise<boolean> {
    let some = false;
    for await (const { tenantId, firstAt, lastAt } of everyPage(store.retries)) {
      const now = clock.now();
      if (stopped) break;
      if (lastAt > now + LONGEST_DELAY) await pullBack(tenantId, now);
      const isDue = firstAt <= now || lastAt > now + LONGEST_DELAY;
      if (isDue) wakeOne(tenantId);
      // Of a tenant with something due one does not know when the next comes.
      napFor(isDue ? NAP_WHEN_BUSY : firstAt - now);
      some ||= isDue;
    }
    return some;
  }

  /** What was scheduled by a clock that ran ahead is due now: it would wait for as long as the clock was wrong. */
  async function pullBack(tenantId: string, now: number): Promise<void> {
    while ((await store.hasten(tenantId, now + LONGEST_DELAY, now, HASTENED_AT_ONCE)) === HASTENED_AT_ONCE)
      await nextTurn();
  }

  function turnSoon(): void {
    if (turning) return;
    turning = true;
    setImmediate(() => {
      turning = false;
      turn();
    });
  }

  /** Scans come first. To ask again in every turn of the event loop would keep the processor busy for nothing. */
  function breathe(): void {
    breath ??= setTimeout(() => {
      breath = null;
      turn();
    }, BREATH);
    breath.unref();
  }

  /** Lets lanes send, in turn, until there is no room or nothing to do. */
  function turn(): void {
    while (!stopped && !outcomes.isFull) {
      if (lanes.canSend && !throttle.admits()) {
        breathe();
        break;
      }
      const lane = lanes.next();
      if (!lane) break;
      const delivery = lane.page.shift();
      if (delivery) fly(send(lane, delivery));
      else void load(lane);
      lanes.queue(lane);
    }
    if (lanes.size > 0 && !stopped) return;
    for (const resolve of idle) resolve();
    idle = [];
  }

  function fly(flight: Promise<void>): void {
    flights.add(flight);
    void flight.then(() => flights.delete(flight));
  }

  /** Never rejects. */
  async function load(lane: Lane): Promise<void> {
    const { tenantId, after } = lane;
    lane.loading = true;
    lane.more = false;
    try {
      const except = new Set([...lane.flying, ...outcomes.unkept(tenantId)]);
      const { again, fresh } = await store.due(tenantId, { now: clock.now(), limit: PAGE, after, except });
      lane.page.push(...again, ...fresh);
      lane.after = fresh.length < PAGE ? "" : (fresh.at(-1)?.id ?? "");
      // At the end one looks again from the start: ids made after a clock was set back are lower.
      if (again.length === PAGE || fresh.length === PAGE || after !== "") lane.more = true;
    } catch (error) {
      pause(error);
    }
    lane.loading = false;
    lanes.queue(lane);
    turnSoon();
  }

  /** Never rejects. */
  async function send(lane: Lane, delivery: DueDelivery): Promise<void> {
    const landed = lanes.launch(lane, delivery.id);
    try {
      const { outcome, goneUrl } = await attempt(delivery);
      if (closed) return;
      outcomes.add(outcome);
      landed(outcome.error === null);
      if (goneUrl !== null) await removeGone(delivery.tenantId, goneUrl);
    } catch (error) {
      landed(null);
      // The lane is left alone until storage works again.
      lane.page = [];
      lane.more = false;
      pause(error);
    }
    lanes.queue(lane);
    turnSoon();
  }

  async function removeGone(tenantId: string, url: string): Promise<void> {
    // First, so that the log says what the receiver answered to this one.
    await outcomes.flush();
    await remove(tenantId, url);
    log.info("a receiver answered 410: its webhook was removed", { tenantId });
  }

  const untilIdle = () =>
    new Promise<void>((resolve) => {
      idle.push(resolve);
      turnSoon();
    });

  return {
    start: () => void look(),

    wake(tenantIds) {
      if (stopped) return;
      for (const tenantId of tenantIds) wakeOne(tenantId);
      turnSoon();
    },

    lookEverywhere() {
      isBehind = true;
      // Not the look that is under way: it may have passed by already.
      void Promise.resolve(looking).then(() => (stopped ? false : look()));
    },

    async run() {
      for (let some = true; some && !stopped;) {
        await looking;
        isBehind = true;
        some = await look();
        await untilIdle();
        // A receiver that is gone is removed after its lane is done.
        await Promise.all(flights);
        if (!(await outcomes.flush())) return;
      }
    },

    async stop(timeUp) {
      stopped = true;
      if (nap) clearTimeout(nap.timer);
      if (breath) clearTimeout(breath);
      turnSoon();
      await Promise.race([Promise.all(flights), timeUp]);
      await outcomes.flush();
      closed = true;
      outcomes.close();
    },
  };
}
