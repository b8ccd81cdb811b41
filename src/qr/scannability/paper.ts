import { type Brightness, brightness } from "../contrast.ts";
import type { Design } from "../design.ts";
import { paintAcross } from "../scene/paint.ts";
import type { Rgb, ScenePaint } from "../scene/scene.ts";
import { backgroundOf, colorAlong, colorsOf, type Ground } from "./tones.ts";

/**
 * The least brightness of paper, as a share of the brightness of the lightest paper and the lightest ink together. A
 * decoder's threshold lies midway between the lightest and the darkest pixels around, so it takes darker paper for ink.
 * Measured with zxing and `qr` on thousands of gradients behind inks of four shades: with 0.47, one in 1,600 that pass is
 * not read.
 */
const MIDWAY = 0.5;

/** How far around a pixel a decoder looks for its threshold. A change over a longer distance is soft enough. */
const REACH_MODULES = 5;
/** zxing averages five by five blocks of 8 pixels, and pixels just beyond their edges count as well. */
const REACH_PIXELS = 48;

const SAMPLES = 128;

/** A point of the background, `at` modules along its gradient. */
interface Point {
  readonly at: number;
  readonly shade: Brightness;
}

/** True where a background changes so steeply from light to dark that a decoder takes its dark side for ink. */
export function paperIsSteep(design: Design, ground: Ground): boolean {
  const paint = paintAcross(backgroundOf(design), ground.whole);
  // Usually no colour of it is too dark beside another, at any distance.
  if (paint.kind === "solid" || colorsOf(backgroundOf(design)).every(passesAsPaper(design))) return false;
  const reach = Math.max(REACH_MODULES, (REACH_PIXELS * ground.whole.width) / design.size);
  const points = pointsOf(paint);
  return ([0, 1] as const).some((way) => {
    const ink = lightestInk(design, way);
    return points.some(({ at, shade }) =>
      points.some(
        (beside) => Math.abs(beside.at - at) <= reach && shade[way] < MIDWAY * (beside.shade[way] + ink),
      ),
    );
  });
}

/** Whether a colour is light enough directly beside the background's lightest. */
export function passesAsPaper(design: Design): (color: Rgb) => boolean {
  const papers = colorsOf(backgroundOf(design)).map(brightness);
  const least = ([0, 1] as const).map(
    (way) => MIDWAY * (Math.max(...papers.map((shade) => shade[way])) + lightestInk(design, way)),
  );
  return (color) => brightness(color).every((shade, way) => shade >= (least[way] ?? 0));
}

function lightestInk({ foreground, eyeFrame, eyeBall }: Design, way: 0 | 1): number {
  const inks = [...colorsOf(foreground), eyeFrame.color ?? 0, eyeBall.color ?? 0];
  return Math.max(...inks.map((ink) => brightness(ink)[way]));
}

/** Points all along a gradient, and its stops, which may lie between them. */
function pointsOf(paint: Exclude<ScenePaint, { kind: "solid" }>): Point[] {
  const { stops } = paint;
  const length = paint.kind === "radial" ? paint.r : Math.hypot(paint.x2 - paint.x1, paint.y2 - paint.y1);
  const between = Array.from({ length: SAMPLES + 1 }, (_, sample) => sample / SAMPLES);
  return [
    ...between.map((offset) => ({ at: offset * length, shade: brightness(colorAlong(stops, offset)) })),
    ...stops.map(({ offset, color }) => ({ at: offset * length, shade: brightness(color) })),
  ];
}
