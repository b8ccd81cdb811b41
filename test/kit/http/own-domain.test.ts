import { expect, test } from "bun:test";
import { addressOn } from "../../../src/kit/http/own-domain.ts";

/** Paths of a workspace's own domain. */

const HOST = "qr.museum.example";

test.each([
  ["/hall-3", "hall-3"],
  ["/r/hall-3", "hall-3"],
  // Shops and shorteners have escaped what needs no escape.
  ["/hall%2D3", "hall-3"],
  ["/r/%68all-3", "hall-3"],
])("%s is the address of a code", (path, shortId) => {
  expect(addressOn(HOST, path)).toBe(`${HOST}/${shortId}`);
});

test.each(["/%zz", "/a%2Fb", "/r/%00", `/${"a".repeat(65)}`, `/${"%61".repeat(400)}`])(
  "%s could be a code, and none can have it",
  (path) => {
    expect(addressOn(HOST, path)).toBe("");
  },
);

test.each(["/", "/r/", "/robots.txt", "/a/b", "/r/a/b"])("%s is no path of a code", (path) => {
  expect(addressOn(HOST, path)).toBe(null);
});
