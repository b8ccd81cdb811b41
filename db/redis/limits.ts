import type { LimitState } from "../../src/kit/http/limits.ts";
import type { SharedLimits } from "../../src/kit/http/shared-limits.ts";
import type { Clock } from "../../src/kit/shared/clock.ts";
import type { Ids } from "../../src/kit/shared/ids.ts";
import { GCRA } from "./gcra.ts";
import type { RedisConnection } from "./open.ts";

/** A random key that all nodes share until it expires. */
interface SharedKey {
  /** The server's key that it is stored under. */
  readonly place: string;
  readonly key: string;
}

/** The keys that names are hashed with: this period's and, until it expires, the last one's. */
interface Keys {
  readonly period: number;
  readonly current: SharedKey;
  readonly last: SharedKey | null;
}

const PREFIX = "quietzone:limits";

/**
 * Rate limits in Valkey or Redis. A client is identified by an HMAC-SHA-256 of its limit and address under a random key
 * that the nodes share. The key expires after three periods, and a limit expires once it is full again: the server never
 * holds an address, and after that time nobody can find one.
 * @param own - the service's key for this purpose: the random key alone, read on the server, reveals no address.
 * @param period - milliseconds for which a key is used; at least the longest window, or limits would restart within it.
 */
export function createRedisLimits(needs: {
  redis: RedisConnection;
  own: Uint8Array<ArrayBuffer>;
  period: number;
  clock: Clock;
  ids: Ids;
}): SharedLimits {
  const { redis, own, period, clock, ids } = needs;
  let keys: Keys | null = null;

  const placeOf = (number: number) => `${PREFIX}:key:${period}:${number}`;

  async function read(place: string): Promise<SharedKey | null> {
    const key = await redis.send("GET", [place]);
    return typeof key === "string" ? { place, key } : null;
  }

  /** This period's keys. The node that needs them first creates them. */
  async function fetchKeys(now: number): Promise<Keys | null> {
    const number = Math.floor(now / period);
    const place = placeOf(number);
    const made = ids.bytes(32).toBase64();
    await redis.send("SET", [place, made, "NX", "PX", String(3 * period)]);
    const [current, last] = await Promise.all([read(place), read(placeOf(number - 1))]);
    keys = current && { period: number, current, last };
    return keys;
  }

  function nameOf(shared: SharedKey, text: string): string {
    const key = new Bun.CryptoHasher("sha256", own).update(shared.key).digest();
    return `${PREFIX}:${new Bun.CryptoHasher("sha256", key).update(text).digest("base64url")}`;
  }

  return {
    async ask(name, rate, key, units) {
      const now = clock.now();
      const text = `${name} ${key}`;
      const interval = (rate.milliseconds / rate.count) * 1000;
      const limit = [String(interval), String(rate.milliseconds * 1000), String(units)];
      const known = keys?.period === Math.floor(now / period) ? keys : null;
      // Twice: the server may have lost the key that this node knows, and another node may have created a new one.
      for (const use of [known, null]) {
        const { current, last } = use ?? (await fetchKeys(now)) ?? {};
        if (!current) return null;
        const names = [current, last].flatMap((shared) => (shared ? [nameOf(shared, text)] : []));
        const answer = await redis.run(GCRA, [current.place, ...names], [...limit, current.key]);
        const state = stateOf(answer, rate, units);
        if (state !== "stale") return state;
      }
      return null;
    },
    isUp: () => redis.isUp(),
    close: () => redis.close(),
  };
}

function stateOf(
  answer: unknown,
  rate: { count: number; milliseconds: number },
  units: number,
): LimitState | "stale" | null {
  if (!Array.isArray(answer)) return null;
  const [word, ...times] = answer.map(String);
  if (word === "stale") return "stale";
  const [retryAfter = 0, reset = 0] = times.map((microseconds) => Number(microseconds) / 1000);
  const interval = rate.milliseconds / rate.count;
  const left = Math.max(0, Math.floor((rate.milliseconds - reset) / interval + 1e-6));
  const allowed = word === "1";
  const remaining = allowed ? left : Math.min(left, Math.max(1, Math.ceil(units)) - 1);
  return { allowed, remaining, retryAfter, reset };
}
