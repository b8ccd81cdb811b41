import type { Rate } from "../shared/rate.ts";
import type { Limiter, OwnLimiter, LimitState } from "./limits.ts";

/** What counts the calls of all nodes together. */
export interface SharedLimits {
  /**
   * @param cost - 1 takes a call, 0 only looks.
   * @returns `null` while the count can't be reached.
   */
  ask(name: string, rate: NonNullable<Rate>, key: string, cost: 0 | 1): Promise<LimitState | null>;
  close(): void;
}

/**
 * A limit that many nodes keep together. Each counts beside it what it let pass itself: that already refuses whoever
 * is past the limit here alone, and goes on alone while the common count can't be reached.
 */
export function createSharedLimiter(own: OwnLimiter, shared: SharedLimits): Limiter {
  const { name, rate } = own;
  if (rate === null) return own;
  return {
    name,
    rate,
    async take(key) {
      const here = own.peek(key);
      if (!here.allowed) return here;
      const everywhere = await shared.ask(name, rate, key, 1);
      if (everywhere?.allowed === false) return everywhere;
      const taken = own.take(key);
      return everywhere ?? taken;
    },
    peek: async (key) => (await shared.ask(name, rate, key, 0)) ?? own.peek(key),
  };
}
