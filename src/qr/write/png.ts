import { type Chunk, writeChunk } from "../logo/png/chunks.ts";
import type { Layer, Rgb, Scene } from "../scene/scene.ts";
import { encodePalettePng } from "./palette.ts";
import { renderImage } from "./raster.ts";

/**
 * Renders a scene as a PNG file of `widthPx` pixels, the height following the scene's aspect to the nearest pixel: with a
 * palette of few bits where it has no more than 256 colours, as drawings of two inks have, otherwise RGBA of 8 bits. It is
 * sRGB, and says so. Where the scene has no background it is clear. `widthMm` notes the printed width in a `pHYs` chunk.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export function writePng(
  scene: Scene,
  options: { readonly widthPx: number; readonly widthMm?: number | undefined },
): Promise<Uint8Array> {
  const { widthPx, widthMm } = options;
  const size = {
    width: widthPx,
    height: Math.max(1, Math.round((widthPx * scene.height) / scene.width)),
  };
  const extras = [SRGB, ...(widthMm === undefined ? [] : [density(widthPx / (widthMm / 1000))])];
  const inks = new Set(scene.layers.flatMap(inksOf));
  const box = { x: 0, y: 0, width: scene.width, height: scene.height };
  return renderImage({ layers: scene.layers, box, ...size }, (image) => {
    const few = scene.layers.every(isFlat)
      ? encodePalettePng(image.pixels, size, inks.size <= 2, extras)
      : null;
    return few ?? withChunks(image.asPng(), extras);
  });
}

/** A layer that may do with a palette. The pixels of others are not even looked at: there are up to 16 million. */
function isFlat(layer: Layer): boolean {
  if (layer.kind === "picture") return false;
  return layer.kind === "artwork" ? layer.fills !== null : layer.paint.kind === "solid";
}

/** The colours of a layer's solid paints. */
function inksOf(layer: Layer): Rgb[] {
  if (layer.kind === "picture") return [];
  if (layer.kind === "artwork") return (layer.fills ?? []).flatMap(inksOf);
  return layer.paint.kind === "solid" ? [layer.paint.color] : [];
}

/** The colours are sRGB, to be shown relative to the paper's white, as graphics are (PNG, 11.3.2.5). */
const SRGB: Chunk = { type: "sRGB", data: Uint8Array.of(1) };

/** A physical pixel dimensions chunk (PNG, 11.3.4.3): pixels a unit across and down, the unit being the metre. */
function density(pixelsPerMetre: number): Chunk {
  const data = Buffer.alloc(9);
  data.writeUInt32BE(Math.round(pixelsPerMetre), 0);
  data.writeUInt32BE(Math.round(pixelsPerMetre), 4);
  data.writeUInt8(1, 8);
  return { type: "pHYs", data };
}

/** Where the first chunk after IHDR starts: a signature of 8 bytes, then 4 + 4 + 13 + 4 (PNG, 5.2 and 5.3). */
const AFTER_HEADER = 33;

function withChunks(png: Uint8Array, chunks: readonly Chunk[]): Uint8Array {
  return Buffer.concat([
    png.subarray(0, AFTER_HEADER),
    ...chunks.map(writeChunk),
    png.subarray(AFTER_HEADER),
  ]);
}
