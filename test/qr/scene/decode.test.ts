import { describe, expect, test } from "bun:test";
import { encode } from "../../../src/qr/encode.ts";
import {
  EYE_BALL_SHAPES,
  EYE_FRAME_SHAPES,
  MODULE_SHAPES,
  REACHES,
  type Style,
} from "../../../src/qr/style.ts";
import { writeSvg } from "../../../src/qr/write/svg.ts";
import { decodeBoth } from "../decode.ts";
import { rasterSvg } from "../render.ts";
import { ADDRESS, draw } from "./drawing.ts";

const SCALES = [1, 0.6];
const SHAPES = MODULE_SHAPES.flatMap((shape) => SCALES.map((scale) => [shape, scale] as const));
const EYES = REACHES.flatMap((reach) =>
  EYE_FRAME_SHAPES.flatMap((frame) => EYE_BALL_SHAPES.map((ball) => [reach, frame, ball] as const)),
);

async function reads(style: Style, px: number): Promise<void> {
  const scene = draw(encode(ADDRESS, "M"), style);
  const decoded = await decodeBoth(await rasterSvg(writeSvg(scene, { widthPx: px }), px));
  expect(decoded).toEqual({ zxing: ADDRESS, qr: ADDRESS });
}

describe("drawings decode", () => {
  test.each(SHAPES)("in %s modules at scale %d", async (shape, scale) => {
    for (const px of [190, 512]) await reads({ modules: { shape, scale } }, px);
  });

  // Dots leave a reader the least beside the eyes to find its grid by; at 700 pixels it sees their curves in full.
  test.each(EYES)("for %s, with %s frames and %s balls", async (reach, frame, ball) => {
    for (const px of [190, 512, 700])
      await reads(
        { reach, modules: { shape: "dot" }, eyeFrame: { shape: frame }, eyeBall: { shape: ball } },
        px,
      );
  });

  test.each(["box", "banner", "bubble"] as const)("in a %s", async (shape) => {
    await reads({ frame: { shape, text: "Menü" } }, 300);
    await reads({ margin: 2, frame: { shape, text: "Menü" } }, 300);
  });
});
