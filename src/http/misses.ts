import { UnknownShortId } from "../shared/common-faults.ts";
import { type Limiter, limitKey, takeFrom } from "./limits.ts";
import { factsOf } from "./requests.ts";

/**
 * Waits for the look-up of a short id, and counts it for the client's address if there is no such code. Codes that exist are
 * never refused by it.
 * @throws RateLimited in place of UnknownShortId when the address has had too many.
 */
export type CountMisses = <T>(request: Request, shortId: string, found: Promise<T>) => Promise<T>;

/** @param evict - evicts a short id from the caches. The guesses of a client that goes on without end would push codes out. */
export function createMissCounter(limit: Limiter, evict: (shortId: string) => void): CountMisses {
  return async (request, shortId, found) => {
    try {
      return await found;
    } catch (error) {
      if (!(error instanceof UnknownShortId)) throw error;
      try {
        await takeFrom(limit, limitKey(factsOf(request).address));
      } catch (refusal) {
        evict(shortId);
        throw refusal;
      }
      throw error;
    }
  };
}
