import { Path } from "../../scene/path.ts";
import type { Context } from "./context.ts";
import { type Clip, type Look, NO_LOOK, type ViewBox } from "./drawing.ts";
import { composed, lengthOf } from "./geometry.ts";
import { IDENTITY, type Matrix } from "./matrix.ts";
import { fitViewBox, readViewBox } from "./view-box.ts";
import type { XmlElement } from "./xml.ts";

/** A nested viewport: the placement of its content, its size for percentages, and its clip. */
export interface View {
  readonly matrix: Matrix;
  readonly width: number;
  readonly height: number;
  readonly look: Look;
}

/**
 * The view that a `symbol` or an inner `svg` opens (SVG 1.1, 7.9); `sized` may give it another size, as `use` does.
 * `null` when it has no area.
 * @throws Fault `logo_invalid` when an attribute is malformed.
 */
export function readView(element: XmlElement, sized: XmlElement, context: Context): View | null {
  const side = (name: "width" | "height") =>
    lengthOf(sized, name, context, lengthOf(element, name, context, context[name]));
  const [width, height] = [side("width"), side("height")];
  if (width <= 0 || height <= 0) return null;
  const isInner = element.name === "svg";
  const x = isInner ? lengthOf(element, "x", context, 0) : 0;
  const y = isInner ? lengthOf(element, "y", context, 0) : 0;
  const viewBox = readViewBox(element);
  const preserve = element.attributes.get("preserveAspectRatio") ?? "";
  const fit = viewBox === null ? IDENTITY : fitViewBox(viewBox, width, height, preserve);
  const isOpen = /^\s*(?:visible|auto)\s*$/.test(element.attributes.get("overflow") ?? "");
  return {
    matrix: composed([1, 0, 0, 1, x, y], fit),
    width: viewBox?.[2] ?? width,
    height: viewBox?.[3] ?? height,
    look: isOpen ? NO_LOOK : { ...NO_LOOK, clip: rectangularClip([x, y, width, height]) },
  };
}

/** A clip that keeps one rectangle. */
export function rectangularClip(box: ViewBox): Clip {
  const path = new Path().rect(...box);
  return {
    kind: "clip",
    units: "userSpaceOnUse",
    transform: IDENTITY,
    look: NO_LOOK,
    children: [{ kind: "shape", look: NO_LOOK, transform: IDENTITY, path }],
  };
}
