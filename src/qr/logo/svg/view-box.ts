import { svgFault } from "../refuse.ts";
import type { ViewBox } from "./drawing.ts";
import { attributeFault } from "./geometry.ts";
import { readLength } from "./length.ts";
import { type Matrix, tidied } from "./matrix.ts";
import { readNumbers } from "./lexer.ts";
import type { XmlElement } from "./xml.ts";

/** A renderer's effort grows with the longer side: a logo of 1:20,000 took one 33 seconds. */
const MAX_ASPECT = 20;

/** Sides outside these cost a renderer its precision. */
const SMALLEST = 1e-3;
const LARGEST = 1e6;

/**
 * The view of a whole document: its `viewBox`, otherwise its `width` and `height` (SVG 1.1, 7.7).
 * @throws Fault `logo_invalid` when there is neither, or when its size does not suit a logo.
 */
export function readRootViewBox(root: XmlElement): ViewBox {
  const box = readViewBox(root) ?? fromSize(root);
  if (box === null) throw svgFault("svg_no_size");
  const [x, y, width, height] = box;
  if (Math.max(width, height) / Math.min(width, height) > MAX_ASPECT)
    throw svgFault("svg_too_oblong", { limit: MAX_ASPECT });
  if (Math.min(width, height) < SMALLEST || Math.max(width, height, Math.abs(x), Math.abs(y)) > LARGEST)
    throw svgFault("svg_view_out_of_range");
  return box;
}

/**
 * The `viewBox` of an element; `null` when it has none.
 * @throws Fault `logo_invalid` when it is malformed or empty.
 */
export function readViewBox(element: XmlElement): ViewBox | null {
  const text = element.attributes.get("viewBox");
  if (text === undefined) return null;
  const [x, y, width, height, ...more] = readNumbers(text) ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined || more.length > 0)
    throw attributeFault(element, "viewBox");
  if (width <= 0 || height <= 0) throw svgFault("svg_flat_view");
  return [x, y, width, height];
}

/** A size in percent has no meaning at the root. */
function fromSize(root: XmlElement): ViewBox | null {
  const width = readLength(root.attributes.get("width") ?? "", Number.NaN) ?? Number.NaN;
  const height = readLength(root.attributes.get("height") ?? "", Number.NaN) ?? Number.NaN;
  return width > 0 && height > 0 ? [0, 0, width, height] : null;
}

/**
 * The transformation of a view box into a box of `width` × `height` at the origin, by `preserveAspectRatio` (SVG 1.1,
 * 7.8).
 */
export function fitViewBox(
  [x, y, boxWidth, boxHeight]: ViewBox,
  width: number,
  height: number,
  preserve: string,
): Matrix {
  const [scaleX, scaleY] = [width / boxWidth, height / boxHeight];
  if (/\bnone\b/.test(preserve)) return tidied([scaleX, 0, 0, scaleY, -x * scaleX, -y * scaleY]);
  const scale = /\bslice\b/.test(preserve) ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const [, alignX = "Mid", alignY = "Mid"] = /\bx(Min|Mid|Max)Y(Min|Mid|Max)\b/.exec(preserve) ?? [];
  const left = (width - boxWidth * scale) * (ALIGN.get(alignX) ?? 0.5);
  const top = (height - boxHeight * scale) * (ALIGN.get(alignY) ?? 0.5);
  return tidied([scale, 0, 0, scale, left - x * scale, top - y * scale]);
}

const ALIGN: ReadonlyMap<string, number> = new Map([
  ["Min", 0],
  ["Mid", 0.5],
  ["Max", 1],
]);
