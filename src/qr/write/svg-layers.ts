import { spellColor } from "../color.ts";
import type { Artwork, Box, Fill, Layer, Picture, Rgb } from "../scene/scene.ts";
import type { Gradient } from "./shading.ts";
import { Spelling } from "./spelling.ts";
import { spellSvgPath } from "./svg-path.ts";

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** The elements of a document's gradients by their ids. */
export type Gradients = Map<string, string>;

/**
 * Shared by all outlines, which are spelled one at a time. Otherwise each drawing would allocate tens of kilobytes.
 */
const outline = new Spelling();

/**
 * Spells layers as SVG elements, in order, their gradients first in a `defs`. Plain elements and presentation
 * attributes only, in modules, so that Illustrator and Inkscape show the same as browsers.
 */
export function spellSvgLayers(layers: readonly Layer[]): string {
  const gradients: Gradients = new Map();
  const pieces = layers.map((layer) => spellSvgLayer(layer, gradients));
  if (gradients.size > 0) pieces.unshift("<defs>", ...gradients.values(), "</defs>");
  return pieces.join("");
}

/** Spells one layer as an SVG element, and adds its gradient to those that the document has to define. */
export function spellSvgLayer(layer: Layer, gradients: Gradients): string {
  if (layer.kind === "fill") return fill(layer, gradients);
  return layer.kind === "artwork" ? artwork(layer) : picture(layer);
}

/** A number of modules, pixels or millimetres, to the thousandth. */
export function spellSvgNumber(value: number): string {
  return String(Number(value.toFixed(3)));
}

function fill({ path, rule, paint }: Fill, gradients: Gradients): string {
  if (path.empty) return "";
  spellSvgPath(path, outline);
  const color = paint.kind === "solid" ? hex(paint.color) : gradient(paint, path.parts, gradients);
  const scale = path.parts === 1 ? "" : ` transform="scale(${1 / path.parts})"`;
  return `<path fill="${color}"${rule === "evenodd" ? ' fill-rule="evenodd"' : ""}${scale} d="${outline.take()}"/>`;
}

/**
 * The reference to a gradient. Its id is a hash of its content, so drawings inlined in one page share an id only where
 * they share the gradient, and the same drawing always has the same bytes. `parts` are the path's, in whose units the gradient lies.
 */
function gradient(paint: Gradient, parts: number, gradients: Gradients): string {
  const place =
    paint.kind === "linear"
      ? { x1: paint.x1, y1: paint.y1, x2: paint.x2, y2: paint.y2 }
      : { cx: paint.cx, cy: paint.cy, r: paint.r };
  const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${spellSvgNumber(value)}"`);
  const stops = paint.stops.map(
    ({ offset, color }) => `<stop offset="${spellSvgNumber(offset)}" stop-color="${hex(color)}"/>`,
  );
  const element = `${paint.kind}Gradient`;
  const scale = parts === 1 ? "" : ` gradientTransform="scale(${parts})"`;
  const look = `gradientUnits="userSpaceOnUse"${scale}${attributes.join("")}>${stops.join("")}</${element}>`;
  const id = `qz${fnv1a(element + look).toString(36)}`;
  gradients.set(id, `<${element} id="${id}" ${look}`);
  return `url(#${id})`;
}

/** A nested viewport: it places and scales the art, defines its percentages and clips it to its view box. */
function artwork({ box, viewBox, markup }: Artwork): string {
  const namespace = markup.includes("xlink:") ? ` ${XLINK}` : "";
  const view = viewBox.map(String).join(" ");
  return `<svg${namespace} ${place(box)} viewBox="${view}" preserveAspectRatio="none">${markup}</svg>`;
}

/** `xlink:href` and not `href`, because Illustrator and older Inkscapes know no other. */
function picture({ box, png }: Picture): string {
  const data = Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString("base64");
  return `<image ${XLINK} ${place(box)} preserveAspectRatio="none" xlink:href="data:image/png;base64,${data}"/>`;
}

function place({ x, y, width, height }: Box): string {
  const [left, top, across, down] = [x, y, width, height].map(spellSvgNumber);
  return `x="${left}" y="${top}" width="${across}" height="${down}"`;
}

/** `#rrggbb`, or `#rgb` where that is the same colour. */
function hex(color: Rgb): string {
  const long = spellColor(color);
  const [, r, rr, g, gg, b, bb] = long;
  return r === rr && g === gg && b === bb ? `#${r}${g}${b}` : long;
}

/** FNV-1a, 32 bits: cheap, and stable across versions of the runtime, unlike its own hash. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
