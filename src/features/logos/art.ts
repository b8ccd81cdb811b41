import { createHash } from "node:crypto";
import type { LogoArt } from "../../qr/logo/art.ts";
import { readPngLogo } from "../../qr/logo/png.ts";
import { readSvgLogo } from "../../qr/logo/svg.ts";
import type { ArtFormat } from "./traits.ts";

/** A logo's art as it is stored: an SVG document or a PNG file that the readers of `qr/logo` made safe. */
export interface StoredArt {
  readonly format: ArtFormat;
  readonly bytes: Uint8Array;
}

/** A copy of a logo's art. A code that names a copy looks the same, however the catalog changes. */
export interface LogoCopy extends StoredArt {
  /** Made by `artKey`. */
  readonly key: string;
}

/** A hash that identifies art: 40 hexadecimal digits. */
export function artKey({ format, bytes }: StoredArt): string {
  return createHash("sha256").update(`${format}:`).update(bytes).digest("hex").slice(0, 40);
}

/**
 * Reads stored art for drawing.
 * @throws Fault `logo_invalid` when it is damaged.
 */
export function readArt({ format, bytes }: StoredArt): LogoArt {
  if (format === "svg") return readSvgLogo(Buffer.from(bytes).toString("utf8"));
  return readPngLogo(Buffer.from(bytes).toString("base64"));
}

/** Art as it is stored: a PNG file as it was read, an SVG document written from what was read. */
export function toStoredArt(art: LogoArt): StoredArt {
  if (art.kind === "bitmap") return { format: "png", bytes: art.png };
  return { format: "svg", bytes: Buffer.from(svgDocument(art)) };
}

/** Width and height of art in its own units. */
export function sizeOf(art: LogoArt): readonly [width: number, height: number] {
  return art.kind === "bitmap" ? [art.width, art.height] : [art.viewBox[2], art.viewBox[3]];
}

/** Pixels of art whose longer side has `longest`; no side vanishes. */
export function fitted(art: LogoArt, longest: number): { readonly width: number; readonly height: number } {
  const [width, height] = sizeOf(art);
  const scale = longest / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Art as an SVG document of its own; a bitmap as a picture in one.
 * @param pixels - how large it is drawn; without it the document has no size of its own.
 */
export function svgDocument(
  art: LogoArt,
  pixels?: { readonly width: number; readonly height: number },
): string {
  const sides = pixels === undefined ? "" : ` width="${pixels.width}" height="${pixels.height}"`;
  const stretch = pixels === undefined ? "" : ' preserveAspectRatio="none"';
  const [x, y, width, height] = art.kind === "bitmap" ? [0, 0, art.width, art.height] : art.viewBox;
  const view = `viewBox="${x} ${y} ${width} ${height}"`;
  const body = art.kind === "bitmap" ? picture(art) : art.markup;
  return `<svg xmlns="http://www.w3.org/2000/svg"${sides} ${view}${stretch}>${body}</svg>`;
}

function picture(art: Extract<LogoArt, { kind: "bitmap" }>): string {
  const data = Buffer.from(art.png).toString("base64");
  return `<image width="${art.width}" height="${art.height}" href="data:image/png;base64,${data}"/>`;
}

const DEFINITIONS = /^<defs>(.*?)<\/defs>/s;
const PAINT = /\b(fill|stroke|stop-color)="#[0-9a-f]{3,6}"/g;

const [MASK, MASK_END] = ["<mask ", "</mask>"];

/** The masks of markup and what is between them, in order. */
function* apart(markup: string): Generator<string> {
  for (let from = 0; ;) {
    const start = markup.indexOf(MASK, from);
    const end = start < 0 ? -1 : markup.indexOf(MASK_END, start);
    if (end < 0) return yield markup.slice(from);
    yield markup.slice(from, start);
    from = end + MASK_END.length;
    yield markup.slice(start, from);
  }
}

/**
 * One-colour art in another colour, `#rrggbb`. Masks keep their paint, because it says how much shows through and not in
 * which colour.
 */
export function recolored(art: LogoArt, color: string): LogoArt {
  if (art.kind === "bitmap") return art;
  const definitions = DEFINITIONS.exec(art.markup)?.[1] ?? "";
  const body = art.markup.replace(DEFINITIONS, "");
  const recoloredDefinitions =
    definitions === "" ? "" : `<defs>${[...apart(definitions)].map(repaint).join("")}</defs>`;
  return { ...art, fills: null, markup: `${recoloredDefinitions}<g fill="${color}">${repainted(body)}</g>` };

  function repaint(part: string): string {
    return part.startsWith(MASK) ? part : repainted(part);
  }
  function repainted(markup: string): string {
    return markup.replace(PAINT, (_, name) => `${name}="${color}"`);
  }
}
