import type { Raster } from "./render.ts";

const WHITE = [255, 255, 255, 255] as const;

/** Cuts a rectangle out, in pixels. Outside the picture it is white. */
export function crop(raster: Raster, x: number, y: number, width: number, height: number): Raster {
  return resample(raster, width, height, (column, row) => [x + column, y + row]);
}

/** Turns a picture clockwise about its centre, on white paper large enough for all of it. */
export function rotate(raster: Raster, degrees: number): Raster {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = wholePixels(raster.width * Math.abs(cos) + raster.height * Math.abs(sin));
  const height = wholePixels(raster.width * Math.abs(sin) + raster.height * Math.abs(cos));
  return resample(raster, width, height, (column, row) => {
    const [x, y] = [column - (width - 1) / 2, row - (height - 1) / 2];
    return [x * cos + y * sin + (raster.width - 1) / 2, y * cos - x * sin + (raster.height - 1) / 2];
  });
}

/** The pixels that hold a length, without one for a rounding error. */
function wholePixels(length: number): number {
  return Math.ceil(length - 1e-6);
}

/** Makes a picture `factor` times as large; when it shrinks, it is blurred first by as much as a lens would. */
export function scale(raster: Raster, factor: number): Raster {
  const source = factor < 1 ? blur(raster, (1 / factor - 1) / 2) : raster;
  const width = Math.max(1, Math.round(raster.width * factor));
  const height = Math.max(1, Math.round(raster.height * factor));
  return resample(source, width, height, (column, row) => [
    (column + 0.5) / factor - 0.5,
    (row + 0.5) / factor - 0.5,
  ]);
}

/** Blurs a picture by a box of `radius` pixels each way, twice: nearly like a lens out of focus. */
export function blur(raster: Raster, radius: number): Raster {
  const reach = Math.round(radius);
  if (reach < 1) return raster;
  let { rgba } = raster;
  for (const dx of [1, 0, 1, 0] as const) rgba = boxBlur(raster, rgba, reach, dx);
  return { ...raster, rgba };
}

function boxBlur({ width, height }: Raster, rgba: Uint8Array, reach: number, dx: 0 | 1): Uint8Array {
  const blurred = new Uint8Array(rgba.length);
  const [length, step] = dx === 1 ? [width, 4] : [height, 4 * width];
  const [lines, nextLine] = dx === 1 ? [height, 4 * width] : [width, 4];
  for (let line = 0; line < lines; line++)
    for (let channel = 0; channel < 4; channel++) {
      const start = line * nextLine + channel;
      const at = (place: number) => rgba[start + Math.min(length - 1, Math.max(0, place)) * step] ?? 0;
      // The sum of the box around a pixel, from that around the one before.
      let sum = 0;
      for (let place = -reach; place <= reach; place++) sum += at(place);
      for (let place = 0; place < length; place++) {
        blurred[start + place * step] = Math.round(sum / (2 * reach + 1));
        sum += at(place + reach + 1) - at(place - reach);
      }
    }
  return blurred;
}

/** A picture whose every pixel is read, mixed from the four nearest, where `source` says in the given one. */
function resample(
  raster: Raster,
  width: number,
  height: number,
  source: (column: number, row: number) => readonly [number, number],
): Raster {
  const rgba = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = source(column, row);
      const left = Math.floor(x);
      const top = Math.floor(y);
      // Most points lie inside.
      if (left >= 0 && top >= 0 && left + 1 < raster.width && top + 1 < raster.height) {
        const at = (top * raster.width + left) * 4;
        const below = at + raster.width * 4;
        for (let channel = 0; channel < 4; channel++) {
          const upper = mix(byteOf(raster, at + channel), byteOf(raster, at + 4 + channel), x - left);
          const lower = mix(byteOf(raster, below + channel), byteOf(raster, below + 4 + channel), x - left);
          rgba[(row * width + column) * 4 + channel] = Math.round(mix(upper, lower, y - top));
        }
        continue;
      }
      for (let channel = 0; channel < 4; channel++) {
        const upper = mix(
          sample(raster, left, top, channel),
          sample(raster, left + 1, top, channel),
          x - left,
        );
        const lower = mix(
          sample(raster, left, top + 1, channel),
          sample(raster, left + 1, top + 1, channel),
          x - left,
        );
        rgba[(row * width + column) * 4 + channel] = Math.round(mix(upper, lower, y - top));
      }
    }
  return { width, height, rgba };
}

function sample({ width, height, rgba }: Raster, x: number, y: number, channel: number): number {
  const inside = x >= 0 && y >= 0 && x < width && y < height;
  return (inside ? rgba[(y * width + x) * 4 + channel] : WHITE[channel]) ?? 255;
}

function byteOf({ rgba }: Raster, at: number): number {
  return rgba[at] ?? 0;
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
