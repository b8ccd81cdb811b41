import { expect, test } from "bun:test";
import { createRedisLimits } from "../../../db/redis/limits.ts";
import { openRedis } from "../../../db/redis/open.ts";
import { createLimiter } from "../../../src/kit/http/limits.ts";
import { createSharedLimiter } from "../../../src/kit/http/shared-limits.ts";
import { HOUR, SECOND } from "../../../src/kit/shared/clock.ts";
import { createIds } from "../../../src/kit/shared/ids.ts";
import { createLog } from "../../../src/kit/shared/log.ts";
import { describeWithRedis, startRedis } from "../../redis.ts";
import { PATIENT, TestClock } from "../../scenario.ts";
import { PRESENT } from "../../present.ts";

/** So slow that nothing refills while a test runs: one call every 100 s. */
const RATE = { count: 36, milliseconds: HOUR };
const RETRY = RATE.milliseconds / RATE.count;
const ADDRESS = "203.0.113.77";
const OWN = new Uint8Array(32).fill(7);

describeWithRedis("limits that nodes share", async () => {
  const redis = await startRedis();

  /** A node with its own connection and its own clock. */
  function node(name = "test", clock = new TestClock()) {
    const log = createLog("silent", clock, () => {});
    const connection = openRedis(redis.url, log, PATIENT.patience.limit);
    const shared = createRedisLimits({
      redis: connection,
      own: OWN,
      period: HOUR,
      clock,
      ids: createIds(clock),
    });
    const limiter = createSharedLimiter(createLimiter(name, RATE, clock), shared);
    return { limiter, shared, connection, clock };
  }

  /** Waits until a node is connected: before that it counts alone. */
  async function connected({ connection }: ReturnType<typeof node>): Promise<void> {
    while ((await connection.send("PING", [])) !== "PONG") await new Promise(setImmediate);
  }

  async function nodes(name: string, count = 2) {
    const all = Array.from({ length: count }, () => node(name));
    await Promise.all(all.map(connected));
    return all;
  }

  async function passing(limiters: readonly { take(key: string): unknown }[], calls: number) {
    let passed = 0;
    for (let i = 0; i < calls; i++) {
      const state = await limiters[i % limiters.length]?.take(ADDRESS);
      if (state && typeof state === "object" && "allowed" in state && state.allowed) passed += 1;
    }
    return passed;
  }

  async function everything(): Promise<{ name: string; value: string; left: number }[]> {
    const names = await redis.command("KEYS", "*");
    if (!Array.isArray(names)) throw new Error("KEYS gave no list");
    return Promise.all(
      names.map(async (name: string) => ({
        name,
        value: String(await redis.command("GET", name)),
        left: Number(await redis.command("PTTL", name)),
      })),
    );
  }

  test("count the calls of all nodes together", async () => {
    const all = await nodes("in turn", 3);
    expect(
      await passing(
        all.map(({ limiter }) => limiter),
        100,
      ),
    ).toBe(RATE.count);
  });

  test("allow no more calls when all come at the same time", async () => {
    const all = await nodes("at once");
    const states = await Promise.all(
      Array.from({ length: 400 }, (_, i) => all[i % 2]?.limiter.take(ADDRESS)),
    );
    expect(states.filter((state) => state?.allowed)).toHaveLength(RATE.count);
  });

  test("report the same remaining calls on each node, and a peek uses none of them", async () => {
    const [a, b] = await nodes("left");
    await a?.limiter.take(ADDRESS);
    await b?.limiter.take(ADDRESS);
    expect(await a?.limiter.peek(ADDRESS)).toMatchObject({ allowed: true, remaining: RATE.count - 2 });
    expect(await b?.limiter.take(ADDRESS)).toMatchObject({ allowed: true, remaining: RATE.count - 3 });
  });

  test("say when to retry", async () => {
    const [a, b] = await nodes("again");
    for (let i = 0; i < RATE.count; i++) await a?.limiter.take(ADDRESS);
    const state = await b?.limiter.take(ADDRESS);
    expect(state?.allowed).toBe(false);
    expect(state?.retryAfter).toBeGreaterThan(0);
    expect(state?.retryAfter).toBeLessThanOrEqual(RATE.milliseconds / RATE.count);
    expect(state?.reset).toBeLessThanOrEqual(RATE.milliseconds);
  });

  test("count the units of a call together, whole or not at all", async () => {
    const [a, b] = await nodes("units");
    expect(await a?.limiter.take(ADDRESS, 30)).toMatchObject({ allowed: true, remaining: 6 });
    const refused = await b?.limiter.take(ADDRESS, 10);
    expect(refused).toMatchObject({ allowed: false, remaining: 6 });
    expect(refused?.retryAfter).toBeWithin(3.9 * RETRY, 4.01 * RETRY);
    expect(await b?.limiter.take(ADDRESS, 6)).toMatchObject({ allowed: true, remaining: 0 });
    // This node took 30 only, and would allow 1 more.
    expect((await a?.limiter.take(ADDRESS))?.allowed).toBe(false);
    expect((await a?.limiter.take("203.0.113.79", 1_000))?.allowed).toBe(true);
    expect((await b?.limiter.take("203.0.113.79"))?.allowed).toBe(false);
  });

  test("count each limit and each client by itself", async () => {
    const [a] = await nodes("apart");
    const [b] = await nodes("apart too");
    await a?.limiter.take(ADDRESS);
    expect(await a?.limiter.peek("203.0.113.78")).toMatchObject({ remaining: RATE.count });
    expect(await b?.limiter.peek(ADDRESS)).toMatchObject({ remaining: RATE.count });
  });

  test("continue over a change of the period, also while the nodes' clocks differ", async () => {
    const [early, late] = await nodes("the hour");
    if (!early || !late) throw new Error("There are two nodes");
    early.clock.advance(HOUR);
    expect(await passing([early.limiter, late.limiter], 20)).toBe(20);
    late.clock.advance(HOUR);
    expect(await passing([late.limiter], 100)).toBe(RATE.count - 20);
  });

  test("store addresses only in a form that can't be guessed, and everything with an expiry", async () => {
    const [a] = await nodes("names nobody");
    await a?.limiter.take(ADDRESS);
    const held = await everything();
    expect(held.length).toBeGreaterThan(1);
    const text = JSON.stringify(held);
    const guesses = [ADDRESS, `names nobody ${ADDRESS}`].flatMap((guess) => [
      guess,
      ...(["hex", "base64", "base64url"] as const).flatMap((digest) => [
        Buffer.from(guess).toString(digest),
        new Bun.CryptoHasher("sha256").update(guess).digest(digest),
        new Bun.CryptoHasher("sha256", OWN).update(guess).digest(digest),
      ]),
    ]);
    // A reader of the server's data also has the random key, but not the service's own key.
    for (const { value } of held)
      guesses.push(
        new Bun.CryptoHasher("sha256", value).update(`names nobody ${ADDRESS}`).digest("base64url"),
      );
    for (const guess of guesses) expect(text).not.toContain(guess);
    for (const { left } of held) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(3 * HOUR);
    }
  });

  test("restart on all nodes together when the server has lost its data", async () => {
    const all = await nodes("lost");
    const limiters = all.map(({ shared }) => ({ take: (key: string) => shared.ask("lost", RATE, key, 1) }));
    expect(await passing(limiters, 100)).toBe(RATE.count);
    await redis.command("FLUSHALL");
    expect(await passing(limiters, 100)).toBe(RATE.count);
  });

  test("keep working when the server's clock was set back", async () => {
    const [a] = await nodes("set back");
    await a?.limiter.take(ADDRESS);
    const far = String((PRESENT + 900 * HOUR) * 1000);
    for (const { name, value } of await everything())
      if (/^[\d.]+$/.test(value)) await redis.command("SET", name, far, "KEEPTTL");
    const state = await a?.limiter.take(ADDRESS);
    expect(state?.allowed).toBe(false);
    expect(state?.reset).toBeLessThanOrEqual(RATE.milliseconds + SECOND);
  });
});
