// The package's entry for browsers: its entry for Node loads a PNG writer too, 22 ms and 13 MB against 3 ms
// and 5 MB.
import { create } from "qrcode/lib/browser.js";
import ReedSolomonEncoder from "qrcode/lib/core/reed-solomon-encoder.js";
import { blocksOf, placement } from "./codewords.ts";
import type { Level } from "./matrix.ts";

/** A symbol of a version that holds nothing yet. The same for every payload. */
interface Frame {
  /** The function patterns; data and format information are light. */
  readonly modules: Uint8Array;
  /** 1 where a function pattern, format or version information lies. */
  readonly reserved: Uint8Array;
  /** The modules that carry data, in the order of its bits. */
  readonly path: Uint16Array;
}

const frames = new Map<number, Frame>();

/**
 * A symbol that holds data codewords and their error correction, without a mask and format information
 * (ISO/IEC 18004, 7.5 to 7.7).
 */
export function placed(data: Uint8Array, version: number, level: Level) {
  const { modules: empty, reserved, path } = frameOf(version);
  const modules = empty.slice();
  const codewords = interleaved(data, version, level);
  for (let bit = 0; bit < 8 * codewords.length; bit++)
    modules[path[bit] ?? 0] = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
  return { modules, reserved };
}

/** The package draws the function patterns, around any text. */
function frameOf(version: number): Frame {
  const known = frames.get(version);
  if (known) return known;
  const { modules } = create("0", { version, errorCorrectionLevel: "L", maskPattern: 0 });
  const reserved = Uint8Array.from(modules.reservedBit);
  const frame = {
    modules: Uint8Array.from(modules.data, (dark, at) => dark & (reserved[at] ?? 0)),
    reserved,
    path: Uint16Array.from(placement(version)),
  };
  frames.set(version, frame);
  return frame;
}

/** The codewords of all blocks by turns, data before correction (7.6). */
function interleaved(data: Uint8Array, version: number, level: Level): Uint8Array {
  const blocks = blocksOf(version, level);
  const total = blocks.reduce((sum, block) => sum + block.total, 0);
  const codewords = new Uint8Array(total);
  const shortest = blocks[0]?.data ?? 0;
  let from = 0;
  for (const [index, block] of blocks.entries()) {
    const own = data.subarray(from, from + block.data);
    from += block.data;
    const longer = index - blocks.findIndex((other) => other.data > shortest);
    for (const [turn, codeword] of own.entries())
      codewords[turn < shortest ? turn * blocks.length + index : shortest * blocks.length + longer] =
        codeword;
    for (const [turn, codeword] of correctionOf(own, block.total - block.data).entries())
      codewords[data.length + turn * blocks.length + index] = codeword;
  }
  return codewords;
}

const encoders = new Map<number, ReedSolomonEncoder>();

/** Error correction codewords of a block (7.5.2). */
function correctionOf(data: Uint8Array, count: number): Uint8Array {
  const encoder = encoders.get(count) ?? new ReedSolomonEncoder(count);
  encoders.set(count, encoder);
  return encoder.encode(data);
}
