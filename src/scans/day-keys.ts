import { type Clock, HOUR, utcDay } from "../shared/clock.ts";
import type { Ids } from "../shared/ids.ts";
import { errorFields, type Log } from "../shared/log.ts";
import type { DayKeyStore } from "./store.ts";

const KEY_BYTES = 32;

/**
 * How long into the new day the old key is still there: a clock set back over midnight finds it again. The promise
 * is 24 h.
 */
const GRACE = HOUR;

/** The random key of each day, under which visitors are hashed and which nobody has once the day is over. */
export interface DayKeys {
  /** The key of a UTC day if it is at hand. */
  peek(day: number): Uint8Array<ArrayBuffer> | undefined;
  /** The key of a UTC day, found in the store or made. */
  of(day: number): Promise<Uint8Array<ArrayBuffer>>;
  /** Destroys the keys of days that are over. */
  destroyOld(): Promise<void>;
}

export function createDayKeys(needs: { store: DayKeyStore; clock: Clock; ids: Ids; log: Log }): DayKeys {
  const { store, clock, ids, log } = needs;
  const keys = new Map<number, Uint8Array<ArrayBuffer>>();
  const making = new Map<number, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(day: number): Promise<Uint8Array<ArrayBuffer>> {
    const key = await keep(day);
    keys.set(day, key);
    making.delete(day);
    return key;
  }

  async function keep(day: number): Promise<Uint8Array<ArrayBuffer>> {
    const fresh = ids.bytes(KEY_BYTES);
    try {
      const kept = await store.load(day);
      if (kept) return kept;
      await store.save(day, fresh);
    } catch (error) {
      // Without a disk the key lives in memory only: visitors are counted anew after a restart, redirects go on.
      log.error("day key not kept", errorFields(error));
    }
    return fresh;
  }

  return {
    peek: (day) => keys.get(day),

    of(day) {
      const known = keys.get(day);
      if (known) return Promise.resolve(known);
      const started = making.get(day) ?? make(day);
      making.set(day, started);
      return started;
    },

    async destroyOld() {
      const oldestKept = utcDay(clock.now() - GRACE);
      for (const [day, key] of keys)
        if (day < oldestKept) {
          key.fill(0);
          keys.delete(day);
        }
      const old = (await store.days()).filter((day) => day < oldestKept);
      const outcomes = await Promise.allSettled(old.map((day) => store.destroy(day)));
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    },
  };
}
