import { clientKey, parseAddress } from "../shared/address.ts";
import type { Clock } from "../shared/clock.ts";
import { Fault } from "../shared/fault.ts";
import { Lru } from "../shared/lru.ts";
import type { Rate } from "../shared/rate.ts";

/** The state of a limit for one key, after a call or without one. */
export interface LimitState {
  readonly allowed: boolean;
  /** Calls that may follow at once. */
  readonly remaining: number;
  /** Milliseconds until a call is allowed again; 0 when one is now. */
  readonly retryAfter: number;
  /** Milliseconds until all calls are allowed again. */
  readonly reset: number;
}

/** A limit under one name, for many keys. */
export interface Limiter {
  readonly name: string;
  readonly rate: Rate;
  /** Takes a call. The result is a promise only if other nodes are asked: a scan must not wait without need. */
  take(key: string): LimitState | Promise<LimitState>;
  /** The state without taking a call. */
  peek(key: string): LimitState | Promise<LimitState>;
}

/** A limit that this process counts by itself. */
export interface OwnLimiter extends Limiter {
  take(key: string): LimitState;
  peek(key: string): LimitState;
}

/** At some 150 bytes each. In a flood from more addresses the least recently used are evicted. */
const MOST_KEYS = 100_000;

const UNLIMITED: LimitState = { allowed: true, remaining: Number.POSITIVE_INFINITY, retryAfter: 0, reset: 0 };

/**
 * The generic cell rate algorithm (ITU-T I.371): one timestamp a key, the time at which all calls would be allowed again.
 * Up to `count` calls may come at once, then one each `milliseconds / count`. There are no windows with edges.
 */
export function createLimiter(name: string, rate: Rate, clock: Clock): OwnLimiter {
  if (rate === null) return { name, rate, take: () => UNLIMITED, peek: () => UNLIMITED };
  const interval = rate.milliseconds / rate.count;
  // Relative to this start: a double holds milliseconds since 1970 to 1/4 µs only, and sums of those drift.
  const start = clock.now();
  const wholeAt = new Lru<string, number>(MOST_KEYS);

  return {
    name,
    rate,
    take(key) {
      const now = clock.now() - start;
      // After a clock was set back nobody is locked out for longer than a used-up limit takes to refill.
      const stored = wholeAt.get(key) ?? now;
      const known = Math.min(stored, now + rate.milliseconds);
      const next = Math.max(known, now) + interval;
      const excess = next - now - rate.milliseconds;
      // Half a microsecond of tolerance for the sum of many floating point intervals.
      if (excess > 5e-4) {
        // Stored, or every call would be refused until a clock that was set back has caught up.
        if (known < stored) wholeAt.set(key, known);
        return { allowed: false, remaining: 0, retryAfter: excess, reset: next - interval - now };
      }
      wholeAt.set(key, next);
      const remaining = Math.floor((rate.milliseconds - (next - now)) / interval + 1e-6);
      return { allowed: true, remaining, retryAfter: 0, reset: next - now };
    },
    peek(key) {
      const now = clock.now() - start;
      const known = Math.max(now, Math.min(wholeAt.get(key) ?? now, now + rate.milliseconds));
      const remaining = Math.floor((rate.milliseconds - (known - now)) / interval + 1e-6);
      return { allowed: remaining > 0, remaining, retryAfter: 0, reset: known - now };
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

/** The headers of a 429 (draft-ietf-httpapi-ratelimit-headers, structured fields). */
export function limitHeaders(limiter: Limiter, state: LimitState): Record<string, string> {
  if (limiter.rate === null) return {};
  const window = Math.ceil(limiter.rate.milliseconds / 1000);
  return {
    "retry-after": String(Math.max(1, Math.ceil(state.retryAfter / 1000))),
    ratelimit: `"${limiter.name}";r=${state.remaining};t=${Math.ceil(state.reset / 1000)}`,
    "ratelimit-policy": `"${limiter.name}";q=${limiter.rate.count};w=${window}`,
  };
}

/** A refusal by a rate limit, with the headers of the answer. */
export class RateLimited extends Fault {
  readonly headers: Record<string, string>;

  constructor(limiter: Limiter, state: LimitState) {
    const seconds = Math.max(1, Math.ceil(state.retryAfter / 1000));
    super("rate_limited", `Too many requests. Try again in ${seconds} s.`);
    this.headers = limitHeaders(limiter, state);
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
