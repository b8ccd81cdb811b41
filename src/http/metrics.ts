import { timingSafeEqual } from "node:crypto";
import { Elysia } from "elysia";
import { contains, parseAddress, parseNetwork } from "../shared/address.ts";
import { nothingHere } from "../shared/common-faults.ts";
import type { MetricsRegistry } from "../shared/metrics.ts";
import { factsOf } from "./requests.ts";

/** Headers of those who pass on another's request. */
const FORWARDED = ["x-forwarded-for", "x-real-ip", "forwarded", "via"];

/** `GET /metrics`, for this machine and for who knows the token; to everybody else there is nothing. */
export function metricsRoutes(metrics: MetricsRegistry, token: string | null) {
  const expected = token === null ? null : digest(token);

  function hasToken(request: Request): boolean {
    const given = /^bearer +(\S+) *$/i.exec(request.headers.get("authorization") ?? "")?.[1];
    return given !== undefined && expected !== null && timingSafeEqual(digest(given), expected);
  }

  return new Elysia({ name: "metrics" }).get(
    "/metrics",
    async ({ request }) => {
      if (!isLocal(request) && !hasToken(request)) throw nothingHere();
      return new Response(await metrics.text(), {
        headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8", "cache-control": "no-store" },
      });
    },
    { detail: { hide: true } },
  );
}

/**
 * Whether a request was made on this machine. What a proxy passes on comes from this machine too, if the proxy runs
 * here: unless it is trusted, and so tells who asks, its word that it passes something on is enough to refuse.
 */
function isLocal(request: Request): boolean {
  const { address, proxied } = factsOf(request);
  const isTold = proxied && request.headers.has("x-forwarded-for");
  return isLoopback(address) && (isTold || !FORWARDED.some((name) => request.headers.has(name)));
}

const LOOPBACK = ["127.0.0.0/8", "::1/128"].map(parseNetwork);

function isLoopback(address: string): boolean {
  const bytes = parseAddress(address);
  return bytes !== null && LOOPBACK.some((network) => network !== null && contains(network, bytes));
}

/** Of one length whatever the text, so that comparing takes the same time. */
function digest(text: string): Uint8Array {
  return new Bun.CryptoHasher("sha256").update(text).digest();
}
