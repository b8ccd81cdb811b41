import type { Size } from "./model.ts";

/** Milliseconds of processor time to decode and encode a picture, and for a million pixels of it (measured: 3 and 12 to 25). */
const SMALLEST = 5;
const MEGAPIXEL = 25;

/** The milliseconds that a picture is likely to take, by the size that its header gives. */
export function expectedTime({ width, height }: Size): number {
  return SMALLEST + ((width * height) / 1e6) * MEGAPIXEL;
}
