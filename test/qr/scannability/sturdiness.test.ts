import { expect, test } from "bun:test";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import type { Style } from "../../../src/qr/style.ts";
import { LIMITS } from "../../../src/qr/scannability/limits.ts";
import {
  darkestPaper,
  inkShare,
  leastMargin,
  leastPixels,
  leastScale,
  lightestInk,
  minimumPrint,
} from "../../../src/qr/scannability/sturdiness.ts";

test.each([
  ["square", 0.55],
  ["rounded", 0.58],
  ["dot", 0.62],
  ["connected", 0.62],
  ["blob", 0.62],
  ["vertical", 0.62],
  ["horizontal", 0.62],
  ["diamond", 0.78],
] as const)("black modules shaped %s need a scale of %d", (shape, scale) => {
  expect(leastScale(shape, 0)).toBe(scale);
  expect(inkShare({ shape, scale }, 0)).toBeGreaterThanOrEqual(LIMITS.modules.D);
  expect(inkShare({ shape, scale: scale - 0.01 }, 0)).toBeLessThan(LIMITS.modules.D);
});

test("a lighter ink needs larger modules and more quiet zone", () => {
  expect(leastScale("square", 0.6)).toBe(0.73);
  expect([0, 0.25, 0.3, 0.6].map((lightest) => leastMargin(lightest, 1))).toEqual([1, 1, 1.5, 2.5]);
});

test("coloured paper needs the standard's whole quiet zone, whose edge counts as ink on a white page", () => {
  const margin = (style: Style) => leastMargin(0, darkestPaper(completeStyle(style)));
  expect([{}, { background: "transparent" as const }, { background: "#fdf6ea" }].map(margin)).toEqual([
    1, 1, 1,
  ]);
  expect(margin({ background: "#c9a77c" })).toBe(4);
});

test("the lightest ink counts with the colours of the eyes, against the darkest background", () => {
  expect(lightestInk(completeStyle({}))).toBe(0);
  expect(lightestInk(completeStyle({ foreground: "#333333" }))).toBeCloseTo(0.2, 5);
  expect(lightestInk(completeStyle({ eyeBall: { color: "#333333" } }))).toBeCloseTo(0.2, 5);
  expect(lightestInk(completeStyle({ eyeFrame: { color: "#333333" } }))).toBeCloseTo(0.2, 5);
  expect(lightestInk(completeStyle({ foreground: "#ffffff" }))).toBe(0.6);
});

test.each([
  [{}, 2, 2.7],
  [{ foreground: "#808080" }, 2, 4.4],
  [{ modules: { scale: 0.6 } }, 2, 3.8],
  [{ modules: { scale: 0.6 } }, 7, 4.4],
  [{ modules: { scale: 0.6 }, eyeFrame: { shape: "rounded" } }, 7, 6],
  [{ eyeFrame: { shape: "circle" } }, 2, 5.2],
  [{ eyeFrame: { shape: "rounded" }, eyeBall: { shape: "diamond" } }, 2, 5.2],
  [{ eyeBall: { shape: "circle" } }, 2, 3.3],
  [{ eyeFrame: { shape: "rounded" } }, 6, 3.3],
  [{ eyeFrame: { shape: "rounded" } }, 7, 4.4],
  [{ eyeBall: { color: "#606060" } }, 2, 6],
] as const)("%j in version %d needs %d pixels a module", (style, version, pixels) => {
  const design = completeStyle(style);
  expect(leastPixels(design, lightestInk(design), version)).toBe(pixels);
});

test("a plain module is printed a third of a millimetre wide, a thin one wider", () => {
  expect(minimumPrint(33, completeStyle({}), 0)).toBe(10.9);
  expect(minimumPrint(33, completeStyle({ modules: { scale: 0.6 } }), 0)).toBe(13.5);
});
