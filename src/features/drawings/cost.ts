import { completeStyle } from "../../qr/complete-style.ts";
import type { Design, Ink } from "../../qr/design.ts";
import { hriOf } from "../../qr/gs1.ts";
import { type LogoCost, logoCost } from "../../qr/logo/cost.ts";
import { LAST_VERSION, sizeOf } from "../../qr/matrix.ts";
import { versionInBytes } from "../../qr/scannability/payload-judge.ts";
import type { Format } from "../../qr/write/index.ts";
import type { FileJob } from "./jobs.ts";

/*
 * The cost of a drawing, in milliseconds of processor time of a quiet machine, estimated before it is drawn.
 * It depends on the request alone: whatever is cached, the same call always costs the same. The figures were
 * fitted to 300 drawings (templates, shapes, versions 1 to 40, formats, logos);
 * test/features/drawings/cost.test.ts holds them. They err upwards: a drawing that counts as small is small.
 */

/** Time for the outline of each shape, as a share of the time for the dearest one. */
const OUTLINE: Readonly<Record<Design["modules"]["shape"], number>> = {
  square: 0.3,
  dot: 1,
  rounded: 1,
  connected: 0.6,
  blob: 0.6,
  classy: 0.5,
  diamond: 0.4,
  vertical: 0.6,
  horizontal: 0.6,
};

/** Milliseconds of each format for a module of the dearest shape. */
const MODULE: Readonly<Record<Format, number>> = { svg: 0.0006, eps: 0.0008, pdf: 0.0045, png: 0.003 };

/**
 * Milliseconds of each format for an empty drawing. No PDF or PNG is small: their libraries take 50 ms and 21 MB, and 25 ms
 * and 24 MB, to load, which is not for the thread that answers requests.
 */
const FILE: Readonly<Record<Format, number>> = { svg: 0.1, eps: 0.2, pdf: 6, png: 6 };

/** Milliseconds of each format for a character below a GS1 symbol, and what it adds to a square's height. */
const CHARACTER: Readonly<Record<Format, number>> = { svg: 0.012, eps: 0.015, pdf: 0.06, png: 0.06 };
const CHARACTER_HEIGHT = 0.007;
const LINE_HEIGHT = 0.15;

/** Choosing, judging and tracing a symbol, by module; and judging a gradient's colours. */
const TRACED = 0.00015;
const JUDGED = 0.3;
const GRADIENT = 1;

/** A million pixels of a PNG, and what each gradient adds to them. */
const MEGAPIXEL = 20;
const GRADIENT_MEGAPIXEL = 18;

/** The edges of a module, by pixel of the drawing's width: of a solid ink, packed into a palette, and of a gradient. */
const EDGE = 0.000002;
const GRADIENT_EDGE = 0.0000055;

/** The renderer, where PDF and EPS embed a logo as a picture. */
const EMBEDDED = 5;

/** A million pixels of a PNG logo that is unpacked to be drawn, and of a picture that PDF and EPS embed. */
const UNPACKED_MEGAPIXEL = 50;
const EMBEDDED_MEGAPIXEL = 270;

/** A character of an SVG logo that is drawn as pixels. */
const ART = 0.0006;

/**
 * The milliseconds that a drawing will take.
 * @throws Fault as `completeStyle` does.
 */
export function estimate({ payload, style, format, sheet }: FileJob): number {
  const design = completeStyle(style);
  const logo = style.logo === undefined ? null : logoCost(style.logo);
  const modules = sideOf(payload, design) ** 2;
  const widthPx = sheet.widthPx ?? design.size;
  const characters = design.hri ? hriOf(payload).length : 0;
  const gradients = [design.foreground, design.background].filter(isGradient).length;
  return (
    JUDGED +
    gradients * GRADIENT +
    modules * (TRACED + MODULE[format] * OUTLINE[design.modules.shape]) +
    characters * CHARACTER[format] +
    FILE[format] +
    (format === "png" ? pixelsCost(widthPx, design, gradients, modules, characters) : 0) +
    (logo === null ? 0 : logo.read + drawnLogoCost(logo, format, design, widthPx, sheet.widthMm ?? 80))
  );
}

function isGradient(ink: Ink | null): boolean {
  return ink !== null && ink.kind !== "solid";
}

function pixelsCost(
  widthPx: number,
  design: Design,
  gradients: number,
  modules: number,
  characters: number,
): number {
  // A frame makes a drawing a third higher than wide, at most.
  const framed = design.frame.shape === "none" ? 1 : 1.33;
  const aspect = framed + (characters === 0 ? 0 : LINE_HEIGHT + characters * CHARACTER_HEIGHT);
  const megapixels = (widthPx * widthPx * aspect) / 1e6;
  const edges = modules * widthPx * (isGradient(design.foreground) ? GRADIENT_EDGE : EDGE);
  return megapixels * (MEGAPIXEL + gradients * GRADIENT_MEGAPIXEL) + edges;
}

/** Pixels an inch, and along the longer side at most, of a logo's picture in print (`qr/write/print-size.ts`). */
const DPI = 600;
const MOST = 1_600;

function drawnLogoCost(
  { pixels, drawn }: LogoCost,
  format: Format,
  design: Design,
  widthPx: number,
  widthMm: number,
): number {
  if (format === "svg") return 0;
  const unpacked = ((pixels ?? 0) / 1e6) * UNPACKED_MEGAPIXEL;
  if (format === "png") return unpacked + drawn * ART * (1 + widthPx / 1_000);
  const wanted = Math.min(MOST, (widthMm / 25.4) * DPI * (design.logo?.size ?? 0));
  // A bitmap is shrunk by a whole factor, so it may keep up to twice the pixels wanted along each side.
  const embedded = pixels === null ? wanted ** 2 : Math.min(pixels, 4 * wanted ** 2);
  return EMBEDDED + unpacked + (embedded / 1e6) * EMBEDDED_MEGAPIXEL + drawn * ART * (1 + wanted / 1_000);
}

/**
 * The share of a symbol's width up to which a logo fits at a level with its padding counted; larger ones need versions
 * beyond the payload's own, up to the last.
 */
const ROOM: Readonly<Record<Design["ecc"], number>> = { L: 0.18, M: 0.3, Q: 0.4, H: 0.43, auto: 0.43 };

/** Pixels of a module below which no symbol is considered (`qr/scannability/sturdiness.ts`). */
const LEAST_PIXELS = 2.7;

/** Modules a side of the symbol: never fewer than it will have where it scans. */
function sideOf(payload: string, { ecc, encoding, logo, size }: Design): number {
  const level = ecc !== "auto" ? ecc : logo === null ? "M" : "H";
  const own = sizeOf(versionInBytes(payload, level, encoding) ?? LAST_VERSION);
  if (logo === null) return own;
  const room = ROOM[ecc] - logo.size;
  const grown = room <= 0 ? Number.POSITIVE_INFINITY : (2 * logo.padding) / room;
  return Math.max(own, Math.min(sizeOf(LAST_VERSION), size / LEAST_PIXELS, grown));
}
