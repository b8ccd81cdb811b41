import { expect, test } from "bun:test";
import { everyPattern, found, unknown } from "./patterns/every.ts";

/** Patterns that are made when the program runs, and of what. */
const MADE: Readonly<Record<string, string>> = {
  "src/codes/landing.ts": "schema",
  "src/shared/schema.ts": "schema",
  "src/http/document-writer.ts": "no pattern: the member of a schema that is written down",
  "src/http/templates.ts": "paths of our own, with placeholders between slashes",
  "src/qr/label.ts": "a coin's name at the beginning",
  "src/qr/payload/crypto.ts": "a coin's name at the beginning",
  "src/qr/scannability/logo.ts": "no pattern: the member of a reason",
};

test("a pattern in the source is found, or it is said what it is made of", async () => {
  expect(found.length).toBeGreaterThan(300);
  expect(new Set(unknown.map((place) => place.replace(/:\d+$/, "")))).toEqual(new Set(Object.keys(MADE)));
  // Schemas of landings are found by what their modules export.
  expect((await everyPattern()).some(({ source }) => source.includes("[Mm][Aa][Ii][Ll]"))).toBe(true);
});
