import { expect, test } from "bun:test";
import type { LogoArt } from "../../../src/qr/logo/art.ts";
import { LIMITS } from "../../../src/qr/scannability/limits.ts";
import { logoCover } from "../../../src/qr/scannability/logo.ts";

const art: LogoArt = { kind: "vector", viewBox: [0, 0, 1, 1], markup: "", fills: null };

function problem(version: number, size: number, padding = 0): string {
  const { problems } = logoCover(version, "H", { size, padding, background: null }, art);
  return problems.map(({ pointer, detail }) => `${pointer} ${detail}`).join();
}

test("a logo may not cover the alignment pattern in the very middle", () => {
  // Version 7 has patterns at 6, 22 and 38 of 45 modules, version 14 at 6, 26, 46 and 66 of 73.
  expect(problem(7, 0.1)).toContain("alignment pattern");
  expect(problem(14, 0.1)).toBe("");
});

test("a logo that reaches the alignment pattern at the free corner reaches the format information, too", () => {
  for (let version = 2; version <= 40; version++) {
    const size = 17 + 4 * version;
    // The pattern begins 9 modules from the far edges.
    expect(problem(version, (size - 18) / size)).not.toContain("format information");
    expect(problem(version, (size - 17) / size)).toContain("format information");
  }
});

test("a logo may cover other alignment patterns, but then less of the correction", () => {
  expect(problem(14, 0.3)).toBe("");
  const { covered, correctable } = logoCover(14, "H", { size: 0.3, padding: 0, background: null }, art);
  expect(covered).toBeLessThanOrEqual(correctable * (1 - LIMITS.logo_reserve.C));
});

test("a logo wider than a third may cover no alignment pattern", () => {
  expect(problem(14, 0.34)).not.toContain("alignment pattern");
  expect(problem(14, 0.36)).toContain("alignment pattern");
});

test("a modest logo with much padding is told to have less padding", () => {
  expect(problem(2, 0.15, 4)).toStartWith("/style/logo/padding");
  expect(problem(2, 0.4, 1)).toStartWith("/style/logo/size");
});
