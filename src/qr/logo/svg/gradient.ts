import { svgFault } from "../refuse.ts";
import { BLACK, type Color, isCurrentColor, readColor } from "./color.ts";
import { type Budget, type Context, diagonal } from "./context.ts";
import type { Gradient, GradientStop } from "./drawing.ts";
import { attributeFault, lengthOf, matrixOf } from "./geometry.ts";
import { inheritedBy } from "./inherit.ts";
import { readShare } from "./length.ts";
import { IDENTITY, tidy } from "./matrix.ts";
import type { XmlElement } from "./xml.ts";

/** The lengths of each kind, in the order in which they are written. */
const LENGTHS = {
  linearGradient: ["x1", "y1", "x2", "y2"],
  radialGradient: ["cx", "cy", "r", "fx", "fy", "fr"],
};

/** The initial lengths in user units: 0 %, 50 % or 100 % of the view. */
const INITIAL: Record<Gradient["element"], (context: Context) => Record<string, number>> = {
  linearGradient: ({ width }) => ({ x1: 0, y1: 0, x2: width, y2: 0 }),
  radialGradient: (context) => ({ cx: context.width / 2, cy: context.height / 2, r: diagonal(context) / 2 }),
};

/** The other attributes and their values, the initial one first. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["gradientUnits", ["objectBoundingBox", "userSpaceOnUse"]],
  ["spreadMethod", ["pad", "reflect", "repeat"]],
]);

/** The longest chain of gradients that inherit from each other by `href`. */
const MAX_CHAIN = 32;

/** A document's gradients, each built once. */
export class Gradients {
  private readonly byId: ReadonlyMap<string, XmlElement>;
  private readonly budget: Budget;
  private readonly built = new Map<XmlElement, Gradient | null>();
  private readonly stops = new Map<XmlElement, readonly GradientStop[]>();

  constructor(byId: ReadonlyMap<string, XmlElement>, budget: Budget) {
    this.byId = byId;
    this.budget = budget;
  }

  /**
   * The gradient with that id and everything that it inherits by `href` (SVG 1.1, 13.2); `null` when it paints nothing,
   * `undefined` when the document has none of that id.
   * @throws Fault `logo_invalid` when it refers to itself or an attribute is malformed.
   */
  find(id: string, context: Context): Gradient | null | undefined {
    const element = this.byId.get(id);
    if (element?.name !== "linearGradient" && element?.name !== "radialGradient") return undefined;
    const known = this.built.get(element);
    if (known !== undefined) return known;
    const gradient = this.build(element, element.name, context);
    this.built.set(element, gradient);
    return gradient;
  }

  private build(element: XmlElement, kind: Gradient["element"], context: Context): Gradient | null {
    const chain = this.chainOf(element);
    const ownerOf = (name: string) => chain.find((one) => one.attributes.has(name));
    const words = new Map<string, string>();
    for (const [name, [initial, ...others]] of WORDS) {
      const value = ownerOf(name)?.attributes.get(name)?.trim();
      if (value !== undefined && value !== initial && others.includes(value)) words.set(name, value);
    }
    // 100 % of an object's bounding box is 1.
    const space = words.has("gradientUnits") ? context : { ...context, width: 1, height: 1 };
    // In user space the initial values are percentages of the view, which changes when the logo is placed.
    const initial = words.has("gradientUnits") ? INITIAL[kind](context) : {};
    for (const name of LENGTHS[kind]) {
      const from = chain.find((one) => one.name === kind && one.attributes.has(name));
      const length = from === undefined ? undefined : lengthOf(from, name, space, undefined);
      const known = length ?? initial[name];
      if (known !== undefined) words.set(name, String(tidy(known)));
    }
    const owner = ownerOf("gradientTransform");
    const transform = owner === undefined ? IDENTITY : matrixOf(owner, "gradientTransform");
    const stops = chain.map((one) => this.stopsOf(one)).find((some) => some.length > 0);
    if (stops === undefined) return null;
    this.budget.spendNodes(stops.length);
    return { kind: "gradient", element: kind, words, transform, stops };
  }

  private chainOf(element: XmlElement): XmlElement[] {
    const chain: XmlElement[] = [];
    for (let at: XmlElement | undefined = element; at !== undefined; at = this.templateOf(at)) {
      if (chain.includes(at) || chain.length === MAX_CHAIN) throw svgFault("svg_gradient_circle");
      chain.push(at);
    }
    return chain;
  }

  private templateOf(element: XmlElement): XmlElement | undefined {
    const href = element.attributes.get("href")?.trim();
    const template = href === undefined ? undefined : this.byId.get(href.slice(1));
    return template?.name === "linearGradient" || template?.name === "radialGradient" ? template : undefined;
  }

  private stopsOf(element: XmlElement): readonly GradientStop[] {
    const stops = this.stops.get(element) ?? readStops(element);
    this.stops.set(element, stops);
    return stops;
  }
}

function readStops(element: XmlElement): GradientStop[] {
  const stops: GradientStop[] = [];
  let last = 0;
  for (const stop of element.children) {
    if (stop.name !== "stop") continue;
    const offset = readShare(stop.attributes.get("offset") ?? "0");
    if (offset === null) throw attributeFault(stop, "offset");
    last = Math.max(last, offset);
    const color = readStopColor(stop);
    const opacity = readShare(stop.attributes.get("stop-opacity") ?? "1") ?? 1;
    stops.push({ offset: tidy(last), color: color.rgb, opacity: tidy(color.alpha * opacity) });
  }
  return stops;
}

function readStopColor(stop: XmlElement): Color {
  const text = stop.attributes.get("stop-color") ?? "black";
  if (!isCurrentColor(text)) return readColor(text) ?? BLACK;
  return readColor(stop.attributes.get("color") ?? inheritedBy(stop).get("color") ?? "black") ?? BLACK;
}
