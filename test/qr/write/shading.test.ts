import { expect, test } from "bun:test";
import type { Stop } from "../../../src/qr/scene/scene.ts";
import { shadingOf } from "../../../src/qr/write/shading.ts";

function linear(...stops: Stop[]) {
  return shadingOf({ kind: "linear", x1: 1, y1: 2, x2: 3, y2: 4, stops }, "rgb");
}

const piece = (from: number[], to: number[]) => ({ FunctionType: 2, Domain: [0, 1], C0: from, C1: to, N: 1 });
const RED = [1, 0, 0];
const BLUE = [0, 0, 1];

test("two stops at the ends are one exponential function along the axis", () => {
  expect(linear({ offset: 0, color: 0xff0000 }, { offset: 1, color: 0x0000ff })).toEqual({
    ShadingType: 2,
    ColorSpace: "DeviceRGB",
    Coords: [1, 2, 3, 4],
    Function: piece(RED, BLUE),
    Extend: [true, true],
  });
});

test("a radial gradient runs from a point to its circle", () => {
  const stops = [
    { offset: 0, color: 0 },
    { offset: 1, color: 0xffffff },
  ];
  const shading = shadingOf({ kind: "radial", cx: 5, cy: 6, r: 7, stops }, "cmyk");
  expect(shading).toMatchObject({ ShadingType: 3, ColorSpace: "DeviceCMYK", Coords: [5, 6, 0, 5, 6, 7] });
  expect(shading["Function"]).toEqual(piece([0, 0, 0, 1], [0, 0, 0, 0]));
});

test("stops away from the ends hold their colour up to there", () => {
  expect(linear({ offset: 0.25, color: 0xff0000 }, { offset: 0.75, color: 0x0000ff })["Function"]).toEqual({
    FunctionType: 3,
    Domain: [0, 1],
    Functions: [piece(RED, RED), piece(RED, BLUE), piece(BLUE, BLUE)],
    Bounds: [0.25, 0.75],
    Encode: [0, 1, 0, 1, 0, 1],
  });
});

test("two stops at one offset are a hard edge, without a piece of no length", () => {
  const [first, second] = [
    { offset: 0.5, color: 0xff0000 },
    { offset: 0.5, color: 0x0000ff },
  ];
  expect(linear(first, second)["Function"]).toMatchObject({
    Functions: [piece(RED, RED), piece(BLUE, BLUE)],
    Bounds: [0.5],
  });
});
