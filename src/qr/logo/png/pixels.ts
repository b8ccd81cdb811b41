import { inflateSync } from "node:zlib";
import { pngFault } from "../refuse.ts";
import { type Header, passesOf, unpackedSize } from "./header.ts";

/** Filter types of a row: none, sub, up, average, Paeth (PNG, 9.2). */
const LAST_FILTER = 4;

/**
 * Inflates a picture's data to check that every pixel is there. It stops at the size in its header. Returns the
 * compressed data without trailing bytes.
 * @throws Fault `logo_invalid` when it doesn't inflate to exactly that size, or a row's filter doesn't exist.
 */
export function checkPixels(data: Uint8Array, header: Header): Uint8Array {
  const size = unpackedSize(header);
  const { pixels, used } = inflate(data, size);
  if (pixels.length !== size) throw pngFault("png_too_few_pixels");
  let at = 0;
  for (const { rows, stride } of passesOf(header))
    for (let row = 0; row < rows; row++, at += stride)
      if ((pixels[at] ?? 0) > LAST_FILTER) throw pngFault("png_row_damaged");
  return data.subarray(0, used);
}

function inflate(data: Uint8Array, size: number): { pixels: Uint8Array; used: number } {
  try {
    const result: unknown = inflateSync(data, { maxOutputLength: size, info: true });
    if (isInfo(result)) return { pixels: result.buffer, used: result.engine.bytesWritten };
  } catch (cause) {
    const isTooLong = cause instanceof RangeError;
    if (isTooLong) throw pngFault("png_extra_pixels");
  }
  throw pngFault("png_not_unpackable");
}

/** The result of `inflateSync` with `info`. `bytesWritten` counts the bytes consumed. */
function isInfo(result: unknown): result is { buffer: Uint8Array; engine: { bytesWritten: number } } {
  if (typeof result !== "object" || result === null) return false;
  if (!("buffer" in result && result.buffer instanceof Uint8Array && "engine" in result)) return false;
  const { engine } = result;
  if (typeof engine !== "object" || engine === null || !("bytesWritten" in engine)) return false;
  return typeof engine.bytesWritten === "number";
}
