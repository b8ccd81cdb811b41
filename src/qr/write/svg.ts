import type { Scene } from "../scene/scene.ts";
import { spellSvgLayers, spellSvgNumber } from "./svg-layers.ts";

/** The width of the whole drawing, on screen or on paper. */
export type SvgWidth = { readonly widthPx: number } | { readonly widthMm: number };

/**
 * Spells a scene as an SVG 1.1 document: paths, gradients and, for a PNG logo, a data: image. No style sheets, scripts,
 * fonts or outside references.
 *
 * `width` and `height` are in pixels or millimetres, the height following the scene's aspect; one user unit is a module.
 * There is no `shape-rendering`: crisp edges would make modules of unequal width wherever a module is not a whole number
 * of pixels. The scene's label is the accessible name and description (SVG Accessibility API Mappings, 5).
 */
export function writeSvg(scene: Scene, options: SvgWidth): string {
  const [width, unit] = "widthPx" in options ? [options.widthPx, ""] : [options.widthMm, "mm"];
  const height = (width * scene.height) / scene.width;
  const sides = `width="${spellSvgNumber(width)}${unit}" height="${spellSvgNumber(height)}${unit}"`;
  const view = `viewBox="0 0 ${spellSvgNumber(scene.width)} ${spellSvgNumber(scene.height)}"`;
  const { label } = scene;
  const role = label === undefined ? "" : ' role="img"';
  const name =
    label === undefined
      ? ""
      : `<title>${escapeText(label.title)}</title><desc>${escapeText(label.description)}</desc>`;
  const layers = spellSvgLayers(scene.layers);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${sides} ${view}${role}>${name}${layers}</svg>`;
}

const FORBIDDEN = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Character data (XML 1.0, 2.4). Characters that XML does not allow (2.2) become U+FFFD. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, "\uFFFD")
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}
