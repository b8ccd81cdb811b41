import { UnknownName } from "../shared/common-faults.ts";
import { type Limiter, limitKey, takeFrom } from "./limits.ts";
import { factsOf } from "./requests.ts";

/**
 * Waits for the look-up of a name, such as a short id, and counts it for the client's address if nothing has it. Names that
 * exist are never refused by it.
 * @throws RateLimited in place of UnknownName when the address has had too many.
 */
export type CountMisses = <T>(request: Request, name: string, found: Promise<T>) => Promise<T>;

/** @param evict - evicts a name from the caches. The guesses of a client that goes on without end would push others out. */
export function createMissCounter(limit: Limiter, evict: (name: string) => void): CountMisses {
  return async (request, name, found) => {
    try {
      return await found;
    } catch (error) {
      if (!(error instanceof UnknownName)) throw error;
      try {
        await takeFrom(limit, limitKey(factsOf(request).address));
      } catch (refusal) {
        evict(name);
        throw refusal;
      }
      throw error;
    }
  };
}
