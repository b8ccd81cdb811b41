import type { Context } from "./context.ts";
import { lengthOf, unitsOf } from "./geometry.ts";
import { tidy } from "./matrix.ts";
import { PROPERTIES } from "./properties.ts";
import type { XmlElement } from "./xml.ts";

/** The initial region as shares of the view or of the masked object (SVG 1.1, 14.4). */
const INITIAL = [
  ["x", "width", -0.1],
  ["y", "height", -0.1],
  ["width", "width", 1.2],
  ["height", "height", 1.2],
] as const;

/**
 * The attributes of a mask's region and type, in their canonical spelling.
 * @throws Fault `logo_invalid` when one is malformed.
 */
export function readMaskRegion(element: XmlElement, context: Context): Map<string, string> {
  const words = new Map<string, string>();
  const units = unitsOf(element, "maskUnits", "objectBoundingBox");
  const isBox = units === "objectBoundingBox";
  if (!isBox) words.set("maskUnits", units);
  const frame = isBox ? { ...context, width: 1, height: 1 } : context;
  for (const [name, side, share] of INITIAL) {
    // The view changes when the logo is placed, so shares of it are written as lengths.
    const length = lengthOf(element, name, frame, isBox ? null : share * frame[side]);
    if (length !== null) words.set(name, String(tidy(length)));
  }
  const type = PROPERTIES.get("mask-type")?.spell(element.attributes.get("mask-type") ?? "", 1);
  if (type === "alpha") words.set("mask-type", type);
  return words;
}
