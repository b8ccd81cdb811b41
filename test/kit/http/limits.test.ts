import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { createLimiter, limitHeaders, limitKey, RateLimited } from "../../../src/kit/http/limits.ts";
import { HOUR, MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import { TestClock } from "../../scenario.ts";
import { IN_FULL } from "../../extent.ts";

const RUNS = IN_FULL ? 2_000 : 200;
const SEED = { seed: 51, numRuns: RUNS };

const anyRate = fc.record({
  count: fc.integer({ min: 1, max: 50 }),
  milliseconds: fc.integer({ min: 1, max: 120 }).map((seconds) => seconds * SECOND),
});

/** How many of `times` calls with one key pass. */
function passing(limiter: ReturnType<typeof createLimiter>, key: string, times: number): number {
  let passed = 0;
  for (let i = 0; i < times; i++) if (limiter.take(key).allowed) passed++;
  return passed;
}

describe("a limit", () => {
  test("lets as many calls pass at once as its rate says", () => {
    const rates = fc.record({
      count: fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constantFrom(600, 999, 1_000, 6_000, 7_919)),
      milliseconds: fc.integer({ min: 1, max: 3_600 }).map((seconds) => seconds * SECOND),
    });
    fc.assert(
      fc.property(rates, fc.integer({ min: 0, max: 1e9 }), (rate, later) => {
        const clock = new TestClock();
        clock.advance(later);
        const limiter = createLimiter("test", rate, clock);
        expect(passing(limiter, "a", rate.count + 5)).toBe(rate.count);
      }),
      SEED,
    );
  });

  test("never lets more pass in any window than its count and what refilled meanwhile", () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 5 * SECOND }), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(anyRate, pauses, (rate, gaps) => {
        const clock = new TestClock();
        const limiter = createLimiter("test", rate, clock);
        const passed: number[] = [];
        for (const gap of gaps) {
          clock.advance(gap);
          if (limiter.take("a").allowed) passed.push(clock.now());
        }
        const interval = rate.milliseconds / rate.count;
        for (const [from, start] of passed.entries())
          for (const [to, end] of passed.entries())
            if (to >= from)
              expect(to - from + 1).toBeLessThanOrEqual(rate.count + (end - start) / interval + 0.01);
      }),
      SEED,
    );
  });

  test("allows all calls again after its window, whatever came before", () => {
    fc.assert(
      fc.property(anyRate, fc.array(fc.nat(10 * SECOND), { maxLength: 60 }), (rate, gaps) => {
        const clock = new TestClock();
        const limiter = createLimiter("test", rate, clock);
        for (const gap of gaps) {
          clock.advance(gap);
          limiter.take("a");
        }
        clock.advance(rate.milliseconds);
        expect(passing(limiter, "a", rate.count + 1)).toBe(rate.count);
      }),
      SEED,
    );
  });

  test("says exactly when a call is allowed again, and how many may follow", () => {
    fc.assert(
      fc.property(anyRate, fc.array(fc.nat(3 * SECOND), { maxLength: 80 }), (rate, gaps) => {
        const clock = new TestClock();
        const limiter = createLimiter("test", rate, clock);
        let promised = Number.POSITIVE_INFINITY;
        for (const gap of gaps) {
          clock.advance(gap);
          const state = limiter.take("a");
          if (gap === 0) expect(state.allowed).toBe(promised > 0);
          promised = state.remaining;
          expect(state.remaining).toBeGreaterThanOrEqual(0);
          expect(state.remaining).toBeLessThan(rate.count);
          expect(state.reset).toBeLessThanOrEqual(rate.milliseconds + 1);
          if (state.allowed) continue;
          expect(state.retryAfter).toBeGreaterThan(0);
          clock.advance(Math.ceil(state.retryAfter));
          promised = limiter.take("a").remaining;
        }
        expect(passing(limiter, "a", rate.count + 1)).toBe(
          promised === Number.POSITIVE_INFINITY ? rate.count : promised,
        );
      }),
      SEED,
    );
  });

  test("allows a call exactly after the seconds of Retry-After", () => {
    const clock = new TestClock();
    const limiter = createLimiter("test", { count: 3, milliseconds: MINUTE }, clock);
    passing(limiter, "a", 3);
    const refused = limiter.take("a");
    const seconds = Number(limitHeaders(limiter, refused)["retry-after"]);
    expect(seconds).toBe(20);
    clock.advance(seconds * SECOND - 1);
    expect(limiter.take("a").allowed).toBe(false);
    clock.advance(1);
    expect(limiter.take("a").allowed).toBe(true);
    expect(limiter.take("a").allowed).toBe(false);
  });

  test("does not extend the wait for calls that are refused meanwhile", () => {
    const clock = new TestClock();
    const limiter = createLimiter("test", { count: 2, milliseconds: 10 * SECOND }, clock);
    passing(limiter, "a", 2);
    for (let i = 0; i < 49; i++) {
      clock.advance(100);
      expect(limiter.take("a").allowed).toBe(false);
    }
    clock.advance(100);
    expect(limiter.take("a").allowed).toBe(true);
  });

  test("counts every key by itself", () => {
    const limiter = createLimiter("test", { count: 2, milliseconds: MINUTE }, new TestClock());
    expect(passing(limiter, "a", 9)).toBe(2);
    expect(passing(limiter, "b", 9)).toBe(2);
    expect(passing(limiter, "", 9)).toBe(2);
  });

  test("that is off lets everything pass", () => {
    const limiter = createLimiter("test", null, new TestClock());
    expect(passing(limiter, "a", 100_000)).toBe(100_000);
    expect(limitHeaders(limiter, limiter.take("a"))).toEqual({});
  });

  test("survives a clock set back: nobody waits longer than the window", () => {
    const rate = { count: 10, milliseconds: MINUTE };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 48 * HOUR }), fc.nat(MINUTE), (back, knocking) => {
        const clock = new TestClock();
        const limiter = createLimiter("test", rate, clock);
        passing(limiter, "a", 10);
        clock.advance(-back);
        limiter.take("a");
        clock.advance(knocking);
        limiter.take("a");
        clock.advance(MINUTE);
        expect(limiter.take("a").allowed).toBe(true);
      }),
      SEED,
    );
  });

  test("after a clock was set back allows no more than it refills in a window", () => {
    const clock = new TestClock();
    const limiter = createLimiter("test", { count: 5, milliseconds: MINUTE }, clock);
    passing(limiter, "a", 5);
    clock.advance(-30 * SECOND);
    expect(passing(limiter, "a", 5)).toBe(0);
    clock.advance(30 * SECOND);
    expect(passing(limiter, "a", 50)).toBeLessThanOrEqual(5);
  });

  test("counts a call of several units as that many calls, or refuses it whole", () => {
    const calls = fc.array(fc.record({ gap: fc.nat(3 * SECOND), units: fc.integer({ min: 1, max: 12 }) }), {
      minLength: 1,
      maxLength: 80,
    });
    fc.assert(
      fc.property(anyRate, calls, (rate, asked) => {
        const clock = new TestClock();
        const [limiter, single] = [createLimiter("test", rate, clock), createLimiter("test", rate, clock)];
        for (const { gap, units } of asked) {
          clock.advance(gap);
          const cost = Math.min(units, rate.count);
          const { remaining } = single.peek("a");
          const state = limiter.take("a", units);
          expect(state.allowed).toBe(remaining >= cost);
          expect(state.remaining).toBe(state.allowed ? remaining - cost : remaining);
          if (state.allowed) passing(single, "a", cost);
        }
      }),
      SEED,
    );
  });

  test("says exactly when a call of several units is allowed", () => {
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 1, max: 80 }), fc.nat(50), (rate, units, before) => {
        const clock = new TestClock();
        const limiter = createLimiter("test", rate, clock);
        passing(limiter, "a", before);
        const refused = limiter.take("a", units);
        if (refused.allowed) return;
        expect(refused.retryAfter).toBeLessThanOrEqual(rate.milliseconds);
        clock.advance(Math.max(0, Math.floor(refused.retryAfter) - 1));
        expect(limiter.take("a", units).allowed).toBe(false);
        clock.advance(3);
        expect(limiter.take("a", units).allowed).toBe(true);
      }),
      SEED,
    );
  });

  test("allows a call of more units than its rate once nothing is used, and then takes everything", () => {
    const clock = new TestClock();
    const limiter = createLimiter("test", { count: 5, milliseconds: MINUTE }, clock);
    expect(limiter.take("a", 1_000)).toMatchObject({ allowed: true, remaining: 0, reset: MINUTE });
    expect(limiter.take("a").allowed).toBe(false);
    clock.advance(MINUTE - 1);
    expect(limiter.take("a", 1_000)).toMatchObject({ allowed: false, remaining: 4, retryAfter: 1 });
    clock.advance(1);
    expect(limiter.take("a", 1_000).allowed).toBe(true);
  });

  test("of one at a time is one at a time", () => {
    const clock = new TestClock();
    const limiter = createLimiter("webhook-test", { count: 1, milliseconds: 10 * SECOND }, clock);
    for (let i = 0; i < 5; i++) {
      expect(passing(limiter, "tenant", 3)).toBe(1);
      clock.advance(9_999);
      expect(limiter.take("tenant").allowed).toBe(false);
      clock.advance(1);
    }
  });
});

