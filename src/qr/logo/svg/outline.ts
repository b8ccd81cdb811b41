import { KAPPA, Path } from "../../scene/path.ts";
import { svgFault } from "../refuse.ts";
import type { Context } from "./context.ts";
import { attributeFault, lengthOf } from "./geometry.ts";
import { readPathData, type SegmentCounter } from "./path-data.ts";
import { LARGEST, readNumbers } from "./lexer.ts";
import type { XmlElement } from "./xml.ts";

type Outline = (element: XmlElement, context: Context, count: SegmentCounter) => Path;

/** The outline of each shape with its starting point and direction (SVG 1.1, 9), which dashes depend on. */
const OUTLINES: ReadonlyMap<string, Outline> = new Map([
  ["path", path],
  ["rect", rect],
  ["circle", circle],
  ["ellipse", ellipse],
  ["line", line],
  ["polyline", (element) => polyline(element, false)],
  ["polygon", (element) => polyline(element, true)],
]);

export function isShape(element: XmlElement): boolean {
  return OUTLINES.has(element.name);
}

/** Farther coordinates could not be written relative to each other and read again. */
const FARTHEST = LARGEST / 10;

/**
 * The outline of a shape in its own units; empty where SVG says that nothing is drawn.
 * @param count - counts what is read of a path.
 * @throws Fault `logo_invalid` when an attribute it needs is malformed, or a point is too far away.
 */
export function outlineOf(element: XmlElement, context: Context, count: SegmentCounter): Path {
  const outline = OUTLINES.get(element.name)?.(element, context, count) ?? new Path();
  if (outline.coords.every((value) => Math.abs(value) <= FARTHEST)) return outline;
  throw svgFault("svg_coordinates_too_large", { element: element.name });
}

function path(element: XmlElement, _: Context, count: SegmentCounter): Path {
  const data = element.attributes.get("d")?.trim() ?? "";
  if (data === "none") return new Path();
  const outline = readPathData(data, count);
  if (outline === null) throw attributeFault(element, "d");
  return outline;
}

function rect(element: XmlElement, context: Context): Path {
  const x = lengthOf(element, "x", context, 0);
  const y = lengthOf(element, "y", context, 0);
  const width = lengthOf(element, "width", context, 0);
  const height = lengthOf(element, "height", context, 0);
  if (width <= 0 || height <= 0) return new Path();
  const [radiusX, radiusY] = radii(element, context);
  const rx = Math.min(radiusX, width / 2);
  const ry = Math.min(radiusY, height / 2);
  if (rx <= 0 || ry <= 0) return new Path().rect(x, y, width, height);
  const [right, bottom] = [x + width, y + height];
  const [kx, ky] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  return new Path()
    .moveTo(x + rx, y)
    .lineTo(right - rx, y)
    .curveTo(right - kx, y, right, y + ky, right, y + ry)
    .lineTo(right, bottom - ry)
    .curveTo(right, bottom - ky, right - kx, bottom, right - rx, bottom)
    .lineTo(x + rx, bottom)
    .curveTo(x + kx, bottom, x, bottom - ky, x, bottom - ry)
    .lineTo(x, y + ry)
    .curveTo(x, y + ky, x + kx, y, x + rx, y)
    .close();
}

/** A radius that is not given is like the other one. */
function radii(element: XmlElement, context: Context): [rx: number, ry: number] {
  const rx = lengthOf(element, "rx", context, null);
  const ry = lengthOf(element, "ry", context, null);
  return [rx ?? ry ?? 0, ry ?? rx ?? 0];
}

function circle(element: XmlElement, context: Context): Path {
  const r = lengthOf(element, "r", context, 0);
  return oval(lengthOf(element, "cx", context, 0), lengthOf(element, "cy", context, 0), r, r);
}

function ellipse(element: XmlElement, context: Context): Path {
  const [rx, ry] = radii(element, context);
  return oval(lengthOf(element, "cx", context, 0), lengthOf(element, "cy", context, 0), rx, ry);
}

function oval(cx: number, cy: number, rx: number, ry: number): Path {
  if (rx <= 0 || ry <= 0) return new Path();
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return new Path()
    .moveTo(cx + rx, cy)
    .curveTo(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)
    .curveTo(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)
    .curveTo(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)
    .curveTo(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)
    .close();
}

function line(element: XmlElement, context: Context): Path {
  return new Path()
    .moveTo(lengthOf(element, "x1", context, 0), lengthOf(element, "y1", context, 0))
    .lineTo(lengthOf(element, "x2", context, 0), lengthOf(element, "y2", context, 0));
}

function polyline(element: XmlElement, closed: boolean): Path {
  const numbers = readNumbers(element.attributes.get("points") ?? "");
  if (numbers === null || numbers.length % 2 !== 0) throw attributeFault(element, "points");
  const outline = new Path();
  if (numbers.length < 4) return outline;
  for (let at = 0; at < numbers.length; at += 2) {
    const [x = 0, y = 0] = [numbers[at], numbers[at + 1]];
    if (at === 0) outline.moveTo(x, y);
    else outline.lineTo(x, y);
  }
  return closed ? outline.close() : outline;
}
