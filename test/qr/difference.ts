import type { Raster } from "./render.ts";

/** Steps of 255 that a channel may be off: renderers round gradients and coverage differently. */
const TOLERANCE = 64;

/**
 * The share, 0 to 1, of pixels that differ beyond anti-aliasing. A pixel differs when a channel of it, in either picture,
 * lies more than 64 below or above everything the other picture has in the 3 × 3 pixels around that place. So an edge may
 * be mixed differently or fall half a pixel elsewhere; a hairline, a lost module or a wrong colour counts.
 */
export function rasterDifference(a: Raster, b: Raster): number {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width} × ${a.height} and ${b.width} × ${b.height} pixels cannot be compared`);
  let different = 0;
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < a.width; x++) if (strays(a, b, x, y) || strays(b, a, x, y)) different++;
  return different / (a.width * a.height);
}

function strays(a: Raster, b: Raster, x: number, y: number): boolean {
  const at = (y * a.width + x) * 4;
  for (let channel = 0; channel < 3; channel++) {
    const value = a.rgba[at + channel] ?? 0;
    if (Math.abs(value - (b.rgba[at + channel] ?? 0)) <= TOLERANCE) continue;
    const [least, most] = rangeAround(b, x, y, channel);
    if (value < least - TOLERANCE || value > most + TOLERANCE) return true;
  }
  return false;
}

function rangeAround(raster: Raster, x: number, y: number, channel: number): [number, number] {
  let least = 255;
  let most = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(raster.height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(raster.width - 1, x + 1); column++) {
      const value = raster.rgba[(row * raster.width + column) * 4 + channel] ?? 0;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  return [least, most];
}
