import { createHash } from "node:crypto";
import type { LogoArt } from "../../qr/logo/art.ts";
import { relativeLuminance } from "../../qr/color.ts";
import type { Scheme } from "./traits.ts";
import { renderPixels } from "./render.ts";
import type { Pixels } from "./resample.ts";

/** The look of a logo, measured in a small rendering of it. */
export interface Appearance {
  /** Whether almost nothing is drawn. */
  readonly blank: boolean;
  /** The one colour all of it has, `#rrggbb`; `null` when there are several. */
  readonly color: string | null;
  /** Mean relative luminance of what is drawn, 0 to 1 (WCAG 2.2). */
  readonly luminance: number;
  /** The shares of the drawing that can be seen on white, and on near-black. */
  readonly seenOnWhite: number;
  readonly seenOnBlack: number;
  /** Equal for renderings with equal pixels. */
  readonly pixelHash: string;
  /** Equal for renderings of the same outline, in any colours. */
  readonly shapeHash: string;
}

/** Pixels of the longer side: enough to measure colours, cheap enough for every logo. */
const SIDE = 48;

/** The least share of the area that must be drawn in. */
const LEAST_INK = 0.002;

/** The least contrast at which a colour can be seen on a background. */
const LEAST_CONTRAST = 1.4;
const NEAR_BLACK = relativeLuminance(0x121212);

/** Steps of 255 that two pixels of one colour may differ by: at an edge the renderer rounds. */
const SAME = 10;

/** Renders art and measures it. */
export async function inspect(art: LogoArt): Promise<Appearance> {
  return describe(await renderPixels(art, SIDE));
}

/** Measures pixels. */
export function describe({ width, height, rgba }: Pixels): Appearance {
  const alphas = new Uint8Array(rgba.length / 4);
  const [low, high] = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  const sum = [0, 0, 0];
  let [ink, solid, luminance, onWhite, onBlack] = [0, 0, 0, 0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] ?? 0;
    alphas[at / 4] = alpha;
    if (alpha === 0) continue;
    const color = [0, 1, 2].map((channel) =>
      Math.min(255, Math.round(((rgba[at + channel] ?? 0) * 255) / alpha)),
    );
    const [red = 0, green = 0, blue = 0] = color;
    const own = relativeLuminance((red << 16) | (green << 8) | blue);
    ink += alpha;
    luminance += own * alpha;
    if (1.05 / (own + 0.05) >= LEAST_CONTRAST) onWhite += alpha;
    if ((own + 0.05) / (NEAR_BLACK + 0.05) >= LEAST_CONTRAST) onBlack += alpha;
    // Where little is covered, premultiplied colours are too coarse to compare.
    if (alpha < 96) continue;
    solid++;
    for (const [channel, value] of color.entries()) {
      low[channel] = Math.min(low[channel] ?? 255, value);
      high[channel] = Math.max(high[channel] ?? 0, value);
      sum[channel] = (sum[channel] ?? 0) + value;
    }
  }
  const isOne = solid > 0 && low.every((value, channel) => (high[channel] ?? 0) - value <= SAME);
  return {
    blank: ink / 255 < LEAST_INK * width * height,
    color: isOne ? hex(sum.map((value) => Math.round(value / solid))) : null,
    luminance: ink === 0 ? 0 : luminance / ink,
    seenOnWhite: ink === 0 ? 0 : onWhite / ink,
    seenOnBlack: ink === 0 ? 0 : onBlack / ink,
    pixelHash: hash(rgba, width),
    shapeHash: hash(alphas, width),
  };
}

/**
 * The scheme of art whose source names none: one colour is `monochrome`, several are `color`, and art that can hardly be
 * seen on white is `dark`.
 * @returns `null` when it can be seen neither on white nor on black.
 */
export function schemeOf({ color, seenOnWhite, seenOnBlack }: Appearance): Scheme | null {
  if (seenOnWhite >= 0.5) return color === null ? "color" : "monochrome";
  return seenOnBlack >= 0.5 ? "dark" : null;
}

/**
 * The scheme of art whose source says that it is made for a dark or a light background. It is decided by which background
 * it is seen on, because some sources name the background and some the ink.
 * @returns `null` when it is seen on both alike, or on neither.
 */
export function pairedScheme(one: Appearance, other: Appearance | null): "dark" | "light" | null {
  if (other !== null && Math.abs(one.luminance - other.luminance) > 0.05)
    return schemeBy(one, one.luminance > other.luminance ? "dark" : "light");
  if (Math.abs(one.seenOnBlack - one.seenOnWhite) < 0.1) return null;
  return schemeBy(one, one.seenOnBlack > one.seenOnWhite ? "dark" : "light");
}

function schemeBy(
  { seenOnBlack, seenOnWhite }: Appearance,
  scheme: "dark" | "light",
): "dark" | "light" | null {
  return (scheme === "dark" ? seenOnBlack : seenOnWhite) >= 0.5 ? scheme : null;
}

function hash(bytes: Uint8Array, width: number): string {
  return createHash("sha256").update(`${width}:`).update(bytes).digest("hex").slice(0, 24);
}

function hex(channels: readonly number[]): string {
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
