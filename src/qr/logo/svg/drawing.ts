import type { Path } from "../../scene/path.ts";
import type { Rgb } from "../../scene/scene.ts";
import type { Matrix } from "./matrix.ts";

/**
 * A logo of groups, outlines, gradients, clips and masks alone. Every `use` is expanded, every length is a number of
 * user units, and no submitted text is left in it.
 */
export interface Drawing {
  readonly viewBox: ViewBox;
  readonly nodes: readonly Node[];
}

export type ViewBox = readonly [x: number, y: number, width: number, height: number];

export type Node = Group | Shape;

export interface Group {
  readonly kind: "group";
  readonly look: Look;
  readonly transform: Matrix;
  readonly children: readonly Node[];
}

export interface Shape {
  readonly kind: "shape";
  readonly look: Look;
  readonly transform: Matrix;
  readonly path: Path;
}

/** The properties that a node sets. Others are inherited or initial, as in SVG. */
export interface Look {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  /** 0 to 1. */
  readonly fillOpacity?: number;
  readonly strokeOpacity?: number;
  readonly clip?: Clip;
  readonly mask?: Mask;
  /** Every other property by its attribute's name, in its canonical spelling. */
  readonly words: ReadonlyMap<string, string>;
}

export type Paint =
  | { readonly kind: "none" }
  | { readonly kind: "solid"; readonly color: Rgb }
  | { readonly kind: "gradient"; readonly gradient: Gradient };

export interface Gradient {
  readonly kind: "gradient";
  readonly element: "linearGradient" | "radialGradient";
  /** Geometry, units and spread by their attributes' names, in their canonical spelling. */
  readonly words: ReadonlyMap<string, string>;
  readonly transform: Matrix;
  readonly stops: readonly GradientStop[];
}

export interface GradientStop {
  /** 0 to 1, ascending. */
  readonly offset: number;
  readonly color: Rgb;
  /** 0 to 1. */
  readonly opacity: number;
}

export interface Clip {
  readonly kind: "clip";
  readonly units: Units;
  readonly transform: Matrix;
  readonly look: Look;
  readonly children: readonly Shape[];
}

export interface Mask {
  readonly kind: "mask";
  readonly look: Look;
  /** Region and units, by their attributes' names. */
  readonly words: ReadonlyMap<string, string>;
  readonly units: Units;
  readonly children: readonly Node[];
}

export type Units = "userSpaceOnUse" | "objectBoundingBox";

export const NO_LOOK: Look = { words: new Map() };
