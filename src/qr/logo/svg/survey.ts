import type { Path } from "../../scene/path.ts";
import { svgFault } from "../refuse.ts";
import { type Bounds, boundsOf, intersection, lies, union, viewBounds } from "./bounds.ts";
import type { Clip, Drawing, Look, Mask, Node, Shape, Units } from "./drawing.ts";
import { IDENTITY, type Matrix, multiply, stretch } from "./matrix.ts";
import { spanOf } from "./span.ts";

/**
 * Limits on the renderer's work for a drawing, in counts that don't depend on its size in pixels. Of 21,000 real logos
 * none needs more than 400 of area, 300 of edges, 750 visits and 20,000 segments; a few hundred bytes can ask for
 * hours. At these limits resvg takes about 0.2 s for a logo of 512 pixels.
 */
const LIMITS = { area: 500, edges: 1_000, visits: 10_000, segments: 400_000 };

/** Cost of each kind of painting over the whole view, a solid fill being 1 (measured with resvg 2.6 in wasm). */
const AREA = { none: 0, solid: 1, gradient: 35, layer: 40, mask: 80 } as const;

/** Paint this many view sizes away has no use, and its coordinates exceed a renderer's precision. */
const FARTHEST = 10_000;

/** A mitre reaches this far beyond the outline, in half stroke widths, unless the drawing says otherwise. */
const MITRE = 4;

/** The inherited properties that decide how much work a shape is. */
interface Style {
  readonly fill: "none" | "solid" | "gradient";
  readonly stroke: "none" | "solid" | "gradient";
  readonly strokeWidth: number;
  /** The mean length of a dash, 0 for a solid line. */
  readonly dash: number;
}

const INITIAL: Style = { fill: "solid", stroke: "none", strokeWidth: 1, dash: 0 };

/**
 * Walks a drawing as a renderer would and returns bounds of its paint in the view box's units, never too small; `null`
 * when it paints nothing.
 * @throws Fault `logo_invalid` when rendering it would take too long.
 */
export function surveyDrawing(drawing: Drawing): Bounds | null {
  return new Surveyor(viewBounds(drawing.viewBox)).nodes(drawing.nodes, IDENTITY, INITIAL);
}

class Surveyor {
  private readonly view: Bounds;
  private readonly height: number;
  private readonly spent = { area: 0, edges: 0, visits: 0, segments: 0 };

  constructor(view: Bounds) {
    this.view = view;
    this.height = view.bottom - view.top;
  }

  nodes(nodes: readonly Node[], outer: Matrix, inherited: Style): Bounds | null {
    let reach: Bounds | null = null;
    for (const node of nodes) reach = union(reach, this.node(node, outer, inherited));
    return reach;
  }

  private node(node: Node, outer: Matrix, inherited: Style): Bounds | null {
    this.spend("visits", 1);
    const { look } = node;
    const matrix = multiply(outer, node.transform);
    const style = styleOf(look, inherited);
    const painted =
      node.kind === "group" ? this.nodes(node.children, matrix, style) : this.shape(node.path, matrix, style);
    if (look.mask !== undefined) this.mask(look.mask, matrix);
    const kept = look.clip === undefined ? painted : this.clip(look.clip, matrix, painted);
    const isLayer = look.clip !== undefined || look.words.has("opacity");
    this.paint(kept, isLayer ? AREA.layer : 0);
    this.paint(kept, look.mask === undefined ? 0 : AREA.mask);
    return kept;
  }

  private shape(path: Path, matrix: Matrix, style: Style): Bounds | null {
    this.spend("segments", path.ops.length);
    const outline = boundsOf(path, matrix);
    if (outline === null) return null;
    this.refuseFar(outline);
    const { length, climb } = spanOf(path, matrix, this.view.top, this.view.bottom);
    if (style.fill !== "none") {
      this.paint(outline, AREA[style.fill]);
      this.spend("edges", climb / this.height);
    }
    if (style.stroke === "none" || style.strokeWidth === 0) return style.fill === "none" ? null : outline;
    const width = style.strokeWidth * stretch(matrix);
    const dashes = style.dash === 0 ? 0 : length / (style.dash * stretch(matrix));
    const stroked = widened(outline, (width / 2) * MITRE);
    this.refuseFar(stroked);
    this.paint(stroked, AREA[style.stroke]);
    // A stroke has two sides, and every join and cap an outline of its own.
    const joints = (path.ops.length + dashes) * Math.min(2, (2 * width) / this.height);
    this.spend("edges", (2 * climb) / this.height + joints);
    return stroked;
  }

  /** The part of `painted` inside a clip. */
  private clip(clip: Clip, outer: Matrix, painted: Bounds | null): Bounds | null {
    const matrix = multiply(this.space(clip.units, outer), clip.transform);
    let kept: Bounds | null = null;
    for (const child of clip.children) kept = union(kept, this.clippingShape(child, matrix));
    const left = clip.units === "userSpaceOnUse" ? intersection(painted, kept) : painted;
    return clip.look.clip === undefined ? left : this.clip(clip.look.clip, outer, left);
  }

  private clippingShape(shape: Shape, outer: Matrix): Bounds | null {
    this.spend("visits", 1);
    const matrix = multiply(outer, shape.transform);
    const kept = this.shape(shape.path, matrix, INITIAL);
    return shape.look.clip === undefined ? kept : this.clip(shape.look.clip, matrix, kept);
  }

  private mask(mask: Mask, outer: Matrix): void {
    this.spend("visits", 1);
    this.nodes(mask.children, this.space(mask.units, outer), styleOf(mask.look, INITIAL));
    if (mask.look.mask !== undefined) this.mask(mask.look.mask, outer);
    if (mask.look.clip !== undefined) this.clip(mask.look.clip, outer, null);
  }

  /** A bounding box counts as the whole view, which is never too small. */
  private space(units: Units, matrix: Matrix): Matrix {
    const { left, top, right, bottom } = this.view;
    return units === "userSpaceOnUse" ? matrix : [right - left, 0, 0, bottom - top, left, top];
  }

  private paint(area: Bounds | null, cost: number): void {
    const seen = cost === 0 ? null : intersection(area, this.view);
    if (seen === null) return;
    const { left, right } = this.view;
    const share = ((seen.right - seen.left) * (seen.bottom - seen.top)) / ((right - left) * this.height);
    this.spend("area", share * cost);
  }

  private refuseFar(bounds: Bounds): void {
    const { left, top, right, bottom } = this.view;
    // Written so that NaN is refused as well.
    if (!lies(bounds, this.view, FARTHEST * Math.max(right - left, bottom - top)))
      throw svgFault("svg_outside_view");
  }

  private spend(what: keyof typeof LIMITS, amount: number): void {
    this.spent[what] += amount;
    // Written so that NaN is refused as well.
    if (!(this.spent[what] <= LIMITS[what])) throw svgFault("svg_too_slow");
  }
}

function styleOf({ fill, stroke, words }: Look, inherited: Style): Style {
  const width = words.get("stroke-width");
  const dashes = words.get("stroke-dasharray");
  return {
    fill: fill?.kind ?? inherited.fill,
    stroke: stroke?.kind ?? inherited.stroke,
    strokeWidth: width === undefined ? inherited.strokeWidth : Number(width),
    dash: dashes === undefined ? inherited.dash : meanDash(dashes),
  };
}

function meanDash(dashes: string): number {
  if (dashes === "none") return 0;
  const lengths = dashes.split(" ").map(Number);
  return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
}

function widened({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
