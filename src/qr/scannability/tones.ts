import type { Design, Ink } from "../design.ts";
import { paintAcross } from "../scene/paint.ts";
import type { Box, Rgb, ScenePaint } from "../scene/scene.ts";
import { mixed } from "../contrast.ts";

/** The parts of a drawing that have an ink of their own, by the style's names. */
export type Part = "foreground" | "eyeFrame" | "eyeBall";

/** An ink and the background it meets somewhere in the drawing. */
export interface Tone {
  readonly part: Part;
  readonly ink: Rgb;
  readonly background: Rgb;
}

/** The frame and the ball of one finder pattern. */
export interface EyeTone {
  readonly frame: Rgb;
  readonly ball: Rgb;
  readonly background: Rgb;
}

/** Where the symbol lies in the whole drawing, in modules. */
export interface Ground {
  readonly whole: Box;
  readonly symbol: Box;
}

/** What a transparent background is taken to lie on. */
const PAPER: Ink = { kind: "solid", color: 0xffffff };

/** Points a side of the grid on which two gradients are compared: about every module of a middling symbol. */
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
 * Every meeting of an ink with the background. Where one of the two is solid, each stop of the other; where both are
 * gradients, what really lies on what, since light on lighter and dark on darker may run side by side.
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

/** Frame and ball of the three finder patterns, in the colours they have at their centres. */
export function eyeTonesOf(design: Design, ground: Ground): EyeTone[] {
  const { eyeFrame, eyeBall } = design;
  if (eyeFrame.color === eyeBall.color) return [];
  const ink = paintAcross(design.foreground, ground.symbol);
  const paper = paintAcross(backgroundOf(design), ground.whole);
  const { x, y, width } = ground.symbol;
  const [near, far] = [EYE_CENTRE, width - EYE_CENTRE];
  return [
    [near, near],
    [far, near],
    [near, far],
  ].map(([right = 0, down = 0]) => {
    const own = colorAt(ink, x + right, y + down);
    const background = colorAt(paper, x + right, y + down);
    return { frame: eyeFrame.color ?? own, ball: eyeBall.color ?? own, background };
  });
}

const EYE_CENTRE = 3.5;

function pairs(part: Part, inks: readonly Rgb[], backgrounds: readonly Rgb[]): Tone[] {
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
  let before = paint.stops[0] ?? { offset: 0, color: 0 };
  for (const stop of paint.stops) {
    if (stop.offset > offset) {
      const share = (offset - before.offset) / (stop.offset - before.offset);
      return stop === before || share <= 0 ? before.color : mixed(before.color, stop.color, share);
    }
    before = stop;
  }
  return before.color;
}
