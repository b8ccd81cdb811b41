import type { Path } from "../../scene/path.ts";
import { svgFault } from "../refuse.ts";
import { Budget, type Context, deeper, rootContext, unpainted } from "./context.ts";
import { type Clip, type Drawing, type Look, type Mask, type Node, NO_LOOK, type Shape } from "./drawing.ts";
import { composed, lengthOf, transformOf, unitsOf } from "./geometry.ts";
import { Gradients } from "./gradient.ts";
import { inheritedBy } from "./inherit.ts";
import { type Links, readLook } from "./look.ts";
import { readMaskRegion } from "./mask-region.ts";
import { IDENTITY, isIdentity, type Matrix, tidy } from "./matrix.ts";
import { isShape, outlineOf } from "./outline.ts";
import { readView } from "./view.ts";
import { readRootViewBox } from "./view-box.ts";
import type { XmlElement } from "./xml.ts";

/**
 * Builds the drawing of a document whose styles have become attributes. The drawing does not refer to the document.
 * @throws Fault `logo_invalid` for malformed geometry, references in circles, and drawings without measure.
 */
export function buildDrawing(root: XmlElement): Drawing {
  const viewBox = readRootViewBox(root);
  return { viewBox, nodes: new Builder(root).container(root, rootContext(viewBox)) };
}

class Builder implements Links {
  private readonly budget = new Budget();
  private readonly byId = new Map<string, XmlElement>();
  private readonly gradients: Gradients;
  /** Every clip and mask is made once; `null` while it is being made. */
  private readonly clips = new Map<XmlElement, Clip | null>();
  private readonly masks = new Map<XmlElement, Mask | null>();
  private readonly outlines = new Map<XmlElement, Path>();
  /** Targets of the `use` elements that are being expanded. */
  private readonly repeating = new Set<XmlElement>();

  constructor(root: XmlElement) {
    this.index(root);
    this.gradients = new Gradients(this.byId, this.budget);
  }

  gradient(id: string, context: Context) {
    return this.gradients.find(id, context);
  }

  clip(id: string, context: Context): Clip | undefined {
    return this.once(this.clips, "clipPath", id, (element) => this.makeClip(element, deeper(context)));
  }

  mask(id: string, context: Context): Mask | undefined {
    return this.once(this.masks, "mask", id, (element) => this.makeMask(element, deeper(context)));
  }

  /** The nodes of a group: only its children where the group itself changes nothing. */
  container(element: XmlElement, context: Context): Node[] {
    const transform = transformOf(element);
    if (transform === null) return [];
    const { look, inner } = readLook(element.attributes, context, this);
    return grouped(look, transform, this.children(element, inner));
  }

  private children(element: XmlElement, context: Context): Node[] {
    const inner = deeper(context);
    return element.children.flatMap((child) => this.node(child, inner));
  }

  private node(element: XmlElement, context: Context): Node[] {
    this.budget.spendNodes(1);
    if (element.attributes.get("display")?.trim() === "none") return [];
    if (isShape(element)) return this.shape(element, context);
    if (element.name === "use") return this.use(element, context);
    if (context.clipping) return [];
    if (element.name === "g") return this.container(element, context);
    return element.name === "svg" ? this.view(element, element, context) : [];
  }

  private shape(element: XmlElement, context: Context): Shape[] {
    const transform = transformOf(element);
    const path = this.outline(element, context);
    if (transform === null || path.empty) return [];
    this.budget.spendSegments(path.ops.length);
    return [{ kind: "shape", look: readLook(element.attributes, context, this).look, transform, path }];
  }

  /** Path data and points can be long, so they are read once, also where `use` repeats them. */
  private outline(element: XmlElement, context: Context): Path {
    const known = this.outlines.get(element);
    if (known !== undefined) return known;
    const path = outlineOf(element, context, (segments, curves) => this.budget.readPath(segments, curves));
    if (element.attributes.has("d") || element.attributes.has("points")) this.outlines.set(element, path);
    return path;
  }

