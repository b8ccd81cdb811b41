import { expect, test } from "bun:test";
import { charge, count, createDebts } from "../../../src/kit/http/charge.ts";
import { createLimiter, RateLimited } from "../../../src/kit/http/limits.ts";
import { admit } from "../../../src/kit/http/requests.ts";
import { MINUTE, SECOND } from "../../../src/kit/shared/clock.ts";
import { TestClock } from "../../scenario.ts";
import { TestTimers } from "../../timers.ts";

function scene(units: number) {
  const clock = new TestClock();
  const limiter = createLimiter("export", { count: 6, milliseconds: MINUTE }, clock);
  /** A call of one client. @returns the refusal's headers, or `null`. */
  async function call(): Promise<Record<string, string> | null> {
    const request = new Request("http://localhost/");
    admit(request, { address: "192.0.2.1", proxied: false }, "req_1");
    try {
      await count(request, limiter, "192.0.2.1");
      await charge(request, units);
      return null;
    } catch (error) {
      if (error instanceof RateLimited) return error.headers;
      throw error;
    }
  }
  return { clock, limiter, call };
}

test("a call pays its first unit when it comes in and the rest when its cost is known", async () => {
  const { limiter, call } = scene(4);
  expect(await call()).toBeNull();
  expect(limiter.peek("192.0.2.1").remaining).toBe(2);
});

test("a refused call says when all of it is affordable, and is accepted then", async () => {
  const { clock, call } = scene(4);
  expect(await call()).toBeNull();
  // Of the 2 units that were left it paid 1. It will need 4.
  expect(await call()).toEqual({
    "retry-after": "30",
    ratelimit: '"export";r=1;t=30',
    "ratelimit-policy": '"export";q=6;w=60',
  });
  clock.advance(30 * SECOND);
  expect(await call()).toBeNull();
  expect(await call()).not.toBeNull();
});

test("a call that costs more than the whole limit is accepted when nothing is used", async () => {
  const { clock, call } = scene(100);
  expect(await call()).toBeNull();
  const refused = await call();
  expect(refused?.["retry-after"]).toBe("10");
  clock.advance(10 * SECOND);
  const later = await call();
  expect(later?.["retry-after"]).toBe("60");
  clock.advance(60 * SECOND);
  expect(await call()).toBeNull();
});

test("a call without a limit, or of one unit, pays nothing more", async () => {
  const { limiter, call } = scene(1);
  expect(await call()).toBeNull();
  expect(limiter.peek("192.0.2.1").remaining).toBe(5);
  const request = new Request("http://localhost/");
  admit(request, { address: "192.0.2.1", proxied: false }, "req_1");
  await charge(request, 1e9);
  await count(request, createLimiter("off", null, new TestClock()), "192.0.2.1");
  await charge(request, 1e9);
});

test("work that goes on is charged together, and waits once half of the limit is used: the rest is left to calls", async () => {
  const clock = new TestClock();
  const timers = new TestTimers();
  const limiter = createLimiter("tenant", { count: 100, milliseconds: MINUTE }, clock);
  const request = new Request("http://localhost/");
  admit(request, { address: "192.0.2.1", proxied: false }, "req_1");
  await count(request, limiter, "ten_1");
  const work = createDebts(request, 10, timers);
  const remaining = () => limiter.peek("ten_1").remaining;
  const hundredth = async () => {
    for (let unit = 1; unit < 10; unit++) expect(work()).toBeNull();
    return work();
  };
  for (const left of [89, 79, 69, 59]) {
    await hundredth();
    expect(remaining()).toBe(left);
  }
  let isWaiting = true;
  const paid = hundredth().then(() => {
    isWaiting = false;
  });
  // Calls go on meanwhile, and once there is more again it does, too.
  for (let call = 0; call < 50; call++) expect((await limiter.take("ten_1")).allowed).toBe(true);
  for (let seconds = 0; isWaiting && seconds < 60; seconds += 6) {
    await new Promise((resolve) => setImmediate(resolve));
    clock.advance(6 * SECOND);
    timers.pass(6 * SECOND);
    await new Promise((resolve) => setImmediate(resolve));
    expect(isWaiting ? remaining() < 60 : remaining() >= 50).toBe(true);
  }
  await paid;
  expect(isWaiting).toBe(false);
});
