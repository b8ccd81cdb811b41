import type { ScenePaint, Stop } from "../scene/scene.ts";
import { type ColorSpace, DEVICE_SPACES, primaries } from "./color.ts";

export type Gradient = Exclude<ScenePaint, { readonly kind: "solid" }>;

/** A dictionary as PDF and PostScript share it: strings are names. */
export interface Dictionary {
  [key: string]: PdfEntry;
}
export type PdfEntry = string | number | boolean | PdfEntry[] | Dictionary;

/**
 * A gradient as a shading dictionary, axial (type 2) or radial (type 3), with its end colours extended: PDF 1.7,
 * 8.7.4.5, and the PostScript Language Reference, 4.9.3, define the same one. Coordinates are in scene units.
 */
export function shadingOf(paint: Gradient, space: ColorSpace): Dictionary {
  const linear = paint.kind === "linear";
  const coords = linear
    ? [paint.x1, paint.y1, paint.x2, paint.y2]
    : [paint.cx, paint.cy, 0, paint.cx, paint.cy, paint.r];
  return {
    ShadingType: linear ? 2 : 3,
    ColorSpace: DEVICE_SPACES[space],
    Coords: coords.map(rounded),
    Function: colorFunction(paint.stops, space),
    Extend: [true, true],
  };
}

/** Stitches one exponential function a pair of neighbours (PDF 1.7, 7.10.4); two stops at one offset are a hard edge. */
function colorFunction(stops: readonly Stop[], space: ColorSpace): Dictionary {
  const pieces = neighbours(stops);
  const functions = pieces.map(([from, to]) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: primaries(from.color, space).map(rounded),
    C1: primaries(to.color, space).map(rounded),
    N: 1,
  }));
  const [only] = functions;
  if (only && functions.length === 1) return only;
  return {
    FunctionType: 3,
    Domain: [0, 1],
    Functions: functions,
    Bounds: pieces.slice(1).map(([from]) => rounded(from.offset)),
    Encode: pieces.flatMap(() => [0, 1]),
  };
}

/** The stops two by two, filled up to the whole of 0 to 1, without pairs that have no length. */
function neighbours(stops: readonly Stop[]): [Stop, Stop][] {
  const first = stops.at(0);
  const last = stops.at(-1);
  if (!first || !last) return [];
  const pairs: [Stop, Stop][] = [];
  let from: Stop = { ...first, offset: 0 };
  for (const to of [...stops, { ...last, offset: 1 }]) {
    if (rounded(to.offset) > rounded(from.offset)) pairs.push([from, to]);
    from = to;
  }
  return pairs;
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

/** A dictionary as both spell it, one entry a line: DSC allows no line over 255 characters. */
export function spellDictionary(dictionary: Dictionary): string {
  const entries = Object.entries(dictionary).map(([key, entry]) => `/${key} ${spellEntry(entry)}`);
  return `<<\n${entries.join("\n")}\n>>`;
}

function spellEntry(entry: PdfEntry): string {
  if (typeof entry === "string") return `/${entry}`;
  if (Array.isArray(entry)) return `[${entry.map(spellEntry).join(" ")}]`;
  return typeof entry === "object" ? spellDictionary(entry) : String(entry);
}