  /** `use` draws its target as a group of its own, moved by x and y (SVG 1.1, 5.6). */
  private use(element: XmlElement, context: Context): Node[] {
    const target = this.byId.get(element.attributes.get("href")?.trim().slice(1) ?? "");
    const transform = transformOf(element);
    if (target === undefined || transform === null) return [];
    const { look, inner } = readLook(element.attributes, context, this);
    const [x, y] = [lengthOf(element, "x", context, 0), lengthOf(element, "y", context, 0)];
    const shift: Matrix = [1, 0, 0, 1, tidy(x), tidy(y)];
    if (this.repeating.has(target)) throw svgFault("svg_circle", { element: "use" });
    this.repeating.add(target);
    const nodes = context.clipping
      ? this.clippingUse(target, look, composed(transform, shift), inner)
      : grouped(look, transform, grouped(NO_LOOK, shift, this.repeat(element, target, deeper(inner))));
    this.repeating.delete(target);
    return nodes;
  }

  private repeat(element: XmlElement, target: XmlElement, context: Context): Node[] {
    const isView = target.name === "symbol" || target.name === "svg";
    return isView ? this.view(target, element, context) : this.node(target, context);
  }

  /** A clip path has no groups, so the look of a `use` in it goes to the shape itself. */
  private clippingUse(target: XmlElement, outer: Look, transform: Matrix, context: Context): Node[] {
    if (!isShape(target)) return [];
    if (outer.clip !== undefined) throw svgFault("svg_clipped_use");
    return this.shape(target, context).map((shape) => ({
      ...shape,
      transform: composed(transform, shape.transform),
      look: { ...shape.look, words: new Map([...outer.words, ...shape.look.words]) },
    }));
  }

  /** A `symbol` or an inner `svg`, which `sized` may give another size. */
  private view(element: XmlElement, sized: XmlElement, context: Context): Node[] {
    const transform = element.name === "svg" ? transformOf(element) : IDENTITY;
    const view = readView(element, sized, context);
    if (transform === null || view === null) return [];
    const { look, inner } = readLook(element.attributes, context, this);
    const { width, height } = view;
    const content = grouped(NO_LOOK, view.matrix, this.children(element, { ...inner, width, height }));
    return grouped(look, transform, grouped(view.look, IDENTITY, content));
  }

  private makeClip(element: XmlElement, context: Context): Clip {
    const units = unitsOf(element, "clipPathUnits", "userSpaceOnUse");
    const unit = units === "objectBoundingBox" ? { width: 1, height: 1 } : {};
    const attributes = new Map([...inheritedBy(element), ...element.attributes]);
    const { look, inner } = readLook(attributes, { ...context, ...unit, clipping: true }, this);
    const transform = transformOf(element);
    const children = transform === null ? [] : this.children(element, inner);
    const shapes = children.filter((child) => child.kind === "shape");
    return { kind: "clip", units, transform: transform ?? IDENTITY, look, children: shapes };
  }

  private makeMask(element: XmlElement, context: Context): Mask {
    const units = unitsOf(element, "maskContentUnits", "userSpaceOnUse");
    const unit = units === "objectBoundingBox" ? { width: 1, height: 1 } : {};
    const attributes = new Map([...inheritedBy(element), ...element.attributes]);
    // A mask has no opacity of its own (SVG 1.1, 14.4).
    attributes.delete("opacity");
    const { look, inner } = readLook(attributes, unpainted(context), this);
    const words = readMaskRegion(element, context);
    return { kind: "mask", units, words, look, children: this.children(element, { ...inner, ...unit }) };
  }

  private once<T>(
    made: Map<XmlElement, T | null>,
    name: string,
    id: string,
    make: (element: XmlElement) => T,
  ): T | undefined {
    const element = this.byId.get(id);
    if (element?.name !== name) return undefined;
    const known = made.get(element);
    if (known === null) throw svgFault("svg_circle", { element: name });
    if (known !== undefined) return known;
    made.set(element, null);
    const fresh = make(element);
    made.set(element, fresh);
    return fresh;
  }

  private index(element: XmlElement): void {
    const id = element.attributes.get("id");
    if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    for (const child of element.children) this.index(child);
  }
}

function grouped(look: Look, transform: Matrix, children: Node[]): Node[] {
  if (children.length === 0) return [];
  const isPlain = look.words.size === 0 && Object.keys(look).length === 1;
  return isPlain && isIdentity(transform) ? children : [{ kind: "group", look, transform, children }];
}
