import { brightness, LIGHTEST, lightness, shades } from "../contrast.ts";
import type { Design } from "../design.ts";
import type { Rgb } from "../scene/scene.ts";
import { LIMITS } from "./limits.ts";
import { backgroundOf, colorsOf } from "./tones.ts";

/** From this version on a symbol has more than one alignment pattern. */
const MANY_ALIGNED = 7;

type ModuleShape = Design["modules"]["shape"];

/** Share of its cell that the ink of a lone module covers at full scale. */
const COVER: Readonly<Record<ModuleShape, number>> = {
  square: 1,
  rounded: 0.91,
  dot: Math.PI / 4,
  connected: Math.PI / 4,
  blob: Math.PI / 4,
  classy: (1 + Math.PI / 4) / 2,
  vertical: Math.PI / 4,
  horizontal: Math.PI / 4,
  diamond: 0.5,
};

/**
 * True of shapes whose inner corners are filled, so that what is light between them is less than its cells.
 */
export function areMerged(shape: ModuleShape): boolean {
  return shape === "connected" || shape === "blob";
}

/** How much larger modules must be in the lightest ink, because blur takes more of it. */
const LIGHT_INK = 0.9;

/** Printed size of a module that phones resolve: Denso Wave's rule of four dots of a 300 dpi printer, in millimetres. */
const MODULE_MM = 0.33;

/** The lightest ink of a design, 0 to `LIGHTEST`. A lighter one is refused for its colour. */
export function lightestInk(design: Design): number {
  const backgrounds = colorsOf(backgroundOf(design));
  let lightest = 0;
  for (const ink of inksOf(design))
    for (const background of backgrounds) lightest = Math.max(lightest, lightness(ink, background));
  return Math.min(LIGHTEST, lightest);
}

/** Share of its cell that a lone module covers, less what a light ink loses to blur: 0 to 1. */
export function inkShare({ shape, scale }: Design["modules"], lightest: number): number {
  return COVER[shape] * (scale / swollen(lightest)) ** 2;
}

/** The least `modules.scale` at which a shape has so large a share of ink, 0.01 to 1, in hundredths. */
export function leastScale(shape: ModuleShape, lightest: number, share = LIMITS.modules.D): number {
  return Math.min(1, Math.ceil(Math.sqrt(share / COVER[shape]) * swollen(lightest) * 100) / 100);
}

function swollen(lightest: number): number {
  return 1 + LIGHT_INK * lightest ** 2;
}

/**
 * The least quiet zone in modules, in halves. Measured on black and on busy pages: a dark ink needs hardly any of the
 * standard's four (ISO/IEC 18004, 9.1), a light one is lost beside black. On a lighter page the edge of coloured paper
 * counts as ink: with two or three modules jsQR loses a fifth of such drawings in perfect pictures, and zxing some.
 */
export function leastMargin(lightest: number, paper: number): number {
  return paper < COLORED ? LIMITS.quiet_zone.A : Math.max(LIMITS.quiet_zone.D, Math.ceil(8 * lightest) / 2);
}

/** The brightness below which paper stands out from a white page. */
const COLORED = 0.9;

/** The brightness of the darkest paper, 0 to 1, by the measure that sees it darker. */
export function darkestPaper(design: Design): number {
  return Math.min(...colorsOf(backgroundOf(design)).flatMap(brightness)) / 255;
}

/**
 * The least pixels a module may have in a bitmap: enough to find the eyes, to hit thin modules and to tell light inks
 * apart. Measured by decoding 50,000 renderings at random sizes. From version 7 on readers place their grid by many
 * alignment patterns, which needs more.
 */
export function leastPixels(design: Design, lightest: number, version: number): number {
  const needs = [LEAST_PIXELS, eyePixels(design, version)];
  if (lightest > MIDDLING) needs.push(4.4);
  if (inkShare(design.modules, lightest) < SOLID)
    needs.push(version < MANY_ALIGNED ? 3.8 : design.eyeFrame.shape === "square" ? 4.4 : 6);
  return Math.max(...needs);
}

/** Share of ink from which modules count as solid: sampling a little beside their middle still meets ink. */
const SOLID = 0.55;

/** Pixels a module from which a plain symbol is read wherever its edges fall between pixels. */
const LEAST_PIXELS = 2.7;

/** Lightness from which inks need more pixels, and difference in shade from which parts of an eye need more. */
const MIDDLING = 0.45;
const UNEVEN = 0.3;

function eyePixels(design: Design, version: number): number {
  const [frame, ball] = [design.eyeFrame.shape, design.eyeBall.shape];
  if (eyeContrast(design) > UNEVEN) return 6;
  if (frame === "circle" && ball === "square") return 5.2;
  if (frame !== "circle" && ball === "diamond") return 5.2;
  if (frame === "square") return ball === "square" ? LEAST_PIXELS : 3.3;
  return version < MANY_ALIGNED ? 3.3 : 4.4;
}

/** The greatest difference in either brightness between the two parts of an eye, where one has a colour of its own. */
function eyeContrast(design: Design): number {
  const { eyeFrame, eyeBall } = design;
  if (eyeFrame.color === eyeBall.color) return 0;
  const papers = colorsOf(backgroundOf(design));
  const inks = (color: Rgb | null): readonly Rgb[] =>
    color === null ? colorsOf(design.foreground) : [color];
  let greatest = 0;
  for (const paper of papers)
    for (const frame of inks(eyeFrame.color))
      for (const ball of inks(eyeBall.color)) {
        const [[frameMean, frameLuma], [ballMean, ballLuma]] = [shades(frame, paper), shades(ball, paper)];
        greatest = Math.max(greatest, Math.abs(frameMean - ballMean), Math.abs(frameLuma - ballLuma));
      }
  return greatest;
}

/** The least width to print a drawing of `width` modules at, in millimetres rounded up to tenths. */
export function minimumPrint(width: number, design: Design, lightest: number): number {
  const thin = Math.max(1, Math.sqrt(SOLID / inkShare(design.modules, lightest)));
  return Math.ceil(width * MODULE_MM * thin * 10 - 1e-9) / 10;
}

function inksOf({ foreground, eyeFrame, eyeBall }: Design): number[] {
  const inks = [...colorsOf(foreground)];
  if (eyeFrame.color !== null) inks.push(eyeFrame.color);
  if (eyeBall.color !== null) inks.push(eyeBall.color);
  return inks;
}
