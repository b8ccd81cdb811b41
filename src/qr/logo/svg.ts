import type { Fill } from "../scene/scene.ts";
import type { LogoArt } from "./art.ts";
import { svgFault } from "./refuse.ts";
import { type Bounds, boundsOf, intersection, lies, union, viewBounds } from "./svg/bounds.ts";
import { buildDrawing } from "./svg/build.ts";
import { applyStyles } from "./svg/cascade.ts";
import { MAX_MARKUP } from "./svg/context.ts";
import { type Drawing, NO_LOOK } from "./svg/drawing.ts";
import { fillsOf, SLACK } from "./svg/fills.ts";
import { spellDrawing } from "./svg/markup.ts";
import { IDENTITY } from "./svg/matrix.ts";
import { surveyDrawing } from "./svg/survey.ts";
import { rectangularClip } from "./svg/view.ts";
import { parseSvgXml } from "./svg/xml.ts";

/**
 * Reads an inline SVG logo by allow-list and writes it anew. No text of the input is copied. `use`, `style`, lengths
 * with units and gradients that build on each other are resolved, so the markup is plain SVG 1.1 and refers only to its
 * own gradients, clips and masks. Reading the result again gives the same result.
 *
 * usvg, which is inside resvg, could resolve a document too, and is faster for most logos. It is not used, because it
 * drops silently what a logo is refused for (it accepts 97 of the 115 hostile documents of the tests) and does not limit
 * its work (12 s for style sheets and masks of masks that are refused here in 0.2 s). Its markup is 45 % longer, and
 * logos would load WebAssembly on the thread that answers requests.
 * @throws Fault `logo_invalid`, pointer `/style/logo/svg`, naming the element or attribute that is in the way.
 */
export function readSvgLogo(svg: string): LogoArt {
  const root = parseSvgXml(svg);
  applyStyles(root);
  const drawing = buildDrawing(root);
  const view = viewBounds(drawing.viewBox);
  const surveyed = surveyDrawing(drawing);
  const fills = fillsOf(drawing);
  const reach = fills === null ? surveyed : reachOf(fills);
  if (reach === null || intersection(reach, view) === null) throw svgFault("svg_empty");
  const slack = SLACK * Math.max(drawing.viewBox[2], drawing.viewBox[3]);
  // A placed logo is not clipped, so art that reaches out of the view is clipped here.
  const isContained = lies(reach, view, slack);
  const markup = spellDrawing(isContained ? drawing : clipped(drawing));
  if (markup.length > MAX_MARKUP) throw svgFault("svg_too_complex");
  return { kind: "vector", viewBox: drawing.viewBox, markup, fills: isContained ? fills : null };
}

function reachOf(fills: readonly Fill[]): Bounds | null {
  return fills.reduce<Bounds | null>((reach, { path }) => union(reach, boundsOf(path, IDENTITY)), null);
}

function clipped({ viewBox, nodes }: Drawing): Drawing {
  const look = { ...NO_LOOK, clip: rectangularClip(viewBox) };
  return { viewBox, nodes: [{ kind: "group", look, transform: IDENTITY, children: nodes }] };
}
