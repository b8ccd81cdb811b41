import { expect, test } from "bun:test";
import fc from "fast-check";
import { buildPayload } from "../../../src/qr/payload/index.ts";
import { RUNS, refused } from "./refusal.ts";

const built = (url: string) => buildPayload("url", { url });

test("an address that is a URI stays exactly as typed", () => {
  for (const url of [
    "https://example.com",
    "HTTPS://EXAMPLE.COM/A1",
    "http://user@example.com:8080/a/../b;c?d=e&f=%20#g",
    "https://[2001:db8::1]/",
    "http://localhost:3000",
  ])
    expect(built(url)).toBe(url);
});

test("an international host becomes Punycode and other characters are percent-encoded", () => {
  // RFC 3492's own name for it, and RFC 3987, 3.1.
  expect(built("https://bücher.example/straße?q=ä b")).toBe(
    "https://xn--bcher-kva.example/stra%C3%9Fe?q=%C3%A4%20b",
  );
});

test("blanks around an address are dropped", () => {
  expect(built("  https://example.com/a  ")).toBe("https://example.com/a");
});

test("text that is not a whole web address is refused", () => {
  for (const url of [
    "example.com",
    "www.example.com/a",
    "//example.com",
    "/menu",
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "data:text/html,hi",
    "ftp://example.com",
    "localhost:3000",
    "https://",
    "https:///path",
    "https:example.com",
    "https://exa mple.com",
    "https://example.com:99999",
    "https://example.com/\u0000",
    "https://exam\nple.com",
    "https://example.com\t/a",
  ])
    expect(refused("url", { url })).toEqual(["/fields/url"]);
});

test("2,048 characters are allowed, also after percent-encoding, and no more", () => {
  const base = "https://example.com/";
  expect(built(base + "a".repeat(2048 - base.length))).toHaveLength(2048);
  expect(refused("url", { url: base + "a".repeat(2049 - base.length) })).toEqual(["/fields/url"]);
  expect(refused("url", { url: base + "ä".repeat(400) })).toEqual(["/fields/url"]);
});

test("every web address leads where it led before", () => {
  fc.assert(
    fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (url) => {
      expect(built(url)).toBe(url);
    }),
    RUNS,
  );
});
