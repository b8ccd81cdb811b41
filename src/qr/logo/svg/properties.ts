import { isCurrentColor, readColor } from "./color.ts";
import { readLength, readNumber, readShare } from "./length.ts";
import { tidy } from "./matrix.ts";
import { readLink, readPaint } from "./paint-value.ts";
import { readNumbers } from "./lexer.ts";

/** A presentation property: one that can stand in an attribute as well as in CSS (SVG 1.1, 6.1). */
interface Property {
  readonly inherited: boolean;
  /** Whether the output has it as spelled here. Others are evaluated while the drawing is built. */
  readonly copied: boolean;
  /** The value in its canonical spelling, lengths relative to `whole`; `null` when it is invalid and doesn't count. */
  spell(value: string, whole: number): string | null;
}

/** Every property that affects a logo's look, in the order in which they are written. */
export const PROPERTIES: ReadonlyMap<string, Property> = new Map([
  ["color", evaluated(true, (value) => isCurrentColor(value) || readColor(value) !== null)],
  ["fill", evaluated(true, (value) => readPaint(value) !== null)],
  ["fill-opacity", evaluated(true, (value) => readShare(value) !== null)],
  ["stroke", evaluated(true, (value) => readPaint(value) !== null)],
  ["stroke-opacity", evaluated(true, (value) => readShare(value) !== null)],
  ["stop-color", evaluated(false, (value) => isCurrentColor(value) || readColor(value) !== null)],
  ["stop-opacity", evaluated(false, (value) => readShare(value) !== null)],
  ["clip-path", evaluated(false, (value) => readLink(value) !== null)],
  ["mask", evaluated(false, (value) => readLink(value) !== null)],
  ["display", evaluated(false, (value) => /^[a-z-]+$/.test(value))],
  ["overflow", evaluated(false, (value) => /^(?:visible|hidden|scroll|auto)$/.test(value))],
  ["opacity", copied(false, (value) => spellNumber(readShare(value)))],
  ["fill-rule", copied(true, oneOf("nonzero", "evenodd"))],
  ["clip-rule", copied(true, oneOf("nonzero", "evenodd"))],
  ["visibility", copied(true, oneOf("visible", "hidden", "collapse"))],
  ["stroke-width", copied(true, (value, whole) => spellNumber(readLength(value, whole), 0))],
  ["stroke-linecap", copied(true, oneOf("butt", "round", "square"))],
  ["stroke-linejoin", copied(true, oneOf("miter", "round", "bevel"))],
  ["stroke-miterlimit", copied(true, (value) => spellNumber(readNumber(value), 1))],
  ["stroke-dasharray", copied(true, spellDashes)],
  ["stroke-dashoffset", copied(true, (value, whole) => spellNumber(readLength(value, whole)))],
  ["paint-order", copied(true, spellPaintOrder)],
  ["shape-rendering", copied(true, oneOf("auto", "optimizeSpeed", "crispEdges", "geometricPrecision"))],
  ["color-interpolation", copied(true, oneOf("auto", "sRGB", "linearRGB"))],
  ["mask-type", evaluated(false, (value) => value === "luminance" || value === "alpha")],
]);

/** Properties whose effects a drawing cannot have, with the values that have no effect. */
export const REFUSED_PROPERTIES: ReadonlyMap<string, readonly string[]> = new Map([
  ["filter", ["none"]],
  ["mix-blend-mode", ["normal"]],
  ["transform-origin", ["0", "0 0", "0px 0px"]],
  ["marker", ["none"]],
  ["marker-start", ["none"]],
  ["marker-mid", ["none"]],
  ["marker-end", ["none"]],
]);

function evaluated(inherited: boolean, isValid: (value: string) => boolean): Property {
  return { inherited, copied: false, spell: (value) => (isValid(value.trim()) ? value.trim() : null) };
}

function copied(inherited: boolean, spell: Property["spell"]): Property {
  return { inherited, copied: true, spell: (value, whole) => spell(value.trim(), whole) };
}

function oneOf(...words: string[]): Property["spell"] {
  return (value) => words.find((word) => word.toLowerCase() === value.toLowerCase()) ?? null;
}

/** SVG 2, 13.8: the first word is painted first. */
function spellPaintOrder(value: string): string | null {
  const parts = value.split(/\s+/);
  const isOrder = parts.every((part, at) => PAINTED.includes(part) && parts.indexOf(part) === at);
  return value === "normal" || isOrder ? parts.join(" ") : null;
}

const PAINTED: readonly string[] = ["fill", "stroke", "markers"];

function spellNumber(value: number | null, least = Number.NEGATIVE_INFINITY): string | null {
  return value === null || value < least ? null : String(tidy(value));
}

/** SVG 1.1, 11.4: no dash may be negative, and dashes that are all zero draw a solid line. */
function spellDashes(value: string, whole: number): string | null {
  if (value === "none") return value;
  const plain = readNumbers(value);
  const dashes = plain ?? value.split(/[\s,]+/).map((dash) => readLength(dash, whole));
  let sum = 0;
  for (const dash of dashes) {
    if (dash === null || dash < 0) return null;
    sum += dash;
  }
  return sum === 0 ? "none" : dashes.map((dash) => tidy(dash ?? 0)).join(" ");
}
