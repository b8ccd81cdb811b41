import type { WatchStore } from "./store/watch.ts";
import { addressKey, createSlots } from "../../kit/outbound/slots.ts";
import { atMostEvery } from "../../kit/shared/at-most-every.ts";
import { type Clock, HOUR, MINUTE, SECOND } from "../../kit/shared/clock.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { ShortAddress } from "../../kit/shared/short-address.ts";
import type { Network } from "./network.ts";
import type { Probe } from "./probe.ts";
import { delayAfter, type CheckOutcome, stateAfter } from "./destination-state.ts";
import type { DueTarget, Notified, PhoneLook } from "./records.ts";

/** Asks for the destinations of codes, each once in a while, and notifies codes of their states. */
export interface Watch {
  start(): void;
  /** Does all that is due now, and resolves when it is done. */
  run(): Promise<void>;
  /** Ends after the present step. Checks that are under way are dropped: another node or the next start makes them. */
  stop(): Promise<void>;
}

/** The pauses between passes: after one in which something was due, and after others. */
const BUSY_PAUSE = SECOND;
const QUIET_PAUSE = 10 * SECOND;

/** Checks at a time. Most take less than a second, those of silent servers ten. */
const MOST_IN_FLIGHT = 100;

/** After a time in which nothing was asked this is made up for, at so many times the usual rate. */
const HASTE = 2;

/** For this long no other node asks for what one has taken. It is longer than any check. */
const LEASE = 3 * MINUTE;

/** The pause before a check is tried again that had to wait too long for its slot. */
const CROWDED = 2 * SECOND;

/** The pause before a check that met an address with many in front of it on its way. */
const POSTPONED = MINUTE;

/** The pause before a check is made again that says nothing, because our network is out of order. */
const FROZEN = 10 * MINUTE;

/**
 * The pause between two looks at a destination as a phone, a little less than a day: rounds are not exact.
 */
const PHONE_PAUSE = 23 * HOUR;

const COMPLAINT_INTERVAL = MINUTE;

