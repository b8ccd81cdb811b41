import { writeChunk } from "../logo/png/chunks.ts";
import type { Scene } from "../scene/scene.ts";
import { renderPng } from "./raster.ts";

/**
 * Renders a scene as a PNG file (RGBA, 8 bits) of `widthPx` pixels, the height following the scene's aspect to the nearest
 * pixel. Where the scene has no background it is clear. `widthMm` notes the printed width in a `pHYs` chunk.
 * @throws Fault `logo_invalid` when the renderer gives up on the logo.
 */
export async function writePng(
  scene: Scene,
  options: { readonly widthPx: number; readonly widthMm?: number | undefined },
): Promise<Uint8Array> {
  const { widthPx, widthMm } = options;
  const png = await renderPng({
    layers: scene.layers,
    box: { x: 0, y: 0, width: scene.width, height: scene.height },
    width: widthPx,
    height: Math.max(1, Math.round((widthPx * scene.height) / scene.width)),
  });
  return widthMm === undefined ? png : withDensity(png, widthPx / (widthMm / 1000));
}

/** Where the first chunk after IHDR starts: a signature of 8 bytes, then 4 + 4 + 13 + 4 (PNG 1.2, 5.2 and 5.3). */
const AFTER_HEADER = 33;

/** Adds a physical pixel dimensions chunk (PNG 1.2, 11.3.5.3): pixels a unit across and down, the unit being the metre. */
function withDensity(png: Uint8Array, pixelsPerMetre: number): Uint8Array {
  const data = Buffer.alloc(9);
  data.writeUInt32BE(Math.round(pixelsPerMetre), 0);
  data.writeUInt32BE(Math.round(pixelsPerMetre), 4);
  data.writeUInt8(1, 8);
  const chunk = writeChunk({ type: "pHYs", data });
  return Buffer.concat([png.subarray(0, AFTER_HEADER), chunk, png.subarray(AFTER_HEADER)]);
}
