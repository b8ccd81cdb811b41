import { pngFault } from "../refuse.ts";
import type { Chunk } from "./chunks.ts";

/** The content of IHDR (PNG, 11.2.2). */
export interface Header {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colorType: number;
  readonly interlaced: boolean;
}

export const PALETTE = 3;

/** Samples a pixel and permitted bit depths of each colour type (PNG, table 11.1). */
const COLOR_TYPES: ReadonlyMap<number, { readonly samples: number; readonly depths: readonly number[] }> =
  new Map([
    [0, { samples: 1, depths: [1, 2, 4, 8, 16] }],
    [2, { samples: 3, depths: [8, 16] }],
    [PALETTE, { samples: 1, depths: [1, 2, 4, 8] }],
    [4, { samples: 2, depths: [8, 16] }],
    [6, { samples: 4, depths: [8, 16] }],
  ]);

const MAX_SIDE = 4_096;
const MAX_PIXELS = 16_000_000;
const MAX_ASPECT = 20;

/** Bytes that a new picture may unpack to: 8 megapixels of true colour with alpha. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Reads IHDR, which must come first.
 * @throws Fault `logo_invalid` when it is missing or malformed, or the picture is no size for a logo.
 */
export function readHeader(chunk: Chunk | undefined): Header {
  if (chunk?.type !== "IHDR" || chunk.data.length !== 13) throw pngFault("png_header");
  const view = new DataView(chunk.data.buffer, chunk.data.byteOffset, chunk.data.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth, colorType, interlace] = [view.getUint8(8), view.getUint8(9), view.getUint8(12)];
  if (width === 0 || height === 0) throw pngFault("png_no_size");
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    throw pngFault("png_too_many_pixels");
  if (Math.max(width, height) / Math.min(width, height) > MAX_ASPECT)
    throw pngFault("png_too_oblong", { limit: MAX_ASPECT });
  const isKnown = COLOR_TYPES.get(colorType)?.depths.includes(depth) ?? false;
  if (!isKnown || view.getUint8(10) !== 0 || view.getUint8(11) !== 0 || interlace > 1)
    throw pngFault("png_pixel_format");
  return { width, height, depth, colorType, interlaced: interlace === 1 };
}

/** Whether a picture unpacks to more than a new logo may. */
export function isTooLarge(header: Header): boolean {
  return unpackedSize(header) > MAX_BYTES;
}

/** The content of IHDR. */
export function writeHeader({ width, height, depth, colorType, interlaced }: Header): Chunk {
  const data = new Uint8Array(13);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  data.set([depth, colorType, 0, 0, interlaced ? 1 : 0], 8);
  return { type: "IHDR", data };
}

/** Bytes of a picture's rows, with their filter types, before they are compressed. */
export function unpackedSize(header: Header): number {
  return passesOf(header).reduce((sum, { rows, stride }) => sum + rows * stride, 0);
}

/** Start and distance of the pixels of each pass of Adam7 (PNG, 8.2): x, y, step x, step y. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The rows of a pass as they are compressed. */
export interface Pass {
  readonly rows: number;
  /** Bytes a row, with its filter type. */
  readonly stride: number;
}

/** The passes of a picture that have pixels. */
export function passesOf(header: Header): Pass[] {
  const { width, height, depth, colorType } = header;
  const bits = depth * (COLOR_TYPES.get(colorType)?.samples ?? 1);
  const passes = header.interlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  return passes
    .map(([x, y, stepX, stepY]) => ({
      columns: Math.ceil((width - x) / stepX),
      rows: Math.ceil((height - y) / stepY),
    }))
    .filter(({ columns, rows }) => columns > 0 && rows > 0)
    .map(({ columns, rows }) => ({ rows, stride: 1 + Math.ceil((columns * bits) / 8) }));
}
