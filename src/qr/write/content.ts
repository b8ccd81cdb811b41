import { Path } from "../scene/path.ts";
import type { Artwork, Box, Fill, Layer, Picture, Scene } from "../scene/scene.ts";
import { type ColorSpace, spellFillColor } from "./color.ts";
import { IN_PLACE, type Placement, spellOperators } from "./operators.ts";
import type { Gradient } from "./shading.ts";
import { Spelling, spellDecimal } from "./spelling.ts";

/** A logo that only a picture can show: a bitmap, or art that needs more than solid fills. */
export type Pictured = Picture | (Artwork & { readonly fills: null });

export function isPictured(layer: Layer): layer is Pictured {
  return layer.kind === "picture" || (layer.kind === "artwork" && layer.fills === null);
}

/** Resources that PDF stores beside the page and EPS writes inline. */
export interface Embedding {
  /** Operators that paint all of the clip with a gradient, in its own units. */
  shading(paint: Gradient): string;
  /** Operators that paint the unit square, its top at y = 1, with a picture of the layer. */
  picture(layer: Pictured): string;
}

/** Points of 1/72 inch in a length in millimetres. */
export function points(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

/**
 * Spells a scene as PDF page content, true to size: `widthPt` points wide, the origin at the bottom left. EPS is the
 * same text behind a prolog that defines PDF's operators in PostScript, so the two always look alike.
 */
export function spellContent(scene: Scene, widthPt: number, space: ColorSpace, embedding: Embedding): string {
  const out = new Spelling();
  const scale = spellDecimal(widthPt / scene.width, 6);
  const height = spellDecimal((widthPt * scene.height) / scene.width, 6);
  out.text(`q\n${scale} 0 0 -${scale} 0 ${height} cm\n`);
  for (const layer of scene.layers) {
    if (layer.kind === "fill") fill(layer, IN_PLACE, space, embedding, out);
    else if (isPictured(layer)) picture(layer, embedding, out);
    else artwork(layer, layer.fills ?? [], space, embedding, out);
  }
  out.text("Q\n");
  return out.take();
}

function fill(
  { path, rule, paint }: Fill,
  placement: Placement,
  space: ColorSpace,
  embedding: Embedding,
  out: Spelling,
): void {
  if (path.empty) return;
  const star = rule === "evenodd" ? "*" : "";
  if (paint.kind === "solid") {
    out.text(`${spellFillColor(paint.color, space)}\n`);
    spellOperators(path, placement, out);
    out.text(`f${star}\n`);
    return;
  }
  out.text("q\n");
  spellOperators(path, placement, out);
  out.text(`W${star} n\n`);
  if (placement !== IN_PLACE)
    out.text(spellMatrix(placement.scaleX, placement.scaleY, placement.x, placement.y));
  out.text(`${embedding.shading(paint)}\nQ\n`);
}

/** Clipped to its box, as SVG clips a nested viewport. */
function artwork(
  { box, viewBox: [x, y, width, height] }: Artwork,
  fills: readonly Fill[],
  space: ColorSpace,
  embedding: Embedding,
  out: Spelling,
): void {
  const scaleX = box.width / width;
  const scaleY = box.height / height;
  const placement = { scaleX, scaleY, x: box.x - scaleX * x, y: box.y - scaleY * y };
  out.text("q\n");
  rectangle(box, out);
  out.text("W n\n");
  for (const part of fills) fill(part, placement, space, embedding, out);
  out.text("Q\n");
}

function picture(layer: Pictured, embedding: Embedding, out: Spelling): void {
  const { x, y, width, height } = layer.box;
  out.text(`q\n${spellMatrix(width, -height, x, y + height)}${embedding.picture(layer)}\nQ\n`);
}

function rectangle({ x, y, width, height }: Box, out: Spelling): void {
  spellOperators(new Path().rect(x, y, width, height), IN_PLACE, out);
}

/** The operator that scales all that follows, then moves it. */
export function spellMatrix(scaleX: number, scaleY: number, x: number, y: number): string {
  const [a, d, e, f] = [scaleX, scaleY, x, y].map((value) => spellDecimal(value, 6));
  return `${a} 0 0 ${d} ${e} ${f} cm\n`;
}
