import { deflateSync } from "node:zlib";
import { writeChunks } from "../logo/png/chunks.ts";
import { renderSvg } from "./resvg.ts";

/** The size of a bitmap in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width and height in the header of a PNG file (PNG, 11.2.2). */
export function pngSize(png: Uint8Array): Size {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

/** The size a bitmap is brought down to where it gets `wanted` pixels across: a whole part of its own, but no less. */
export function shrunkSize({ width, height }: Size, wanted: number): Size {
  const factor = Math.max(1, Math.floor(width / wanted));
  return {
    width: Math.max(1, Math.floor(width / factor)),
    height: Math.max(1, Math.floor(height / factor)),
  };
}

/**
 * A PNG file brought down to `size` by averaging: the renderer reads a bitmap at points, so one that it had to bring far
 * down itself would come out as noise. Call `loadResvg` first.
 */
export function shrinkPng(png: Uint8Array, size: Size): Uint8Array {
  const own = pngSize(png);
  if (own.width === size.width && own.height === size.height) return png;
  const sides = `width="${own.width}" height="${own.height}"`;
  const data = Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString("base64");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${sides}><image ${sides} href="data:image/png;base64,${data}"/></svg>`;
  const pixels = renderSvg(svg, (image) => image.pixels);
  return encodePng(average(pixels, own, size), size);
}

/** Averages cells of premultiplied pixels, so that what is clear weighs nothing, into pixels that are not. */
function average(pixels: Uint8Array, from: Size, to: Size): Uint8Array {
  const averaged = new Uint8Array(to.width * to.height * 4);
  let next = 0;
  for (let y = 0; y < to.height; y++) {
    const top = Math.floor((y * from.height) / to.height);
    const bottom = Math.floor(((y + 1) * from.height) / to.height);
    for (let x = 0; x < to.width; x++) {
      const left = Math.floor((x * from.width) / to.width);
      const right = Math.floor(((x + 1) * from.width) / to.width);
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let row = top; row < bottom; row++)
        for (let at = (row * from.width + left) * 4; at < (row * from.width + right) * 4; at += 4) {
          red += pixels[at] ?? 0;
          green += pixels[at + 1] ?? 0;
          blue += pixels[at + 2] ?? 0;
          alpha += pixels[at + 3] ?? 0;
        }
      const opaque = alpha === 0 ? 0 : 255 / alpha;
      averaged[next++] = Math.round(red * opaque);
      averaged[next++] = Math.round(green * opaque);
      averaged[next++] = Math.round(blue * opaque);
      averaged[next++] = Math.round(alpha / ((bottom - top) * (right - left)));
    }
  }
  return averaged;
}

/**
 * A PNG file of RGBA pixels, 8 bits each, every row unfiltered.
 * @param level - of compression, 1 to 9; for the renderer's eyes only, the fastest will do.
 */
export function encodePng(rgba: Uint8Array, { width, height }: Size, level = 1): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = new Uint8Array(height * (1 + width * 4));
  for (let row = 0; row < height; row++)
    rows.set(rgba.subarray(row * width * 4, (row + 1) * width * 4), row * (1 + width * 4) + 1);
  return writeChunks([
    { type: "IHDR", data: header },
    { type: "IDAT", data: deflateSync(rows, { level }) },
    { type: "IEND", data: new Uint8Array() },
  ]);
}
