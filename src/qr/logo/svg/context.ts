import type { Rgb } from "../../scene/scene.ts";
import { svgFault } from "../refuse.ts";
import type { ViewBox } from "./drawing.ts";
import { MAX_DEPTH } from "./xml.ts";

/** What an element takes from where it stands. */
export interface Context {
  /** What 100 % of a width or a height is. */
  readonly width: number;
  readonly height: number;
  /** `currentColor`. */
  readonly color: Rgb;
  readonly fill: Alpha;
  readonly stroke: Alpha;
  /** Whether the content of a clip path is read: only outlines count there. */
  readonly clipping: boolean;
  readonly depth: number;
}

/** How opaque a paint is: the alpha of its colour times its own opacity, which are inherited apart. */
export interface Alpha {
  readonly color: number;
  readonly opacity: number;
}

const OPAQUE: Alpha = { color: 1, opacity: 1 };

/** The context of a document's root. */
export function rootContext([, , width, height]: ViewBox): Context {
  return { width, height, color: 0, fill: OPAQUE, stroke: OPAQUE, clipping: false, depth: 0 };
}

/** The same place with nothing inherited: where masks are drawn. */
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

/** Counts what will be drawn, `use` expanded, so that a short document can't stand for an endless drawing. */
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