export function createWatch(needs: {
  store: WatchStore;
  probe: Probe;
  /** The same as a phone asks. */
  phoneProbe: Probe;
  /** Whether two hosts are one site, although their names differ. */
  isSameSite: (one: string, other: string) => Promise<boolean>;
  network: Network;
  /** The time in which every destination is checked once, in milliseconds. */
  period: number;
  /** Whether the store is known not to answer: then nothing is begun. */
  isAway: () => boolean;
  /** Repeats a step of about as many rows as it is given until nothing is left, beside requests. */
  inSteps: (step: (rows: number) => Promise<boolean>, mayGoOn: () => boolean) => Promise<void>;
  /** Called with each code whose scans may lead elsewhere now. */
  onMoved: (address: ShortAddress) => void;
  timeout: (milliseconds: number) => Promise<void>;
  clock: Clock;
  log: Log;
}): Watch {
  const {
    store,
    probe,
    phoneProbe,
    isSameSite,
    network,
    period,
    isAway,
    inSteps,
    onMoved,
    timeout,
    clock,
    log,
  } = needs;
  const waitForSlot = createSlots({
    reserve: (address, now, latest) => store.reserve(address, now, latest, SECOND),
    timeout,
    clock,
  });
  const isTimeToComplain = atMostEvery(clock, COMPLAINT_INTERVAL);
  const isTimeToWarn = atMostEvery(clock, FROZEN);
  const inFlight = new Set<Promise<void>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let passing: Promise<unknown> = Promise.resolve();
  let stopped = false;

  const mayGoOn = () => !stopped;

  function complain(error: unknown): void {
    if (mayGoOn() && isTimeToComplain())
      log.warn("watching destinations is interrupted, to be tried again", errorFields(error));
  }

  function follow({ moved }: Notified): void {
    for (const address of moved) onMoved(address);
  }

  async function notifyAll(): Promise<void> {
    await inSteps(async (rows) => {
      const notified = await store.notify(clock.now(), rows);
      if (notified) follow(notified);
      return notified !== null;
    }, mayGoOn);
  }

  /** @returns whether anything was due. */
  async function pass(most: number): Promise<boolean> {
    await inSteps(async (rows) => {
      const looked = await store.look(clock.now(), period, rows);
      follow(looked);
      return looked.more;
    }, mayGoOn);
    await notifyAll();
    const room = Math.min(most, MOST_IN_FLIGHT - inFlight.size);
    if (room <= 0 || stopped) return true;
    const now = clock.now();
    const queues = await store.take(now, now + LEASE, room);
    for (const queue of queues) {
      const visit = visited(queue)
        .catch(complain)
        .then(() => void inFlight.delete(visit));
      inFlight.add(visit);
    }
    return queues.length > 0;
  }

  /** Asks for the first due destination of a queue. */
  async function visited(queue: string): Promise<void> {
    const now = clock.now();
    const target = await store.next(queue, now, now + LEASE);
    if (!target) return;
    const addresses: string[] = [];
    const outcome = await probe(target.address, async (address) => {
      addresses.push(addressKey(address));
      return waitForSlot(address);
    });
    if (stopped) return;
    const phone = outcome === "postponed" ? null : await lookAsPhone(target, outcome);
    if (stopped) return;
    await settle(target, addresses, outcome, phone);
  }

  /** Once a day, and at once for a new destination, a phone is tried as well: some lead it elsewhere. */
  async function lookAsPhone(target: DueTarget, { host }: CheckOutcome): Promise<PhoneLook | null> {
    const at = clock.now();
    const isDue = target.phoneAt === null || Math.abs(at - target.phoneAt) >= PHONE_PAUSE;
    if (host === undefined || !isDue) return null;
    const outcome = await phoneProbe(target.address, waitForSlot);
    if (outcome === "postponed") return null;
    if (outcome.host === undefined) return { at };
    const isElsewhere = outcome.host !== host && !(await isSameSite(outcome.host, host));
    return { at, elsewhere: isElsewhere ? outcome.host : null };
  }

  /** @param addresses - the addresses for whose slot the check has waited: first that of its host. */
  async function settle(
    target: DueTarget,
    addresses: readonly string[],
    outcome: CheckOutcome | "postponed",
    phone: PhoneLook | null,
  ): Promise<void> {
    const [queue = target.queue] = addresses;
    const unchanged = (pause: number) =>
      store.settle({ target, result: target, queue, nextAt: clock.now() + pause }, clock.now());
    if (outcome === "postponed") return unchanged(addresses.length > 1 ? POSTPONED : CROWDED);
    if (outcome.verdict !== "unchecked") {
      const before = target.checkedAt === null ? null : target.status !== null;
      network.note(target.tenantId, target.queue, outcome.status !== null, before);
    }
    if (await network.isFrozen()) {
      if (isTimeToWarn())
        log.warn("the network of this machine is at fault: destinations stay as they stand");
      return unchanged(FROZEN);
    }
    const now = clock.now();
    const result = stateAfter(target, outcome, now);
    const nextAt = now + delayAfter(result, period);
    await store.settle({ target, result, queue, nextAt, ...(phone && { phone }) }, now);
  }

  function passLater(pause: number): void {
    timer = setTimeout(() => {
      passing = passAndPlan();
    }, pause);
    timer.unref();
  }

  async function passAndPlan(): Promise<void> {
    let wasBusy = false;
    try {
      if (isAway()) return;
      const usual = ((await store.size()) * BUSY_PAUSE) / period;
      wasBusy = await pass(1 + Math.ceil(HASTE * usual));
    } catch (error) {
      complain(error);
    } finally {
      if (mayGoOn()) passLater(wasBusy ? BUSY_PAUSE : Math.min(QUIET_PAUSE, period));
    }
  }

  return {
    start: () => passLater(Math.min(QUIET_PAUSE, period)),
    async run() {
      while ((await pass(MOST_IN_FLIGHT)) || inFlight.size > 0) await Promise.all(inFlight);
      await notifyAll();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await passing;
    },
  };
}
