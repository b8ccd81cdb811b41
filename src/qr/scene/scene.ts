import type { Path } from "./path.ts";

/**
 * A finished drawing. Every writer spells these layers in order and computes no geometry. Units are modules; the origin
 * is the top left corner of the whole drawing, x to the right, y downwards.
 */
export interface Scene {
  /** The whole drawing, quiet zone and frame included. */
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
  readonly label?: Label;
}

/** The name of a drawing, for people who can't see it, for catalogs of files and for print shops. */
export interface Label {
  readonly title: string;
  /** The effect of a scan. */
  readonly description: string;
}

export type Layer = Fill | Artwork | Picture;

/** An area filled with one paint. */
export interface Fill {
  readonly kind: "fill";
  readonly path: Path;
  readonly rule: "nonzero" | "evenodd";
  readonly paint: ScenePaint;
}

/**
 * A vector logo. SVG files embed `markup`. PDF and EPS draw `fills` or, where there are none, a picture of the markup.
 */
export interface Artwork {
  readonly kind: "artwork";
  /** Where it goes, in modules. The view box has the same aspect. */
  readonly box: Box;
  /** x, y, width, height of the markup's own units. */
  readonly viewBox: readonly [number, number, number, number];
  /** Sanitised inner SVG markup, its ids already unique. */
  readonly markup: string;
  /** The same art as solid fills in the view box's units, or `null` where it needs more than solid fills. */
  readonly fills: readonly Fill[] | null;
}

/** A bitmap logo: a whole PNG file. */
export interface Picture {
  readonly kind: "picture";
  readonly box: Box;
  readonly png: Uint8Array;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** sRGB as 0xRRGGBB. */
export type Rgb = number;

export interface Stop {
  /** 0 to 1, ascending. */
  readonly offset: number;
  readonly color: Rgb;
}

/** Gradients are in scene units (not relative to the filled area) and extend their end colours. */
export type ScenePaint =
  | { readonly kind: "solid"; readonly color: Rgb }
  | {
      readonly kind: "linear";
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stops: readonly Stop[];
    }
  | {
      readonly kind: "radial";
      readonly cx: number;
      readonly cy: number;
      readonly r: number;
      readonly stops: readonly Stop[];
    };
