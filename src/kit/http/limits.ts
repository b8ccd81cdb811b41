import { clientKey, parseAddress } from "../shared/address.ts";
import type { Clock } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { Lru } from "../shared/lru.ts";
import type { Rate } from "../shared/rate.ts";

/** The state of a limit for one key, after a call or without one. */
export interface LimitState {
  readonly allowed: boolean;
  /** Units that may follow at once. */
  readonly remaining: number;
  /** Milliseconds until the same call is allowed; 0 when it is now. */
  readonly retryAfter: number;
  /** Milliseconds until all calls are allowed again. */
  readonly reset: number;
}

/**
 * A limit under one name, for many keys. Its rate counts units: a call is one, and one that needs much work is more. A call of
 * more units than the rate has counts as the whole rate, so none is refused for ever.
 */
export interface Limiter {
  readonly name: string;
  readonly rate: Rate;
  /** How many requests it has refused. */
  readonly refused: { count: number };
  /**
   * Takes a call, whole or not at all. The result is a promise only if other nodes are asked: a scan must not wait without
   * need.
   * @param units - 1 by default.
   */
  take(key: string, units?: number): LimitState | Promise<LimitState>;
  /** The state for a call of one unit, without taking it. */
  peek(key: string): LimitState | Promise<LimitState>;
}

/** A limit that this process counts by itself. */
export interface OwnLimiter extends Limiter {
  take(key: string, units?: number): LimitState;
  /** The state for a call of so many units, without taking it. */
  peek(key: string, units?: number): LimitState;
}

/** At some 150 bytes each. In a flood from more addresses the least recently used are evicted. */
const MOST_KEYS = 100_000;

const UNLIMITED: LimitState = { allowed: true, remaining: Number.POSITIVE_INFINITY, retryAfter: 0, reset: 0 };

/** Half a microsecond, in milliseconds: the error of a sum of many intervals in floating point. */
const TOLERANCE = 5e-4;

/**
 * The generic cell rate algorithm (ITU-T I.371): one timestamp a key, the time at which all calls would be allowed again.
 * Up to `count` units may come at once, then one each `milliseconds / count`. There are no windows with edges.
 */
export function createLimiter(name: string, rate: Rate, clock: Clock): OwnLimiter {
  const refused = { count: 0 };
  if (rate === null) return { name, rate, refused, take: () => UNLIMITED, peek: () => UNLIMITED };
  const { count, milliseconds } = rate;
  const interval = milliseconds / count;
  // Relative to this start: a double holds milliseconds since 1970 to 1/4 µs only, and sums of those drift.
  const start = clock.now();
  const wholeAt = new Lru<string, number>(MOST_KEYS);

  const left = (reset: number) => Math.floor((milliseconds - reset) / interval + 1e-6);

  function refusal(reset: number, units: number, excess: number): LimitState {
    const remaining = Math.min(left(reset), Math.ceil(units) - 1);
    return { allowed: false, remaining, retryAfter: excess, reset };
  }

  return {
    name,
    rate,
    refused,
    take(key, asked = 1) {
      const units = Math.min(asked, count);
      const now = clock.now() - start;
      // After a clock was set back nobody is locked out for longer than a used-up limit takes to refill.
      const stored = wholeAt.get(key) ?? now;
      const known = Math.min(stored, now + milliseconds);
      const whole = Math.max(known, now);
      const next = whole + units * interval;
      const excess = next - now - milliseconds;
      if (excess > TOLERANCE) {
        // Stored, or every call would be refused until a clock that was set back has caught up.
        if (known < stored) wholeAt.set(key, known);
        return refusal(whole - now, units, excess);
      }
      wholeAt.set(key, next);
      return { allowed: true, remaining: left(next - now), retryAfter: 0, reset: next - now };
    },
    peek(key, asked = 1) {
      const units = Math.min(asked, count);
      const now = clock.now() - start;
      const reset = Math.max(0, Math.min(wholeAt.get(key) ?? now, now + milliseconds) - now);
      const excess = reset + units * interval - milliseconds;
      if (excess > TOLERANCE) return refusal(reset, units, excess);
      return { allowed: true, remaining: left(reset), retryAfter: 0, reset };
    },
  };
}

/** The key of a client's address: IPv4 as it is, IPv6 by its /56. */
export function limitKey(address: string): string {
  // An IPv4 address has one spelling, so scans need no parsing.
  if (!address.includes(":")) return address;
  const bytes = parseAddress(address);
  return bytes ? clientKey(bytes) : address;
}

/**
 * The headers of a 429 (draft-ietf-httpapi-ratelimit-headers, structured fields). `t` is when there is more quota for the call, as
 * in `Retry-After`: this algorithm frees units one by one, long before all of them are back.
 */
export function limitHeaders(limiter: Limiter, state: LimitState): Record<string, string> {
  if (limiter.rate === null) return {};
  const seconds = Math.max(1, Math.ceil(state.retryAfter / 1000));
  return {
    "retry-after": String(seconds),
    ratelimit: `"${limiter.name}";r=${state.remaining};t=${seconds}`,
    "ratelimit-policy": policyOf(limiter.name, limiter.rate),
  };
}

/**
 * The headers of an answer that is no 429, of the same draft: `t` is when all units are back. None without a
 * limit.
 */
export function quotaHeaders(
  quotas: readonly { readonly limiter: Limiter; readonly state: LimitState }[],
): Record<string, string> {
  const states: string[] = [];
  const policies: string[] = [];
  for (const { limiter, state } of quotas) {
    if (limiter.rate === null) continue;
    states.push(`"${limiter.name}";r=${state.remaining};t=${Math.ceil(state.reset / 1000)}`);
    policies.push(policyOf(limiter.name, limiter.rate));
  }
  if (states.length === 0) return {};
  return { ratelimit: states.join(", "), "ratelimit-policy": policies.join(", ") };
}

function policyOf(name: string, { count, milliseconds }: NonNullable<Rate>): string {
  return `"${name}";q=${count};w=${Math.ceil(milliseconds / 1000)}`;
}

/** A refusal by a rate limit, with the headers of the answer. The limit counts it. */
export class RateLimited extends Fault {
  constructor(limiter: Limiter, state: LimitState) {
    const seconds = Math.max(1, Math.ceil(state.retryAfter / 1000));
    const headers = limitHeaders(limiter, state);
    super("rate_limited", `Too many requests. Try again in ${seconds} s.`, { headers });
    limiter.refused.count++;
  }
}

/**
 * Takes a call from a limit.
 * @returns a promise only where other nodes are asked.
 * @throws RateLimited when the limit is used up; or the promise rejects with it.
 */
export function takeFrom(limiter: Limiter, key: string): void | Promise<void> {
  const check = (state: LimitState) => {
    if (!state.allowed) throw new RateLimited(limiter, state);
  };
  const state = limiter.take(key);
  return state instanceof Promise ? state.then(check) : check(state);
}
