import { printedColor } from "./print-color.ts";
import { type Grade, LIMITS } from "./scannability/limits.ts";
import type { Rgb } from "./scene/scene.ts";

/**
 * The lightest an ink may be, as a share of its background's brightness. Decoders set their threshold by the
 * surroundings and fall back on half the brightness where those are flat. Measured with zxing and `qr`, sharp, blurred
 * and turned: from 0.62 on the first readings fail, from 0.70 on even sharp ones. On a screen the gap below asks for more.
 */
export const LIGHTEST = 0.6;

/** The same by television luma, which weighs green more; there zxing still reads 0.75. */
const LIGHTEST_LUMA = 0.7;

/** Limits on an ink and its background. */
interface Limits {
  readonly lightest: number;
  readonly gap: number;
}

const ON_SCREEN: Limits = { lightest: LIGHTEST, gap: 255 * LIMITS.contrast.D };

/**
 * In print greys come out lighter and black is not black, so there is less room. Measured with CMYK files in poppler
 * and Ghostscript: shares from 0.7 on and gaps below 24 sometimes fail.
 */
const IN_PRINT: Limits = { lightest: 0.66, gap: 32 };

/** The two brightnesses that decoders take from a picture, 0 to 255: (R + 2G + B) / 4, and the luma of ITU-R BT.601. */
export type Brightness = readonly [byMean: number, byLuma: number];

export function brightness(color: Rgb): Brightness {
  return [mean(color), luma(color)];
}

/**
 * How light an ink looks to decoders on a background: 0 is black, `LIGHTEST` is the lightest that scans, and from 1 on
 * it is as light as the background or lighter. The worse of the two brightnesses counts.
 */
export function lightness(ink: Rgb, background: Rgb): number {
  const [byMean, byLuma] = shades(ink, background);
  return Math.max(byMean, byLuma * (LIGHTEST / LIGHTEST_LUMA));
}

/** An ink's shares of its background's two brightnesses, to compare inks as decoders see them. */
export function shades(ink: Rgb, background: Rgb): readonly [byMean: number, byLuma: number] {
  return [mean(ink) / Math.max(1, mean(background)), luma(ink) / Math.max(1, luma(background))];
}

/**
 * True where decoders can tell an ink from its background, on a screen and in print. Both count, because any accepted
 * style can be exported in CMYK, where colours are duller.
 */
export function legible(ink: Rgb, background: Rgb): boolean {
  return (
    standsOut(ink, background, ON_SCREEN) && standsOut(printedColor(ink), printedColor(background), IN_PRINT)
  );
}

function standsOut(ink: Rgb, background: Rgb, limits: Limits): boolean {
  return gap(ink, background) >= limits.gap && lightness(ink, background) <= limits.lightest;
}

/** Steps from an ink up to its background as a share of the whole scale, 0 to 1; by the brightness that has fewer. */
export function symbolContrast(ink: Rgb, background: Rgb): number {
  return Math.max(0, gap(ink, background)) / 255;
}

/** True where an ink is legible with a contrast of that grade. */
export function legibleAt(grade: Grade, ink: Rgb, background: Rgb): boolean {
  return symbolContrast(ink, background) >= LIMITS.contrast[grade] && legible(ink, background);
}

/** True where an ink is lighter than its background. Many readers refuse such a negative. */
export function inverted(ink: Rgb, background: Rgb): boolean {
  return mean(ink) > mean(background);
}

/** True where no ink, not even black, is legible. */
export function tooDark(background: Rgb): boolean {
  return !legible(0x000000, background);
}

/** The ink darkened just enough to pass, its hue kept; black where no lighter colour passes. */
export function darkened(ink: Rgb, passes: (ink: Rgb) => boolean): Rgb {
  return nearest(ink, 0x000000, passes);
}

/** The background mixed with just enough white to pass; white where no darker colour passes. */
export function lightened(background: Rgb, passes: (background: Rgb) => boolean): Rgb {
  return nearest(background, 0xffffff, passes);
}

/**
 * The colour nearest to `from` on the way to `to` that passes, by bisection. `passes` must change only once on that
 * way.
 */
function nearest(from: Rgb, to: Rgb, passes: (color: Rgb) => boolean): Rgb {
  if (passes(from)) return from;
  let [near, far] = [0, 1];
  for (let step = 0; step < 9; step++) {
    const middle = (near + far) / 2;
    if (passes(mixed(from, to, middle))) far = middle;
    else near = middle;
  }
  return mixed(from, to, far);
}

/** A colour between two, `share` of the way to the second, channel by channel as gradients are drawn. */
export function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (shift: number): number => {
    const [a, b] = [(from >> shift) & 0xff, (to >> shift) & 0xff];
    return Math.round(a + (b - a) * share) << shift;
  };
  return channel(16) | channel(8) | channel(0);
}

function gap(ink: Rgb, background: Rgb): number {
  return Math.min(mean(background) - mean(ink), luma(background) - luma(ink));
}

function mean(color: Rgb): number {
  return ((color >> 16) + 2 * ((color >> 8) & 0xff) + (color & 0xff)) / 4;
}

function luma(color: Rgb): number {
  return 0.299 * (color >> 16) + 0.587 * ((color >> 8) & 0xff) + 0.114 * (color & 0xff);
}
