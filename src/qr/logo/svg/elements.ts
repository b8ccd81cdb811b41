import type { Reason } from "../../../kit/shared/reasons.ts";

/** Elements that a logo may have. Others are dropped as harmless or refused by name. */
export const ALLOWED: ReadonlySet<string> = new Set([
  "svg",
  "g",
  "defs",
  "symbol",
  "use",
  "path",
  "rect",
  "circle",
  "ellipse",
  "line",
  "polyline",
  "polygon",
  "linearGradient",
  "radialGradient",
  "stop",
  "clipPath",
  "mask",
  "style",
]);

/** Descriptions, which are never drawn and dropped with all their content. */
export const DROPPED: ReadonlySet<string> = new Set(["title", "desc", "metadata"]);

/** The reason for which an element is refused; all of them name it. */
type ElementReason = Extract<Reason, `svg_element_${string}`>;

/** Elements that have a reason of their own to be refused. */
export const REFUSED: ReadonlyMap<string, ElementReason> = new Map([
  ...of(
    "svg_element_text",
    "text tspan textPath tref altGlyph font font-face glyph flowRoot flowRegion flowPara",
  ),
  ...of("svg_element_animation", "animate animateMotion animateTransform animateColor set mpath discard"),
  ...of("svg_element_effect", "filter pattern marker hatch mesh meshgradient solidcolor cursor"),
  ...of(
    "svg_element_effect",
    "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting",
  ),
  ...of(
    "svg_element_effect",
    "feDisplacementMap feDropShadow feFlood feGaussianBlur feMerge feMorphology feOffset feTile",
  ),
  ...of(
    "svg_element_outside",
    "image feImage foreignObject iframe embed object video audio canvas img link base",
  ),
  ...of("svg_element_active", "script a switch view handler listener html body form input button meta math"),
]);

function of(reason: ElementReason, names: string): [string, ElementReason][] {
  return names.split(" ").map((name) => [name, reason]);
}

/** Prefixes of the namespaces in which drawing programs store their own notes. */
const EDITORS: readonly string[] = [
  "http://www.inkscape.org/",
  "http://inkscape.sourceforge.net/",
  "http://sodipodi.sourceforge.net/",
  "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  "http://creativecommons.org/ns#",
  "http://web.resource.org/cc/",
  "http://purl.org/dc/",
  "http://ns.adobe.com/",
  "adobe:ns:meta/",
  "http://www.bohemiancoding.com/sketch",
  "http://www.serif.com/",
  "http://www.figma.com/",
  "https://www.figma.com/",
  "http://boxy-svg.com",
  "https://boxy-svg.com",
  "http://vectornator.io",
  "http://www.corel.com/",
  "http://schemas.microsoft.com/visio/",
  "http://www.openswatchbook.org/",
  "http://svgjs.",
];

/** Whether a namespace holds only an editor's notes, which no renderer draws. */
export function isEditorNamespace(uri: string): boolean {
  return EDITORS.some((start) => uri.startsWith(start));
}
