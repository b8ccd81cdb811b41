import type { Rate } from "../shared/rate.ts";
import type { Limiter, OwnLimiter, LimitState } from "./limits.ts";

/** Counts the calls of all nodes together. */
export interface SharedLimits {
  /**
   * @param units - at most the rate's count. 0 takes nothing and reads the state for a call of 1.
   * @returns `null` while the shared count can't be reached.
   */
  ask(name: string, rate: NonNullable<Rate>, key: string, units: number): Promise<LimitState | null>;
  /** Whether the shared count was reached when it was last asked for. */
  isUp(): boolean;
  close(): void;
}

/**
 * A limit that all nodes count together. Each node also counts its own calls: a client that exceeds the limit on one node
 * is refused without asking, and the own count stands in while the shared one can't be reached.
 */
export function createSharedLimiter(own: OwnLimiter, shared: SharedLimits): Limiter {
  const { name, rate, refused } = own;
  if (rate === null) return own;
  return {
    name,
    rate,
    refused,
    async take(key, asked = 1) {
      const units = Math.min(asked, rate.count);
      const here = own.peek(key, units);
      if (!here.allowed) return here;
      const everywhere = await shared.ask(name, rate, key, units);
      if (everywhere?.allowed === false) return everywhere;
      const taken = own.take(key, units);
      return everywhere ?? taken;
    },
    peek: async (key) => (await shared.ask(name, rate, key, 0)) ?? own.peek(key),
  };
}
