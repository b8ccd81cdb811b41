import { svgFault } from "../refuse.ts";
import { type Context, diagonal } from "./context.ts";
import type { Units } from "./drawing.ts";
import { readLength } from "./length.ts";
import { IDENTITY, isDegenerate, isMeasured, type Matrix, multiply, tidied } from "./matrix.ts";
import { readTransform } from "./transform.ts";
import type { XmlElement } from "./xml.ts";

/** The length that 100 % of each attribute is. */
const WHOLE: ReadonlyMap<string, (context: Context) => number> = new Map([
  ...of((context) => context.width, "x x1 x2 cx fx width rx"),
  ...of((context) => context.height, "y y1 y2 cy fy height ry"),
  ...of(diagonal, "r fr"),
]);

function of(whole: (context: Context) => number, names: string): [string, (context: Context) => number][] {
  return names.split(" ").map((name) => [name, whole]);
}

/**
 * A length attribute in user units, `otherwise` where it is missing, empty or `auto`.
 * @throws Fault `logo_invalid` when it is malformed.
 */
export function lengthOf<T>(element: XmlElement, name: string, context: Context, otherwise: T): number | T {
  const text = element.attributes.get(name)?.trim();
  if (text === undefined || text === "" || text === "auto") return otherwise;
  const length = readLength(text, WHOLE.get(name)?.(context) ?? 1);
  if (length === null) throw attributeFault(element, name);
  return length;
}

/**
 * The `transform` of an element; `null` when it flattens the element to nothing.
 * @throws Fault `logo_invalid` when it is malformed.
 */
export function transformOf(element: XmlElement): Matrix | null {
  const matrix = matrixOf(element, "transform");
  return isDegenerate(matrix) ? null : matrix;
}

/**
 * An attribute that holds a transform list, as one matrix; the identity where it is missing.
 * @throws Fault `logo_invalid` when it is malformed.
 */
export function matrixOf(element: XmlElement, name: string): Matrix {
  const text = element.attributes.get(name);
  const matrix = text === undefined ? IDENTITY : readTransform(text);
  if (matrix === null) throw attributeFault(element, name);
  return tidied(matrix);
}

/**
 * The transformation that applies `inner` first, then `outer`.
 * @throws Fault `logo_invalid` when it enlarges too much.
 */
export function composed(outer: Matrix, inner: Matrix): Matrix {
  const matrix = tidied(multiply(outer, inner));
  if (!isMeasured(matrix)) throw svgFault("svg_transform_too_large");
  return matrix;
}

/** The units that an attribute chooses, `initial` unless it says otherwise. */
export function unitsOf(element: XmlElement, name: string, initial: Units): Units {
  const value = element.attributes.get(name)?.trim();
  return value === "userSpaceOnUse" || value === "objectBoundingBox" ? value : initial;
}

/** The refusal of a malformed attribute, by its own and its element's name. */
export function attributeFault(element: XmlElement, name: string): Error {
  return svgFault("svg_attribute_unreadable", { attribute: name, element: element.name });
}
