import { type Clock, HOUR, MINUTE, utcDay } from "../../kit/shared/clock.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { errorFields, type Log } from "../../kit/shared/log.ts";
import type { DayKeyStore } from "./records.ts";

const KEY_BYTES = 32;

/**
 * How long the old key is kept into the new day: a clock set back over midnight finds it again. The promise to visitors
 * is 24 h.
 */
const GRACE = HOUR;

/** A key that is kept longer into the new day could not be destroyed. Chores run several times in this time. */
const OVERDUE = 2 * GRACE;

/** How often the key in memory is compared with the stored one: another node may have stored its own meanwhile. */
const COMPARED_EVERY = MINUTE;

/** A key in memory. */
interface Held {
  readonly key: Uint8Array<ArrayBuffer>;
  /** When it was last compared with the stored one, milliseconds since the epoch. */
  comparedAt: number;
}

/** The random key of each day, under which visitors are hashed. It is destroyed when the day is over. */
export interface DayKeys {
  /** The key of a UTC day if it is in memory. */
  peek(day: number): Uint8Array<ArrayBuffer> | undefined;
  /** The key of a UTC day, from the store or newly made. */
  of(day: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Destroys the keys of days that are over. */
  destroyOld(): Promise<void>;
  /** How often a key could not be kept or destroyed since the start. */
  readonly failures: number;
  /** Keys of days that are over which the last `destroyOld` could not destroy. */
  readonly overdue: number;
}

/** The days whose keys should have been destroyed by now. */
export function overdueDays(days: readonly number[], now: number): number[] {
  return days.filter((day) => day < utcDay(now - OVERDUE)).sort((a, b) => a - b);
}

export function createDayKeys(needs: {
  store: DayKeyStore;
  /** Whether the store is known not to answer: no scan waits for it then. */
  isAway: () => boolean;
  clock: Clock;
  ids: Ids;
  log: Log;
}): DayKeys {
  const { store, isAway, clock, ids, log } = needs;
  const keys = new Map<number, Held>();
  const making = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();
  let failures = 0;
  let overdue = 0;

  async function make(day: number): Promise<Uint8Array<ArrayBuffer>> {
    const key = await agree(day, ids.bytes(KEY_BYTES));
    keys.set(day, { key, comparedAt: clock.now() });
    making.delete(day);
    return key;
  }

  /** The stored key of a day. If there is none yet, ours is stored. */
  async function agree(day: number, own: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
    if (isAway()) return own;
    try {
      const stored = await store.load(day);
      if (stored) return stored;
      await store.save(day, own);
    } catch (error) {
      // Another node may have been faster.
      const stored = await store.load(day).catch(() => null);
      if (stored) return stored;
      // Without storage the key is in memory only: after a restart visitors count as new, and redirects go on.
      failures++;
      log.error("day key not kept", errorFields(error));
    }
    return own;
  }

  /** Runs in the background: a scan uses the key in memory. */
  async function compare(day: number, held: Held): Promise<void> {
    held.comparedAt = clock.now();
    const key = await agree(day, held.key);
    if (keys.get(day) !== held || key.every((byte, at) => byte === held.key[at])) return;
    keys.set(day, { key, comparedAt: clock.now() });
    held.key.fill(0);
  }

  function peek(day: number): Uint8Array<ArrayBuffer> | undefined {
    const held = keys.get(day);
    if (held && Math.abs(clock.now() - held.comparedAt) >= COMPARED_EVERY) void compare(day, held);
    return held?.key;
  }

  return {
    peek,

    of(day) {
      const known = peek(day);
      if (known) return Promise.resolve(known);
      const started = making.get(day) ?? make(day);
      making.set(day, started);
      return started;
    },

    async destroyOld() {
      const oldestKept = utcDay(clock.now() - GRACE);
      for (const [day, { key }] of keys)
        if (day < oldestKept) {
          key.fill(0);
          keys.delete(day);
        }
      const days = await store.days().catch((error: unknown) => {
        failures++;
        throw error;
      });
      const old = days.filter((day) => day < oldestKept);
      const outcomes = await Promise.allSettled(old.map((day) => store.destroy(day)));
      const failed = outcomes.filter((outcome) => outcome.status === "rejected");
      failures += failed.length;
      overdue = failed.length;
      if (failed[0]) throw failed[0].reason;
    },

    get failures() {
      return failures;
    },

    get overdue() {
      return overdue;
    },
  };
}
