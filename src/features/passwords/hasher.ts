import { Busy } from "../../kit/shared/busy.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import { createFairQueue, type FairQueue } from "../../kit/shared/fair-queue.ts";
import { systemTimers, type Timers } from "../../kit/shared/timers.ts";

/** The purposes of passwords. They take turns, so a flood of one holds up no other. */
export const PURPOSES = ["sign-in", "lock", "share"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The function that takes long. `Bun.password` runs it on the runtime's threads. */
export interface Hashing {
  hash(text: string): Promise<string>;
  verify(text: string, hash: string): Promise<boolean>;
}

/** Hashes passwords, a few at once. Others wait in turns by purpose and then by network address. */
export interface Hasher {
  /** @throws Busy when too many wait already, or after a while. */
  run<T>(purpose: Purpose, address: string, work: (hashing: Hashing) => Promise<T>): Promise<T>;
  /** Numbers of hashings of a purpose that run, and that wait. */
  counts(purpose: Purpose): { readonly running: number; readonly waiting: number };
}

export interface HasherBounds {
  /** Hashings at once. */
  readonly atOnce: number;
  /** How many of a purpose may wait. */
  readonly waiting: number;
  /** How many of one address may wait for a purpose. */
  readonly waitingOfAddress: number;
  /** Milliseconds after which one that waits is refused. */
  readonly patience: number;
}

/**
 * The least that OWASP asks of Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Its
 * other choices cost an attacker as much. Measured on two cores: 67 ms of processor time; 12 MiB with three
 * passes take 60, 7 MiB with five 52, 46 MiB with one 98, and the runtime's default of 64 MiB with two 236.
 */
const PARAMETERS = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;

export const ARGON2: Hashing = {
  hash: (text) => Bun.password.hash(text, PARAMETERS),
  verify: (text, hash) => Bun.password.verify(text, hash),
};

/**
 * The hash of random bytes that were thrown away, so it opens nothing. The password for an unknown address is
 * verified against it, and costs what it costs for a known one. It has the parameters above.
 */
export const HASH_OF_NOTHING =
  "$argon2id$v=19$m=19456,t=2,p=1$eiFOEAnQmif75lhtnnnjk2u1sRTTmkJvbB+89ZBEHX4$e9+VWtNqs75dPv+7GSpkPWg6rmBFD6KgCYtKoZ+Xgxg";

/**
 * Half of the processors, so that scans have the others. In a queue of a hundred the last one waits for seven
 * seconds on two processors; a client closes the connection later.
 */
export function boundsFor(processors: number): HasherBounds {
  return {
    atOnce: Math.max(1, Math.floor(processors / 2)),
    waiting: 100,
    waitingOfAddress: 10,
    patience: 10 * SECOND,
  };
}

/** Seconds after which another try makes sense: a full queue has mostly been worked off by then. */
const RETRY_AFTER = 5;

const busy = () => new Busy("Too many passwords are being checked.", RETRY_AFTER);

interface Waiter {
  readonly enter: () => void;
}

interface Line {
  readonly purpose: Purpose;
  readonly waiters: FairQueue<Waiter>;
  running: number;
}

export function createHasher(
  { atOnce, waiting, waitingOfAddress, patience }: HasherBounds,
  hashing: Hashing = ARGON2,
  timers: Timers = systemTimers,
): Hasher {
  /** The first is next. */
  const lines = PURPOSES.map((purpose): Line => ({ purpose, waiters: createFairQueue(), running: 0 }));
  let running = 0;

  function lineOf(purpose: Purpose): Line {
    const line = lines.find((one) => one.purpose === purpose);
    if (!line) throw new Error(`There is no purpose ${purpose}`);
    return line;
  }

  /** Hands a place on to the next that waits, or leaves it free. */
  function leave(): void {
    const next = lines.find(({ waiters }) => waiters.size() > 0);
    const waiter = next?.waiters.take();
    if (!next || !waiter) {
      running--;
      return;
    }
    lines.push(...lines.splice(lines.indexOf(next), 1));
    waiter.enter();
  }

  function wait({ waiters }: Line, address: string): Promise<void> {
    if (waiters.size() >= waiting || waiters.waitingOf(address) >= waitingOfAddress) throw busy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { enter: resolve };
    waiters.add(address, waiter);
    const stop = timers.after(patience, () => {
      if (waiters.remove(address, waiter)) reject(busy());
    });
    return promise.finally(stop);
  }

  return {
    async run(purpose, address, work) {
      const line = lineOf(purpose);
      // A place that becomes free is handed on, so nobody comes in between.
      if (running < atOnce) running++;
      else await wait(line, address);
      line.running++;
      try {
        return await work(hashing);
      } finally {
        line.running--;
        leave();
      }
    },
    counts(purpose) {
      const line = lineOf(purpose);
      return { running: line.running, waiting: line.waiters.size() };
    },
  };
}
