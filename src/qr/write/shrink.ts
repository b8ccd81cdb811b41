import { encodePng, type Size } from "./pixels.ts";
import { renderSvg } from "./resvg.ts";

/** Width and height in the header of a PNG file (PNG, 11.2.2). */
export function pngSize(png: Uint8Array): Size {
  const header = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return { width: header.getUint32(16), height: header.getUint32(20) };
}

/** The size to which a bitmap is shrunk that needs `wanted` pixels across: a whole part of its own size, but no less. */
export function shrunkSize({ width, height }: Size, wanted: number): Size {
  const factor = Math.max(1, Math.floor(width / wanted));
  return {
    width: Math.max(1, Math.floor(width / factor)),
    height: Math.max(1, Math.floor(height / factor)),
  };
}

/**
 * A PNG file shrunk to `size` by averaging. The renderer samples a bitmap at points, so a large one that it shrinks
 * itself comes out as noise. Call `loadResvg` first.
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

/**
 * Averages cells of premultiplied pixels into pixels that are not premultiplied, so that clear pixels weigh nothing. The
 * catalog's `resample` goes to any size, also a larger one, and blends neighbouring cells. Here cells are whole, and their
 * edges stay sharp in print.
 */
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
