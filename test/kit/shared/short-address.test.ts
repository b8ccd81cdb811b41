import { expect, test } from "bun:test";
import {
  addressOf,
  isShortAddress,
  pageUrl,
  shortIdFlaw,
  previewUrl,
  scanUrl,
  shortUrl,
  splitAddress,
} from "../../../src/kit/shared/short-address.ts";

test("a short address is the short id alone on the service's own host, and host/short id on a domain", () => {
  const named = [
    ["Kx7fP2m", { domain: null, shortId: "Kx7fP2m" }],
    ["qr.museum.example/a~.b", { domain: "qr.museum.example", shortId: "a~.b" }],
  ] as const;
  for (const [address, code] of named) {
    expect(addressOf(code)).toBe(address);
    expect(splitAddress(address)).toEqual(code);
  }
});

test("short ids follow the rules of their host", () => {
  const longest = "a".repeat(64);
  const flaws = (domain: string | null, ...shortIds: string[]) =>
    shortIds.map((shortId) => shortIdFlaw({ domain, shortId }));
  expect(flaws(null, "abc", "A_-9", "a".repeat(48))).toEqual([null, null, null]);
  expect(new Set(flaws(null, "", "ab", "a".repeat(49), "a.b", "a~b", "a b", "ä12", "abc\n"))).toEqual(
    new Set(["short_id_base"]),
  );
  const domain = "qr.museum.example";
  expect(flaws(domain, "a", longest, "a.b~c_D-9", "...", "R", "robots.TXT")).toEqual(Array(6).fill(null));
  expect(new Set(flaws(domain, "", `${longest}a`, "a/b", "a b", "ä", "a%20", "a\n"))).toEqual(
    new Set(["short_id_domain"]),
  );
  const reserved = [
    ".",
    "..",
    "robots.txt",
    "favicon.ico",
    "r",
    "p",
    "i",
    "api",
    "assets",
    "tls",
    ".well-known",
  ];
  expect(new Set(flaws(domain, ...reserved))).toEqual(new Set(["short_id_reserved"]));
  expect(["abc", `${domain}/r`, `${domain}/a`, "a", `${domain}/`].map(isShortAddress)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});

test("addresses of a domain have the scheme of the service's own, and neither its port nor its path", () => {
  const onBase = { domain: null, shortId: "Kx7fP2m" };
  const onDomain = { domain: "qr.museum.example", shortId: "hall.3" };
  const urls = (baseUrl: string) =>
    [onBase, onDomain].flatMap((code) => [scanUrl(baseUrl, code), pageUrl(baseUrl, code)]);
  expect(urls("https://example.org/qr")).toEqual([
    "https://example.org/qr/r/Kx7fP2m",
    "https://example.org/qr/p/Kx7fP2m",
    "https://qr.museum.example/hall.3",
    "https://qr.museum.example/p/hall.3",
  ]);
  expect(urls("http://localhost:3000").slice(2)).toEqual([
    "http://qr.museum.example/hall.3",
    "http://qr.museum.example/p/hall.3",
  ]);
});

test("a GS1 address begins as a code's other addresses do, and takes the place of its short id alone", () => {
  const gs1 = "01/09521234543213/10/AB-1";
  const onBase = { domain: null, shortId: "Kx7fP2m", gs1 };
  const onDomain = { domain: "qr.museum.example", shortId: "hall.3", gs1 };
  const urls = [onBase, onDomain].flatMap((code) =>
    [shortUrl, previewUrl].map((urlOf) => urlOf("https://example.org/qr", code)),
  );
  expect(urls).toEqual([
    `https://example.org/qr/${gs1}`,
    "https://example.org/qr/r/Kx7fP2m+",
    `https://qr.museum.example/${gs1}`,
    "https://qr.museum.example/hall.3+",
  ]);
  expect(shortUrl("https://example.org", { ...onBase, gs1: null })).toBe("https://example.org/r/Kx7fP2m");
});