test("a flood of addresses evicts the least recently used, not the most recent ones", () => {
  const limiter = createLimiter("test", { count: 3, milliseconds: MINUTE }, new TestClock());
  expect(passing(limiter, "noisy", 3)).toBe(3);
  for (let i = 0; i < 150_000; i++) {
    limiter.take(`address ${i}`);
    if (i % 10_000 === 0 && limiter.take("noisy").allowed) throw new Error(`noisy passed again at ${i}`);
  }
  expect(limiter.take("noisy").allowed).toBe(false);
});

test("the headers of a refusal name the policy, what is left and the time to wait", () => {
  const limiter = createLimiter("signup", { count: 2, milliseconds: MINUTE }, new TestClock());
  passing(limiter, "a", 2);
  const refusal = new RateLimited(limiter, limiter.take("a"));
  expect(refusal.code).toBe("rate_limited");
  expect(refusal.headers).toEqual({
    "retry-after": "30",
    ratelimit: '"signup";r=0;t=30',
    "ratelimit-policy": '"signup";q=2;w=60',
  });
});

test("the key of a limit is the address: IPv6 by its /56, mapped IPv4 as IPv4", () => {
  expect(limitKey("192.0.2.1")).not.toBe(limitKey("192.0.2.2"));
  expect(limitKey("::ffff:192.0.2.1")).toBe(limitKey("192.0.2.1"));
  expect(limitKey("::ffff:c000:201")).toBe(limitKey("192.0.2.1"));
  expect(limitKey("2001:db8:0:1::1")).toBe(limitKey("2001:DB8::00ff:1:2:3:4"));
  expect(limitKey("2001:db8:0:0100::1")).not.toBe(limitKey("2001:db8::1"));
  expect(limitKey("fe80::1%eth0")).toBe(limitKey("fe80::1"));
  expect(limitKey("")).toBe("");
});
