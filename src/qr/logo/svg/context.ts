import type { Rgb } from "../../scene/scene.ts";
import { svgFault } from "../refuse.ts";
import type { ViewBox } from "./drawing.ts";
import { MAX_DEPTH } from "./xml.ts";

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

/** Rendered elements: the largest of 20,000 real logos has 2,600. */
const MAX_NODES = 5_000;
const MAX_SEGMENTS = 200_000;

/**
 * Counts the nodes and segments of the drawing with `use` expanded, so that a short document cannot become an endless
 * drawing.
 */
export class Budget {
  private nodes = 0;
  private segments = 0;

  spendNodes(count: number): void {
    this.nodes += count;
    if (this.nodes > MAX_NODES) throw svgFault("svg_too_many_elements", { limit: MAX_NODES });
  }

  spendSegments(count: number): void {
    this.segments += count;
    if (this.segments > MAX_SEGMENTS) throw svgFault("svg_too_many_segments", { limit: MAX_SEGMENTS });
  }
}
