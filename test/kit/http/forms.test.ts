import { expect, test } from "bun:test";
import { refuseForeignForm } from "../../../src/kit/http/forms.ts";
import { routable } from "../../../src/kit/http/paths.ts";
import { admit } from "../../../src/kit/http/requests.ts";

/** A form is taken from our own pages and from programs, and refused from pages of other sites. */

const BASE = "https://qr.service.example";

/**
 * Whether a form is taken that was sent with these headers to an address, or to a workspace's domain there.
 */
function isTaken(
  headers: Record<string, string>,
  url = `${BASE}/p/abc`,
  domain: string | null = null,
): boolean {
  const request = routable(new Request(url, { method: "POST", headers }));
  admit(request, { address: "192.0.2.7", proxied: false }, "req_1", null, domain);
  try {
    refuseForeignForm(request, BASE);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: "cross_site_form" });
    return false;
  }
}

test.each([
  [true, "a program sends neither header", {}],
  [true, "our own page", { "sec-fetch-site": "same-origin", origin: BASE }],
  [true, "our own page, which sends no referrer", { "sec-fetch-site": "same-origin", origin: "null" }],
  [true, "an address typed by a person", { "sec-fetch-site": "none", origin: "null" }],
  [true, "an older browser on our page", { origin: BASE }],
  [false, "an older browser that hides where it was", { origin: "null" }],
  [false, "an address without a host", { origin: "file:///" }],
  [false, "no address", { origin: "nonsense" }],
  [false, "another site", { origin: "https://evil.example" }],
  [
    false,
    "another site that a browser vouches for",
    { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
  ],
  [false, "a page beside ours", { "sec-fetch-site": "same-site", origin: BASE }],
])("%p: %s", (taken, _, headers) => {
  expect(isTaken(headers)).toBe(taken);
});

test("behind a proxy the address that it asked for is ours, too; a workspace's domain takes its own pages alone", () => {
  const behind = "http://10.0.0.5:8080";
  expect(isTaken({ origin: BASE }, `${behind}/p/abc`)).toBe(true);
  expect(isTaken({ origin: behind }, `${behind}/p/abc`)).toBe(true);
  // The shortest name that the router can read.
  expect(isTaken({ origin: "http://home" }, "http://home/p/abc")).toBe(true);
  const own = "https://qr.museum.example";
  expect(isTaken({ origin: own }, `${own}/p/abc`, "qr.museum.example")).toBe(true);
  expect(isTaken({ origin: BASE }, `${own}/p/abc`, "qr.museum.example")).toBe(false);
});
