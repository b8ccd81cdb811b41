import type { Raster } from "../qr/render.ts";

/** A grey picture: levels from 0 (black) to 255 (white), row by row from the top left. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly levels: Float32Array;
}

/** A picture as a decoder gets it: a byte a pixel. */
export interface GreyBytes {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** An empty picture of one level. */
export function blank(width: number, height: number, level: number): Picture {
  return { width, height, levels: new Float32Array(width * height).fill(level) };
}

/** The luma of an opaque raster, as readers take it of a colour picture (Rec. ITU-R BT.601-7, 2.5.1). */
export function greyOf({ width, height, rgba }: Raster): Picture {
  const levels = new Float32Array(width * height);
  for (let pixel = 0, at = 0; pixel < levels.length; pixel++, at += 4)
    levels[pixel] = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  return { width, height, levels };
}

/** Rounded to whole levels, and clipped. */
export function toBytes({ width, height, levels }: Picture): GreyBytes {
  const bytes = new Uint8Array(levels.length);
  for (let pixel = 0; pixel < levels.length; pixel++)
    bytes[pixel] = Math.round(Math.min(255, Math.max(0, levels[pixel] ?? 0)));
  return { width, height, bytes };
}

/** The same bytes as an opaque raster. */
export function toRaster({ width, height, bytes }: GreyBytes): Raster {
  const rgba = new Uint8Array(bytes.length * 4);
  for (let pixel = 0, at = 0; pixel < bytes.length; pixel++, at += 4) {
    const level = bytes[pixel] ?? 0;
    rgba[at] = level;
    rgba[at + 1] = level;
    rgba[at + 2] = level;
    rgba[at + 3] = 255;
  }
  return { width, height, rgba };
}

/** A picture of the same size whose every pixel is made by `level` from the old level and the place. */
export function mapped(
  picture: Picture,
  level: (old: number, column: number, row: number) => number,
): Picture {
  const { width, height } = picture;
  const levels = new Float32Array(picture.levels.length);
  for (let row = 0, pixel = 0; row < height; row++)
    for (let column = 0; column < width; column++, pixel++)
      levels[pixel] = level(picture.levels[pixel] ?? 0, column, row);
  return { width, height, levels };
}

/**
 * The level at a point, mixed from the four nearest pixels. A pixel's centre is at whole numbers plus a half. Near the
 * border and beyond it, `outside` is mixed in.
 */
export function sample({ width, height, levels }: Picture, x: number, y: number, outside: number): number {
  const left = Math.floor(x - 0.5);
  const top = Math.floor(y - 0.5);
  if (left < -1 || top < -1 || left >= width || top >= height) return outside;
  const dx = x - 0.5 - left;
  const dy = y - 0.5 - top;
  const at = top * width + left;
  // Most points lie inside.
  if (left >= 0 && top >= 0 && left + 1 < width && top + 1 < height) {
    const upperLeft = levels[at] ?? 0;
    const lowerLeft = levels[at + width] ?? 0;
    const upper = upperLeft + ((levels[at + 1] ?? 0) - upperLeft) * dx;
    return upper + (lowerLeft + ((levels[at + width + 1] ?? 0) - lowerLeft) * dx - upper) * dy;
  }
  const [west, east] = [left >= 0, left + 1 < width];
  const [north, south] = [top >= 0, top + 1 < height];
  const upperLeft = north && west ? (levels[at] ?? 0) : outside;
  const upperRight = north && east ? (levels[at + 1] ?? 0) : outside;
  const lowerLeft = south && west ? (levels[at + width] ?? 0) : outside;
  const lowerRight = south && east ? (levels[at + width + 1] ?? 0) : outside;
  const upper = upperLeft + (upperRight - upperLeft) * dx;
  const lower = lowerLeft + (lowerRight - lowerLeft) * dx;
  return upper + (lower - upper) * dy;
}
