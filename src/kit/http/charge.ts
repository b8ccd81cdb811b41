import type { Timers } from "../shared/timers.ts";
import { type Limiter, type LimitState, quotaHeaders, RateLimited } from "./limits.ts";
import { factsOf } from "./requests.ts";

/**
 * Counts a request by a limit: takes one unit, unless the request that it was made for has taken one for it.
 * @returns a promise only where other nodes are asked.
 * @throws RateLimited; or the promise rejects with it.
 */
export function count(request: Request, limiter: Limiter, key: string): void | Promise<void> {
  const { quotas, counted = [] } = factsOf(request);
  const known = counted.findIndex((quota) => quota.limiter === limiter && quota.key === key);
  if (known >= 0) {
    quotas.push(...counted.splice(known, 1));
    return;
  }
  const check = (state: LimitState) => {
    quotas.push({ limiter, key, state });
    if (!state.allowed) throw new RateLimited(limiter, state);
  };
  const state = limiter.take(key);
  return state instanceof Promise ? state.then(check) : check(state);
}

/** Spares a request the rest of its cost by a limit. The unit that it took stays taken. */
export function uncount(request: Request, limiter: Limiter): void {
  const { quotas } = factsOf(request);
  const at = quotas.findIndex((quota) => quota.limiter === limiter);
  if (at >= 0) quotas.splice(at, 1);
}

/** Notes how a limit stands for a request that is refused without being counted by it. */
export async function look(request: Request, limiter: Limiter, key: string): Promise<void> {
  factsOf(request).quotas.push({ limiter, key, state: await limiter.peek(key) });
}

/**
 * Tells what is left of the limits that a call with a key or a session was counted by. A 429 tells it itself.
 */
export function setLimitHeaders(request: Request, { headers }: Response): void {
  const { holder, signedIn, quotas } = factsOf(request);
  if (!(holder ?? signedIn) || headers.has("ratelimit")) return;
  for (const [name, value] of Object.entries(quotaHeaders(quotas))) headers.set(name, value);
}

/**
 * Takes the rest of a request's cost from every limit that it was counted by: one unit was taken when it came in. Call it once
 * the cost is known and before the work.
 * @param units - the cost of the whole request. The same request must always cost the same. A request that costs more than a
 * limit allows in its window takes the whole window.
 * @throws RateLimited with the time after which the whole request is affordable. The units it took before stay taken.
 */
export async function charge(request: Request, units: number): Promise<void> {
  for (const quota of factsOf(request).quotas) {
    const { limiter, key } = quota;
    if (limiter.rate === null) continue;
    const { count, milliseconds } = limiter.rate;
    const rest = Math.min(units, count) - 1;
    if (rest <= 0) continue;
    const state = await limiter.take(key, rest);
    quota.state = state;
    if (state.allowed) continue;
    // A repeated request pays its first unit again.
    throw new RateLimited(limiter, { ...state, retryAfter: state.retryAfter + milliseconds / count });
  }
}

/**
 * Charges work that goes on while a request is answered, and never refuses it: once half of a limit is used up it waits, so
 * that the other half is left to further requests.
 * @param units - taken together, after as much work.
 * @returns called after each unit of work. It resolves when the work may go on.
 */
export function createDebts(request: Request, units: number, timers: Timers): () => Promise<void> | null {
  let owed = 0;

  async function settle(): Promise<void> {
    for (const { limiter, key } of factsOf(request).quotas) {
      if (limiter.rate === null) continue;
      const { count, milliseconds } = limiter.rate;
      const rest = Math.min(units, Math.max(1, Math.floor(count / 4)));
      for (;;) {
        const { remaining } = await limiter.peek(key);
        if (remaining - rest >= count / 2 && (await limiter.take(key, rest)).allowed) break;
        await new Promise<void>((resolve) => timers.after((rest * milliseconds) / count, resolve));
        if (request.signal.aborted) return;
      }
    }
  }

  return () => {
    if (++owed < units) return null;
    owed = 0;
    return settle();
  };
}
