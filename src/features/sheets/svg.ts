import { BLACK } from "../../qr/color.ts";
import { Path } from "../../qr/scene/path.ts";
import type { Box, Fill, Layer, Rgb } from "../../qr/scene/scene.ts";
import { spellDecimal } from "../../qr/write/spelling.ts";
import { type Gradients, spellSvgLayer, spellSvgNumber } from "../../qr/write/svg-layers.ts";
import { outlinesOf } from "./label.ts";
import { bandBox, FRAME_COLOR, groundBox } from "./page.ts";
import type { Place } from "./place.ts";
import type { LabelScene, PageScene, PlacedLabel, SheetOrder } from "./scene.ts";

/** Elements that a document defines once, however often they are drawn. */
interface Definitions {
  readonly gradients: Gradients;
  /** Ids of logos by their elements. */
  readonly logos: Map<string, string>;
  readonly labels: string[];
}

/** Decimals of a scale: a symbol may have 200 modules, whose edges are to be true to a micrometre. */
const SCALE_PLACES = 6;

/** The side of the square in which a logo is defined. */
const UNIT = 100;

/**
 * Spells a page as an SVG 1.1 document, true to size: its units are millimetres from the upper left corner of the trimmed
 * page. A label that lies in several places, and a logo of several labels, are in it once.
 * @param labels - those of the page, each with its places on it. Other pages' places must not be among them.
 */
export function writeSheetSvg(
  page: PageScene,
  order: Pick<SheetOrder, "layout" | "bleedMm" | "offset">,
  labels: readonly PlacedLabel[],
): string {
  const definitions: Definitions = { gradients: new Map(), logos: new Map(), labels: [] };
  const body = [
    ...[...groundsOf(order, labels)].map(([color, path]) => outlines(path, color, definitions)),
    ...[...bandsOf(order, labels)].map(([color, path]) => outlines(path, color, definitions)),
    ...labels.map((label) => labelAt(label, definitions)),
    outlines(page.frame, FRAME_COLOR, definitions),
    outlines(page.marks, BLACK, definitions),
  ];
  const { gradients, logos, labels: shared } = definitions;
  const defined = [
    ...gradients.values(),
    ...[...logos].map(([logo, id]) => `<g id="${id}">${logo}</g>`),
    ...shared,
  ];
  const defs = defined.length === 0 ? "" : `<defs>${defined.join("")}</defs>`;
  const [x, y, width, height] = [page.media.x, page.media.y, page.media.width, page.media.height].map(
    spellSvgNumber,
  );
  const size = `width="${width}mm" height="${height}mm" viewBox="${x} ${y} ${width} ${height}"`;
  const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${spaces} ${size}>${defs}${body.join("")}</svg>`;
}

/** The grounds of each colour as one outline: viewers show lines between several that touch. */
function groundsOf(
  order: Pick<SheetOrder, "layout" | "bleedMm" | "offset">,
  labels: readonly PlacedLabel[],
): Map<Rgb, Path> {
  const grounds = new Map<Rgb, Path>();
  for (const { label, places } of labels) {
    if (label.ground === null) continue;
    const path = grounds.get(label.ground) ?? new Path();
    grounds.set(label.ground, path);
    for (const place of places) {
      const { x, y, width, height } = groundBox(order, place);
      path.rect(x, y, width, height);
    }
  }
  return grounds;
}

/** The bands of each colour as one outline. */
function bandsOf(
  order: Pick<SheetOrder, "layout" | "bleedMm" | "offset">,
  labels: readonly PlacedLabel[],
): Map<Rgb, Path> {
  const bands = new Map<Rgb, Path>();
  for (const { label, places } of labels) {
    const { band } = label.head;
    if (band === null) continue;
    const path = bands.get(band.color) ?? new Path();
    bands.set(band.color, path);
    for (const place of places) {
      const { x, y, width, height } = bandBox(order, place, band.height);
      path.rect(x, y, width, height);
    }
  }
  return bands;
}

function labelAt({ label, places }: PlacedLabel, definitions: Definitions): string {
  const [first, ...more] = places;
  if (first === undefined) return "";
  const content = spellLabel(label, definitions);
  if (more.length === 0) return `<g transform="${placement(first)}">${content}</g>`;
  const id = `label${definitions.labels.length}`;
  definitions.labels.push(`<g id="${id}">${content}</g>`);
  return places.map((place) => `<use xlink:href="#${id}" transform="${placement(place)}"/>`).join("");
}

function spellLabel({ symbol, text, head }: LabelScene, definitions: Definitions): string {
  const drawings = [symbol, head.logo].map((drawing) => {
    if (drawing === null) return "";
    const layers = drawing.scene.layers.map((layer) => spellLayer(layer, definitions));
    return `<g transform="${matrix(drawing.box.width / drawing.scene.width, drawing.box)}">${layers.join("")}</g>`;
  });
  const words = [head.headline, text].map((words) =>
    words === null ? "" : outlines(outlinesOf(words.glyphs), words.color, definitions),
  );
  return [...drawings, ...words].join("");
}

function spellLayer(layer: Layer, definitions: Definitions): string {
  if (layer.kind === "fill") return spellSvgLayer(layer, definitions.gradients);
  const { box } = layer;
  const unit = { x: 0, y: 0, width: UNIT, height: (UNIT * box.height) / box.width };
  const logo = spellSvgLayer({ ...layer, box: unit }, definitions.gradients);
  const id = definitions.logos.get(logo) ?? `logo${definitions.logos.size}`;
  definitions.logos.set(logo, id);
  return `<use xlink:href="#${id}" transform="${matrix(box.width / UNIT, box)}"/>`;
}

function outlines(path: Path | null, color: Rgb, { gradients }: Definitions): string {
  if (path === null) return "";
  const fill: Fill = { kind: "fill", path, rule: "nonzero", paint: { kind: "solid", color } };
  return spellSvgLayer(fill, gradients);
}

/** From a label's own lengths to those of the page. */
function placement({ x, y, width, height, isTurned }: Place): string {
  if (!isTurned) return `translate(${spellSvgNumber(x)} ${spellSvgNumber(y)})`;
  return `matrix(-1 0 0 -1 ${spellSvgNumber(x + width)} ${spellSvgNumber(y + height)})`;
}

function matrix(scale: number, { x, y }: Box): string {
  const factor = spellDecimal(scale, SCALE_PLACES);
  return `matrix(${factor} 0 0 ${factor} ${spellSvgNumber(x)} ${spellSvgNumber(y)})`;
}
