/** Elements a logo may have; everything else is dropped as harmless or refused by name. */
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

/** Descriptions that are never drawn: left out with all they hold. */
export const DROPPED: ReadonlySet<string> = new Set(["title", "desc", "metadata"]);

const TEXT = "It needs a font: convert the text to paths.";
const ANIMATION = "A printed logo can't move: remove the animation.";
const EFFECT = "Draw the effect with plain shapes, gradients, clips or masks, or use a PNG.";
const OUTSIDE = "A logo can't bring in other documents.";
const ACTIVE = "A logo is a picture only.";

/** Elements refused for a known reason, with the advice that follows the refusal. */
export const REFUSED: ReadonlyMap<string, string> = new Map([
  ...of(TEXT, "text tspan textPath tref altGlyph font font-face glyph flowRoot flowRegion flowPara"),
  ...of(ANIMATION, "animate animateMotion animateTransform animateColor set mpath discard"),
  ...of(EFFECT, "filter pattern marker hatch mesh meshgradient solidcolor cursor"),
  ...of(EFFECT, "feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting"),
  ...of(EFFECT, "feDisplacementMap feDropShadow feFlood feGaussianBlur feMerge feMorphology feOffset feTile"),
  ...of(OUTSIDE, "image feImage foreignObject iframe embed object video audio canvas img link base"),
  ...of(ACTIVE, "script a switch view handler listener html body form input button meta math"),
]);

function of(advice: string, names: string): [string, string][] {
  return names.split(" ").map((name) => [name, advice]);
}

/** Beginnings of the namespaces in which drawing programs keep notes to themselves. */
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
