import { expect, test } from "bun:test";
import { completeStyle } from "../../../src/qr/complete-style.ts";
import {
  leastMargin,
  leastPixels,
  leastScale,
  lightestInk,
  minimumPrint,
  sturdiness,
} from "../../../src/qr/scannability/sturdiness.ts";

test.each([
  ["square", 0.53],
  ["rounded", 0.56],
  ["dot", 0.6],
  ["connected", 0.6],
  ["vertical", 0.6],
  ["horizontal", 0.6],
  ["diamond", 0.75],
] as const)("black modules shaped %s need a scale of %d", (shape, scale) => {
  expect(leastScale(shape, 0)).toBe(scale);
  expect(sturdiness({ shape, scale }, 0)).toBeGreaterThanOrEqual(1);
  expect(sturdiness({ shape, scale: scale - 0.01 }, 0)).toBeLessThan(1);
});

test("a lighter ink needs larger modules and more quiet zone", () => {
  expect(leastScale("square", 0.6)).toBe(0.71);
  expect([0, 0.25, 0.3, 0.6].map(leastMargin)).toEqual([1, 1, 1.5, 2.5]);
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
