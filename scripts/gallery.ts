import { join } from "node:path";
import { spellColor } from "../src/qr/color.ts";
import { draw } from "../src/qr/draw.ts";
import { drawTextLine, setTextLine } from "../src/qr/font/text-line.ts";
import { readLogo } from "../src/qr/logo/read.ts";
import { buildPayload } from "../src/qr/payload/index.ts";
import { completeStyle } from "../src/qr/complete-style.ts";
import { Path } from "../src/qr/scene/path.ts";
import type { Scene } from "../src/qr/scene/scene.ts";
import { writeSvg } from "../src/qr/write/svg.ts";
import { loadResvg, renderSvg } from "../src/qr/write/resvg.ts";
import { spellSvgLayers } from "../src/qr/write/svg-layers.ts";
import { README_CODE, type Work, WORKS } from "./gallery-works.ts";

/** `bun scripts/gallery.ts` draws docs/gallery.png and docs/code.svg, the same bytes every time. Lengths are in pixels. */

const COLUMNS = 5;
const CARD = { width: 264, height: 304, radius: 20 };
const GAP = 24;
const BORDER = 40;
/**
 * Frames with an outer edge, which needs a distance from the card's edge. Other drawings end with their quiet zone.
 */
const EDGED = new Set(["box", "banner"]);
/** Room for a drawing in its card. */
const FRAMED = { width: 232, height: 272 };
const BARE = { width: CARD.width, height: CARD.width };
/** Vertical offset in pixels of a drawing with a label, which centres it above the label. */
const RISE = -2;
const LABEL = { size: 16, baseline: CARD.height - 27, color: 0x78716c };
const PAPER = "#f1efec";
/** Pixels of the file for each pixel of the sheet. */
const SCALE = 0.8;

/** A work's scene. @throws Fault when it would not scan. */
export function sceneOf({ type, fields, style }: Work): Scene {
  const art = style.logo ? readLogo(style.logo) : null;
  return draw(buildPayload(type, fields), style, art).scene;
}

/** The sheet as an SVG document. */
export function sheet(works: readonly Work[]): string {
  const rows = Math.ceil(works.length / COLUMNS);
  const width = 2 * BORDER + COLUMNS * (CARD.width + GAP) - GAP;
  const height = 2 * BORDER + rows * (CARD.height + GAP) - GAP;
  const cards = works.map((work, index) => {
    const x = BORDER + (index % COLUMNS) * (CARD.width + GAP);
    const y = BORDER + Math.floor(index / COLUMNS) * (CARD.height + GAP);
    return `<g transform="translate(${x} ${y})">${card(work)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width * SCALE)}" height="${Math.round(height * SCALE)}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${PAPER}"/>${cards.join("")}</svg>`;
}

function card(work: Work): string {
  const scene = sceneOf(work);
  const edged = EDGED.has(completeStyle(work.style).frame.shape);
  const room = edged ? FRAMED : work.label === undefined ? CARD : BARE;
  const scale = Math.min(room.width / scene.width, room.height / scene.height);
  const x = (CARD.width - scene.width * scale) / 2;
  const y = work.label === undefined ? (CARD.height - scene.height * scale) / 2 : RISE;
  // The card replaces the background of a drawing without an edge of its own.
  const layers = edged ? scene.layers : scene.layers.slice(1);
  return [
    `<rect width="${CARD.width}" height="${CARD.height}" rx="${CARD.radius}" fill="${groundOf(scene)}"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">${spellSvgLayers(layers)}</g>`,
    work.label === undefined ? "" : label(work.label),
  ].join("");
}

/** The colour of a card: the colour of the drawing's first layer, its background. */
function groundOf({ layers: [first] }: Scene): string {
  const paint = first?.kind === "fill" ? first.paint : undefined;
  return paint?.kind === "solid" ? spellColor(paint.color) : "#ffffff";
}

/** A label, centred below the drawing. */
function label(text: string): string {
  const line = setTextLine(text);
  const path = new Path();
  drawTextLine(path, line, (CARD.width - line.width * LABEL.size) / 2, LABEL.baseline, LABEL.size);
  return spellSvgLayers([
    { kind: "fill", path, rule: "nonzero", paint: { kind: "solid", color: LABEL.color } },
  ]);
}

/** The files of the gallery by name. */
export async function gallery(): Promise<Readonly<Record<"gallery.png" | "code.svg", Uint8Array>>> {
  await loadResvg();
  const png = renderSvg(sheet(WORKS), (image) => image.asPng());
  const code = writeSvg(sceneOf(README_CODE), { widthPx: README_CODE.style.size ?? 360 });
  return { "gallery.png": png, "code.svg": new TextEncoder().encode(code) };
}

if (import.meta.main)
  for (const [name, bytes] of Object.entries(await gallery()))
    await Bun.write(join(import.meta.dir, "../docs", name), bytes);
