import { deflateSync } from "node:zlib";
import { Inflate } from "pako";
import { pngFault } from "../refuse.ts";
import { type Header, passesOf, samplesOf } from "./header.ts";
import { LAST_FILTER } from "./pixels.ts";
import { unfilter } from "./unfilter.ts";

/** The longest side of a picture that was made smaller. */
const LONGEST = 2_048;

/** Bytes that are inflated at once. */
const PIECE = 64 * 1024;

/** True colour, and with alpha. */
const [COLOR, COLOR_ALPHA] = [2, 6];
/** The filter type of all rows that are written: the difference to the row above. */
const UP = 2;

/**
 * Makes a picture smaller while it is inflated: every second pixel or so, with eight bits a sample. Only two of
 * its rows and the result are in memory: at most 16 MB instead of up to 128.
 * @param data - compressed; of samples of 8 or 16 bits without a palette. Others are never too large.
 * @param transparent - the samples of the colour that is transparent, as `tRNS` has them; `null` without one.
 * @throws Fault `logo_invalid` when it does not inflate to what its header says.
 */
export function reduce(
  data: Uint8Array,
  header: Header,
  transparent: Uint8Array | null,
): { header: Header; data: Uint8Array } {
  const factor = Math.ceil(Math.max(header.width, header.height) / LONGEST);
  const [width, height] = [Math.ceil(header.width / factor), Math.ceil(header.height / factor)];
  const samples = samplesOf(header);
  const bytes = header.depth / 8;
  const channels = transparent === null ? samples : samples + 1;
  const pixels = new Uint8Array(width * height * channels);

  /** Copies the pixels of a row that stay. */
  function keep(row: Uint8Array, y: number, x: number, step: number): void {
    if (y % factor !== 0) return;
    let from = 1;
    for (let column = x; column < header.width; column += step, from += samples * bytes) {
      if (column % factor !== 0) continue;
      const to = ((y / factor) * width + column / factor) * channels;
      for (let sample = 0; sample < samples; sample++) pixels[to + sample] = row[from + sample * bytes] ?? 0;
      if (transparent) pixels[to + samples] = isSame(row, from, transparent, bytes) ? 0 : 255;
    }
  }

  inflateRows(data, header, samples * bytes, keep);
  const colorType = transparent !== null && header.colorType === COLOR ? COLOR_ALPHA : header.colorType;
  return {
    header: { width, height, depth: 8, colorType, interlaced: false },
    data: deflateSync(filtered(pixels, width * channels)),
  };
}

/** Whether a pixel has the samples that `tRNS` names, of two bytes each, whatever the depth. */
function isSame(row: Uint8Array, from: number, samples: Uint8Array, bytes: number): boolean {
  for (let sample = 0; sample < samples.length / 2; sample++)
    for (let byte = 0; byte < bytes; byte++)
      if (row[from + sample * bytes + byte] !== samples[sample * 2 + 2 - bytes + byte]) return false;
  return true;
}

/** Inflates a picture row by row, of all passes. @param take - is given each with its place. */
function inflateRows(
  data: Uint8Array,
  header: Header,
  distance: number,
  take: (row: Uint8Array, y: number, x: number, step: number) => void,
): void {
  const passes = passesOf(header);
  let [pass, done, filled] = [0, 0, 0];
  let [row, above] = buffers(passes[0]?.stride ?? 0);

  function takePiece(piece: Uint8Array): void {
    for (let at = 0; at < piece.length;) {
      const now = passes[pass];
      if (!now) throw pngFault("png_extra_pixels");
      const part = piece.subarray(at, at + now.stride - filled);
      row.set(part, filled);
      at += part.length;
      filled += part.length;
      if (filled < now.stride) return;
      if ((row[0] ?? 0) > LAST_FILTER) throw pngFault("png_row_damaged");
      unfilter(row, above, distance);
      take(row, now.y + done * now.stepY, now.x, now.stepX);
      [row, above, filled] = [above, row, 0];
      if (++done < now.rows) continue;
      [pass, done] = [pass + 1, 0];
      [row, above] = buffers(passes[pass]?.stride ?? 0);
    }
  }

  const inflate = new Inflate({ chunkSize: PIECE, windowBits: 15 });
  inflate.onData = takePiece;
  inflate.push(data, true);
  if (inflate.err !== 0) throw pngFault("png_not_unpackable");
  if (pass < passes.length) throw pngFault("png_too_few_pixels");
}

const buffers = (stride: number): [Uint8Array, Uint8Array] => [
  new Uint8Array(stride),
  new Uint8Array(stride),
];

/** Rows with a filter before each, by which they compress well. */
function filtered(pixels: Uint8Array, stride: number): Uint8Array {
  const rows = pixels.length / stride;
  const result = new Uint8Array(rows * (stride + 1));
  for (let row = 0, to = 0; row < rows; row++) {
    result[to++] = UP;
    for (let at = row * stride; at < (row + 1) * stride; at++)
      result[to++] = (pixels[at] ?? 0) - (row > 0 ? (pixels[at - stride] ?? 0) : 0);
  }
  return result;
}
