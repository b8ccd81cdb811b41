import { expect, test } from "bun:test";
import type { OwnDomain } from "../../../src/kit/http/own-domain.ts";
import { createTlsPermission } from "../../../src/kit/http/tls-permission.ts";
import { Fault } from "../../../src/kit/shared/fault.ts";

/**
 * A proxy asks whether it may get a certificate for a host: the hosts that it may, and the clients that may
 * ask.
 */

const OPEN: OwnDomain = {
  host: "qr.museum.example",
  tenantId: "ten_1",
  home: null,
  notFound: null,
  gs1: false,
  hasApple: false,
  hasAndroid: false,
  isClosed: false,
};
const permission = createTlsPermission(
  {
    of: (host) => (host === OPEN.host ? OPEN : host === "shut.example" ? { ...OPEN, isClosed: true } : null),
  },
  "qr.service.example",
);
const ADDRESS = "http://localhost/tls/permission";
const LOOPBACK = { address: "127.0.0.1", proxied: false };

/** The status of an answer; 404 for a refusal. */
function statusOf(query: string, client = LOOPBACK, headers: Record<string, string> = {}): number {
  try {
    return permission(new Request(ADDRESS + query, { headers }), client).status;
  } catch (error) {
    if (error instanceof Fault && error.code === "not_found") return 404;
    throw error;
  }
}

test.each([
  [200, "the service's own name", "?domain=qr.service.example"],
  [200, "a verified domain", "?domain=qr.museum.example"],
  [404, "a domain that the operator closed", "?domain=shut.example"],
  [404, "any other host", "?domain=other.example"],
  [404, "no host", ""],
  [200, "the longest address", "?domain=qr.museum.example&pad=".padEnd(1_000 - ADDRESS.length, "x")],
  [404, "an address that is too long", `?domain=qr.museum.example&pad=${"x".repeat(1_000)}`],
])("%i for %s", (status, _, query) => {
  expect(statusOf(query)).toBe(status);
});

test("only a proxy on this machine or a trusted one may ask, for itself", () => {
  const query = "?domain=qr.museum.example";
  expect(statusOf(query, { address: "::1", proxied: false })).toBe(200);
  expect(statusOf(query, { address: "192.0.2.7", proxied: true })).toBe(200);
  expect(statusOf(query, { address: "192.0.2.7", proxied: false })).toBe(404);
  // A proxy that hands a client's request on says so.
  expect(statusOf(query, LOOPBACK, { "x-forwarded-for": "192.0.2.7" })).toBe(404);
  expect(statusOf(query, { address: "192.0.2.7", proxied: true }, { forwarded: "for=192.0.2.8" })).toBe(404);
});
