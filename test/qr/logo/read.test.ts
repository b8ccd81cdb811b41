import { describe, expect, test } from "bun:test";
import { readLogo } from "../../../src/qr/logo/read.ts";
import { base64, png } from "./png-maker.ts";
import { refusal } from "./refusal.ts";
import { explain } from "../../../src/kit/shared/reasons.ts";

const SVG = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
const PNG = base64(png({ width: 1, height: 1, depth: 8, colorType: 0, raw: Uint8Array.of(0, 0) }));

test("an inline SVG is read as a vector", () => {
  expect(readLogo({ svg: SVG, size: 0.3 })?.kind).toBe("vector");
});

test("an inline PNG is read as a bitmap", () => {
  expect(readLogo({ png: PNG })?.kind).toBe("bitmap");
});

test("a logo of the catalog is left to the catalog", () => {
  expect(readLogo({ id: "github" })).toBeNull();
});

describe("there must be exactly one source", () => {
  const logos = {
    logo_missing: [{}, { size: 0.2 }],
    logo_ambiguous: [
      { svg: SVG, png: PNG },
      { id: "a", svg: SVG },
      { id: "a", png: PNG },
      { id: "a", svg: SVG, png: PNG },
    ],
  };
  for (const [reason, some] of [
    ["logo_missing", logos.logo_missing],
    ["logo_ambiguous", logos.logo_ambiguous],
  ] as const)
    for (const logo of some)
      test(`not ${Object.keys(logo).join(" and ") || "nothing"}`, () => {
        expect(refusal(() => readLogo(logo))).toEqual({ pointer: "/style/logo", ...explain(reason) });
      });
});

test("an empty source is a source, and refused where it is", () => {
  expect(refusal(() => readLogo({ svg: "" })).pointer).toBe("/style/logo/svg");
  expect(refusal(() => readLogo({ png: "" })).pointer).toBe("/style/logo/png");
});
