import { expect, test } from "bun:test";
import { draw } from "../../../src/qr/draw.ts";
import { scanUrl } from "../../../src/kit/shared/short-address.ts";

/** Bytes that symbols of level M hold by version, from 1 on (ISO/IEC 18004, table 7). docs/domains.md has some of them. */
const BYTES = [14, 26, 42, 62, 84, 106, 122];

const versionOf = (length: number) => BYTES.findIndex((most) => length <= most) + 1;

test("a symbol on a shorter domain is a version smaller wherever a version begins between the two addresses", () => {
  const baseUrl = "https://qr.example.org";
  let smaller = 0;
  for (const domain of ["qz.example", "qr.museum.example", "codes.museum-of-the-river.example"])
    for (const shortId of ["a2x", "Kx7fP2m", "x".repeat(20), "long-name-of-a-hall-on-the-third-floor"]) {
      const [here, there] = [null, domain].map((domain) => scanUrl(baseUrl, { domain, shortId }));
      const [version, onDomain] = [here ?? "", there ?? ""].map(
        (payload) => draw(payload, {}, null).scannability.version,
      );
      expect([shortId, version, onDomain]).toEqual([
        shortId,
        versionOf((here ?? "").length),
        versionOf((there ?? "").length),
      ]);
      if ((onDomain ?? 0) < (version ?? 0)) smaller++;
    }
  expect(smaller).toBeGreaterThan(1);
  // The example of the docs.
  expect(draw("https://qr.example.org/r/Kx7fP2m", {}, null).scannability.version).toBe(3);
  expect(draw("https://qz.example/hall-3", {}, null).scannability.version).toBe(2);
});
