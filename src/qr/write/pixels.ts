import { deflateSync } from "node:zlib";
import { writeChunks } from "../logo/png/chunks.ts";

/** The size of a bitmap in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * RGBA pixels, 8 bits a channel, as PNG has them: not premultiplied. The renderer gives colours that are premultiplied
 * by alpha.
 */
export function unpremultiplied(rgba: Uint8Array): Uint8Array {
  const plain = Uint8Array.from(rgba);
  for (let at = 3; at < plain.length; at += 4) {
    const alpha = plain[at] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at - 3; channel < at; channel++)
      plain[channel] = Math.min(255, Math.round(((plain[channel] ?? 0) * 255) / alpha));
  }
  return plain;
}

/**
 * A PNG file of RGBA pixels that are not premultiplied, every row unfiltered.
 * @param level - of compression, 1 to 9. The fastest serves for a file that only the renderer reads.
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
