import type { Design, Ink } from "../design.ts";
import { EYE_SIZE } from "../scene/grid.ts";
import { paintAcross } from "../scene/paint.ts";
import type { Box, Rgb, ScenePaint, Stop } from "../scene/scene.ts";
import { mixed } from "../contrast.ts";

/** The parts of a drawing that can have an ink of their own, by the style's names. */
export type TonedPart = "foreground" | "eyeFrame" | "eyeBall";

/** An ink and the background it meets somewhere in the drawing. */
export interface Tone {
  readonly part: TonedPart;
  readonly ink: Rgb;
  readonly background: Rgb;
}

/** A point of a finder pattern's ink. */
export interface EyeTone {
  readonly part: "eyeFrame" | "eyeBall";
  readonly ink: Rgb;
  readonly background: Rgb;
}

/** Where the symbol lies in the whole drawing, in modules. */
export interface Ground {
  readonly whole: Box;
  readonly symbol: Box;
}

/** A transparent background counts as white paper. */
const PAPER: Ink = { kind: "solid", color: 0xffffff };

/** Points along a side of the grid on which two gradients are compared: about one a module in a symbol of middle size. */
const SAMPLES = 41;

/** The background's ink, white where it is transparent. */
export function backgroundOf(design: Design): Ink {
  return design.background ?? PAPER;
}

/** A solid ink's colour or a gradient's stops: no colour between two stops is lighter or darker than both. */
export function colorsOf(ink: Ink): readonly Rgb[] {
  return ink.kind === "solid" ? [ink.color] : ink.stops.map((stop) => stop.color);
}

/**
 * Every pair of an ink and the background that it meets. When one of the two is solid, these are its pairs with each stop
 * of the other. When both are gradients, these are samples all over the symbol, because light ink may meet only lighter
 * background, and dark ink only darker background.
 */
export function tonesOf(design: Design, ground: Ground): Tone[] {
  const background = backgroundOf(design);
  const tones =
    design.foreground.kind === "solid" || background.kind === "solid"
      ? pairs("foreground", colorsOf(design.foreground), colorsOf(background))
      : sampled(paintAcross(design.foreground, ground.symbol), paintAcross(background, ground.whole), ground);
  for (const part of ["eyeFrame", "eyeBall"] as const) {
    const { color } = design[part];
    if (color !== null) tones.push(...pairs(part, [color], colorsOf(background)));
  }
  return tones;
}

/**
 * The inks of the three finder patterns, each sampled all round its frame and ball, because a gradient may run across.
 * Empty where all are of one colour.
 */
export function eyesOf(design: Design, ground: Ground): EyeTone[][] {
  const { eyeFrame, eyeBall, foreground } = design;
  if (eyeFrame.color === eyeBall.color && (eyeFrame.color !== null || foreground.kind === "solid")) return [];
  const ink = paintAcross(foreground, ground.symbol);
  const paper = paintAcross(backgroundOf(design), ground.whole);
  const far = ground.symbol.width - EYE_SIZE;
  const eyes: readonly (readonly [number, number])[] = [
    [0, 0],
    [far, 0],
    [0, far],
  ];
  return eyes.map(([right, down]) =>
    EYE_POINTS.map(([part, x, y]) => {
      const at = [ground.symbol.x + right + x, ground.symbol.y + down + y] as const;
      return { part, ink: design[part].color ?? colorAt(ink, ...at), background: colorAt(paper, ...at) };
    }),
  );
}

const EYE_POINTS: readonly (readonly [EyeTone["part"], number, number])[] = [
  ...ring("eyeFrame", 3),
  ...ring("eyeBall", 1),
  ["eyeBall", 3.5, 3.5],
];

/** The corners and the middles of the sides of a square around an eye's centre. */
function ring(part: EyeTone["part"], reach: number): [EyeTone["part"], number, number][] {
  const steps = [-reach, 0, reach];
  return steps.flatMap((y) =>
    steps
      .filter((x) => x !== 0 || y !== 0)
      .map((x): [EyeTone["part"], number, number] => [part, EYE_SIZE / 2 + x, EYE_SIZE / 2 + y]),
  );
}

function pairs(part: TonedPart, inks: readonly Rgb[], backgrounds: readonly Rgb[]): Tone[] {
  return inks.flatMap((ink) => backgrounds.map((background) => ({ part, ink, background })));
}

function sampled(ink: ScenePaint, paper: ScenePaint, { symbol }: Ground): Tone[] {
  const tones: Tone[] = [];
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const x = symbol.x + (symbol.width * column) / (SAMPLES - 1);
      const y = symbol.y + (symbol.height * row) / (SAMPLES - 1);
      tones.push({ part: "foreground", ink: colorAt(ink, x, y), background: colorAt(paper, x, y) });
    }
  return tones;
}

function colorAt(paint: ScenePaint, x: number, y: number): Rgb {
  if (paint.kind === "solid") return paint.color;
  const offset =
    paint.kind === "radial"
      ? Math.hypot(x - paint.cx, y - paint.cy) / paint.r
      : ((x - paint.x1) * (paint.x2 - paint.x1) + (y - paint.y1) * (paint.y2 - paint.y1)) /
        ((paint.x2 - paint.x1) ** 2 + (paint.y2 - paint.y1) ** 2);
  return colorAlong(paint.stops, offset);
}

/** A gradient's colour at an offset. */
export function colorAlong(stops: readonly Stop[], offset: number): Rgb {
  let before = stops[0] ?? { offset: 0, color: 0 };
  for (const stop of stops) {
    if (stop.offset > offset) {
      const share = (offset - before.offset) / (stop.offset - before.offset);
      return stop === before || share <= 0 ? before.color : mixed(before.color, stop.color, share);
    }
    before = stop;
  }
  return before.color;
}
