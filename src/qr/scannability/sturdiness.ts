import { LIGHTEST, lightness } from "../contrast.ts";
import type { Design } from "../design.ts";
import { backgroundOf, colorsOf } from "./tones.ts";

type ModuleShape = Design["modules"]["shape"];

/** Share of its cell that the ink of a lone module covers at full scale. */
const COVER: Readonly<Record<ModuleShape, number>> = {
  square: 1,
  rounded: 0.91,
  dot: Math.PI / 4,
  connected: Math.PI / 4,
  vertical: Math.PI / 4,
  horizontal: Math.PI / 4,
  diamond: 0.5,
};

/** Share of its cell that a lone module must cover. Measured: below a quarter, blurred drawings fail in every shape. */
const LEAST_COVER = 0.26;

/** How much of that share more a lighter ink needs, because blur takes more of it. */
const LIGHT_INK = 0.9;

/** Sturdiness from which modules count as solid: sampling a little beside their middle still meets ink. */
const SOLID = 1.45;

const LEAST_MARGIN = 1;

/** Printed size of a module that phones resolve: Denso Wave's rule of four dots of a 300 dpi printer, in millimetres. */
const MODULE_MM = 0.33;

/** The lightest ink of a design, 0 to `LIGHTEST`: what is lighter still is refused for its colour. */
export function lightestInk(design: Design): number {
  const backgrounds = colorsOf(backgroundOf(design));
  let lightest = 0;
  for (const ink of inksOf(design))
    for (const background of backgrounds) lightest = Math.max(lightest, lightness(ink, background));
  return Math.min(LIGHTEST, lightest);
}

/** The least `modules.scale` at which a shape keeps enough ink, 0.01 to 1, in hundredths. */
export function leastScale(shape: ModuleShape, lightest: number): number {
  return Math.min(1, Math.ceil(barelyEnough(shape, lightest) * 100) / 100);
}

/** How many times the least scale the modules have; less than 1 does not scan. */
export function sturdiness({ shape, scale }: Design["modules"], lightest: number): number {
  return scale / barelyEnough(shape, lightest);
}

/**
 * The least quiet zone in modules, in halves. Measured on black and on busy pages: a dark ink needs hardly any of the
 * standard's four (ISO/IEC 18004, 9.1), a light one is lost beside black.
 */
export function leastMargin(lightest: number): number {
  return Math.max(LEAST_MARGIN, Math.ceil(8 * lightest) / 2);
}

/**
 * The least pixels a module may have in a bitmap, by what it takes to find the eyes and to hit thin modules. Measured
 * by decoding 50,000 renderings at random sizes; from version 7 on readers place their grid by alignment patterns,
 * which asks for more. Below 2.7 pixels even the plain symbol fails at some sizes.
 */
export function leastPixels(design: Design, lightest: number, version: number): number {
  const manyAligned = version >= 7;
  const frame = design.eyeFrame.shape;
  const ball = design.eyeBall.shape;
  const solid = sturdiness(design.modules, lightest) >= SOLID;
  const squareFrame = frame === "square";
  let least = squareFrame && ball === "square" && solid ? 2.7 : 3.3;
  if (!solid) least = manyAligned && !squareFrame ? 6 : manyAligned ? 4.4 : 3.8;
  if (!squareFrame && manyAligned) least = Math.max(least, 4.4);
  if (ball === "diamond" && frame !== "circle") least = Math.max(least, 4.4);
  if (ball === "square" && frame === "circle") least = Math.max(least, 5.2);
  return least;
}

/** The least width to print a drawing of `width` modules at, in millimetres rounded up to tenths. */
export function minimumPrint(width: number, design: Design, lightest: number): number {
  const thin = Math.max(1, SOLID / sturdiness(design.modules, lightest));
  return Math.ceil(width * MODULE_MM * thin * 10 - 1e-9) / 10;
}

function barelyEnough(shape: ModuleShape, lightest: number): number {
  return Math.sqrt(LEAST_COVER / COVER[shape]) * (1 + LIGHT_INK * lightest ** 2);
}

function inksOf({ foreground, eyeFrame, eyeBall }: Design): number[] {
  const inks = [...colorsOf(foreground)];
  if (eyeFrame.color !== null) inks.push(eyeFrame.color);
  if (eyeBall.color !== null) inks.push(eyeBall.color);
  return inks;
}
