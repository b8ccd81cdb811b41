import { expect, test } from "bun:test";
import type { LogoArt } from "../../../src/qr/logo/art.ts";
import { placeLogo } from "../../../src/qr/logo/place.ts";

const vector = (width: number, height: number): LogoArt => ({
  kind: "vector",
  viewBox: [-5, 7, width, height],
  markup: "",
  fills: null,
});
const bitmap = (width: number, height: number): LogoArt => ({
  kind: "bitmap",
  width,
  height,
  png: new Uint8Array(),
});

test.each([
  ["a tall vector", vector(10, 20), { x: 10, y: 7.5, width: 5, height: 10 }],
  ["a wide vector", vector(40, 10), { x: 7.5, y: 11.25, width: 10, height: 2.5 }],
  ["a tall bitmap", bitmap(64, 128), { x: 10, y: 7.5, width: 5, height: 10 }],
])("%s is centred, its longer side a share of the symbol's width", (_, art, box) => {
  expect(placeLogo(25, { size: 0.4, padding: 1 }, art).box).toEqual(box);
});

test("a logo clears every module that its padding touches", () => {
  expect(placeLogo(25, { size: 0.4, padding: 1 }, vector(10, 20)).clearing).toEqual({
    fromColumn: 9,
    toColumn: 16,
    fromRow: 6,
    toRow: 19,
  });
});

test("a clearing ends where the symbol does, and rounding touches no module", () => {
  const clearing = { fromColumn: 0, toColumn: 21, fromRow: 0, toRow: 21 };
  expect(placeLogo(21, { size: 1, padding: 3 }, vector(1, 1)).clearing).toEqual(clearing);
  const { clearing: exact } = placeLogo(21, { size: 1 / 7 + 1e-9, padding: 0 }, vector(1, 1));
  expect(exact).toEqual({ fromColumn: 9, toColumn: 12, fromRow: 9, toRow: 12 });
});
