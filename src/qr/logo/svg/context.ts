import type { Rgb } from "../../scene/scene.ts";
import { svgFault } from "../refuse.ts";
import type { ViewBox } from "./drawing.ts";
import { MAX_DEPTH, MAX_NODES } from "./xml.ts";

/** The state that an element inherits from its place. */
export interface Context {
  /** The lengths that 100 % of a width and of a height are. */
  readonly width: number;
  readonly height: number;
  /** `currentColor`. */
  readonly color: Rgb;
  readonly fill: Alpha;
  readonly stroke: Alpha;
  /** Whether it is in a clip path, where only outlines count. */
  readonly clipping: boolean;
  readonly depth: number;
}

/** The opacity of a paint: the alpha of its colour times its own opacity, which are inherited separately. */
export interface Alpha {
  readonly color: number;
  readonly opacity: number;
}

const OPAQUE: Alpha = { color: 1, opacity: 1 };

/** The context of a document's root. */
export function rootContext([, , width, height]: ViewBox): Context {
  return { width, height, color: 0, fill: OPAQUE, stroke: OPAQUE, clipping: false, depth: 0 };
}

/** The context of a mask's content, which inherits no paint. */
export function unpainted(context: Context): Context {
  return { ...context, color: 0, fill: OPAQUE, stroke: OPAQUE };
}

/** The context one level deeper. */
export function deeper(context: Context): Context {
  if (context.depth >= MAX_DEPTH) throw svgFault("svg_too_deep_repeated", { limit: MAX_DEPTH });
  return { ...context, depth: context.depth + 1 };
}

/** The length a percentage refers to that is neither a width nor a height (SVG 1.1, 7.10). */
export function diagonal({ width, height }: Context): number {
  return Math.sqrt((width * width + height * height) / 2);
}

const MAX_SEGMENTS = 200_000;

/** Characters of the result, with `use` expanded and arcs as curves. Real logos grow by a tenth. */
export const MAX_MARKUP = 1024 * 1024;

/** The least characters that a curve takes in the result: six numbers of one digit, and what separates them. */
const CURVE_MARKUP = 12;

/**
 * Counts the nodes and segments of the drawing with `use` expanded, so that a short document cannot become an endless
 * drawing.
 */
export class Budget {
  private nodes = 0;
  private segments = 0;
  private readSegments = 0;
  private curves = 0;

  spendNodes(count: number): void {
    this.nodes += count;
    if (this.nodes > MAX_NODES) throw svgFault("svg_too_many_elements", { limit: MAX_NODES });
  }

  spendSegments(count: number): void {
    this.segments += count;
    if (this.segments > MAX_SEGMENTS) throw svgFault("svg_too_many_segments", { limit: MAX_SEGMENTS });
  }

  /** Counts what is read of a path while it is read, so that reading stops at the limit and not at the text's end. */
  readPath(segments: number, curves: number): void {
    this.readSegments += segments;
    if (this.readSegments > MAX_SEGMENTS) throw svgFault("svg_too_many_segments", { limit: MAX_SEGMENTS });
    this.curves += curves;
    if (this.curves * CURVE_MARKUP > MAX_MARKUP) throw svgFault("svg_too_complex");
  }
}
