import type { Color } from "./color.ts";
import { BLACK, isCurrentColor, readColor } from "./color.ts";
import { type Alpha, type Context, diagonal } from "./context.ts";
import type { Clip, Gradient, Look, Mask, Paint } from "./drawing.ts";
import { readShare } from "./length.ts";
import { tidy } from "./matrix.ts";
import { type PaintValue, readLink, readPaint } from "./paint-value.ts";
import { PROPERTIES } from "./properties.ts";

/** Finds the gradients, clips and masks that a look refers to; `undefined` where the document has none of that id. */
export interface Links {
  gradient(id: string, context: Context): Gradient | null | undefined;
  clip(id: string, context: Context): Clip | undefined;
  mask(id: string, context: Context): Mask | undefined;
}

/** Properties with a meaning inside a clip path, where only outlines count (SVG 1.1, 14.3.5). */
const CLIPPING: ReadonlySet<string> = new Set(["clip-rule", "visibility"]);

/**
 * Reads the presentation attributes of an element in `context`, and returns its look and the context of its children. A
 * malformed value doesn't count (CSS 2.1, 4.2), and neither does a link to a missing element.
 */
export function readLook(
  attributes: ReadonlyMap<string, string>,
  context: Context,
  links: Links,
): { look: Look; inner: Context } {
  const clip = linked(attributes.get("clip-path"), (id) => links.clip(id, context));
  const words = readWords(attributes, context);
  if (context.clipping) return { look: { words, ...(clip && { clip }) }, inner: context };
  const mask = linked(attributes.get("mask"), (id) => links.mask(id, context));
  const color = readColorProperty(attributes.get("color"), context);
  const inner = { ...context, color };
  const fill = readInk("fill", attributes, inner, links);
  const stroke = readInk("stroke", attributes, inner, links);
  const look: Look = {
    words,
    ...(clip && { clip }),
    ...(mask && { mask }),
    ...(fill.paint && { fill: fill.paint }),
    ...(stroke.paint && { stroke: stroke.paint }),
    ...(product(fill.alpha) !== product(context.fill) && { fillOpacity: product(fill.alpha) }),
    ...(product(stroke.alpha) !== product(context.stroke) && { strokeOpacity: product(stroke.alpha) }),
  };
  return { look, inner: { ...inner, fill: fill.alpha, stroke: stroke.alpha } };
}

function linked<T>(text: string | undefined, find: (id: string) => T | undefined): T | undefined {
  const id = text === undefined ? null : readLink(text);
  return id === null || id === "" ? undefined : find(id);
}

function readWords(attributes: ReadonlyMap<string, string>, context: Context): Map<string, string> {
  const words = new Map<string, string>();
  for (const [name, property] of PROPERTIES) {
    const value = attributes.get(name);
    if (value === undefined || !property.copied) continue;
    if (context.clipping ? !CLIPPING.has(name) : name === "clip-rule") continue;
    const spelled = property.spell(value, diagonal(context));
    if (spelled !== null) words.set(name, spelled);
  }
  if (words.get("opacity") === "1") words.delete("opacity");
  return words;
}

function readColorProperty(text: string | undefined, context: Context): number {
  if (text === undefined || isCurrentColor(text)) return context.color;
  return readColor(text)?.rgb ?? context.color;
}

function readInk(
  name: "fill" | "stroke",
  attributes: ReadonlyMap<string, string>,
  context: Context,
  links: Links,
): { paint: Paint | null; alpha: Alpha } {
  const value = readPaint(attributes.get(name) ?? "");
  const opacity = readShare(attributes.get(`${name}-opacity`) ?? "") ?? context[name].opacity;
  if (value === null) return { paint: null, alpha: { color: context[name].color, opacity } };
  const { paint, alpha } = paintOf(value, context, links);
  return { paint, alpha: { color: alpha, opacity } };
}

function paintOf(value: PaintValue, context: Context, links: Links): { paint: Paint; alpha: number } {
  if (value.kind === "none") return NOTHING;
  if (value.kind === "current") return solid({ rgb: context.color, alpha: 1 });
  if (value.kind === "color") return solid(value.color);
  const gradient = links.gradient(value.id, context);
  if (gradient === undefined && value.fallback !== null) return paintOf(value.fallback, context, links);
  if (gradient === undefined || gradient === null) return NOTHING;
  const [only, second] = gradient.stops;
  // SVG 1.1, 13.2.4: one stop paints its colour everywhere.
  if (second === undefined) return solid(only ? { rgb: only.color, alpha: only.opacity } : BLACK);
  return { paint: { kind: "gradient", gradient }, alpha: 1 };
}

const NOTHING: { paint: Paint; alpha: number } = { paint: { kind: "none" }, alpha: 1 };

function solid({ rgb, alpha }: Color): { paint: Paint; alpha: number } {
  return alpha === 0 ? NOTHING : { paint: { kind: "solid", color: rgb }, alpha };
}

function product({ color, opacity }: Alpha): number {
  return tidy(color * opacity);
}
