import { timingSafeEqual } from "node:crypto";
import { Elysia } from "elysia";
import { nothingHere } from "../shared/common-faults.ts";
import { bearerToken } from "../shared/headers.ts";
import { isLoopback } from "../shared/loopback.ts";
import type { MetricsRegistry } from "../shared/metrics.ts";
import { isForwarded } from "./local.ts";
import { factsOf } from "./requests.ts";

/** `GET /metrics`, for requests from this machine or with the token. All others get 404. */
export function metricsRoutes(metrics: MetricsRegistry, token: string | null) {
  const expected = token === null ? null : digest(token);

  function hasToken(request: Request): boolean {
    const given = bearerToken(request.headers.get("authorization"));
    return given !== null && expected !== null && timingSafeEqual(digest(given), expected);
  }

  return new Elysia().get(
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
 * Whether a request was made on this machine. A proxy on this machine has its address too: a trusted one names the
 * client, and for any other one the headers that proxies add are enough to refuse.
 */
function isLocal(request: Request): boolean {
  const { address, proxied } = factsOf(request);
  const isTold = proxied && request.headers.has("x-forwarded-for");
  return isLoopback(address) && (isTold || !isForwarded(request.headers));
}

/** All digests have the same length, so that a comparison takes the same time. */
function digest(text: string): Uint8Array {
  return new Bun.CryptoHasher("sha256").update(text).digest();
}
