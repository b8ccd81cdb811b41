import { deflate } from "pako";
import { type Chunk, writeChunks } from "../logo/png/chunks.ts";
import { type Size, unpremultiplied } from "./pixels.ts";

/** Entries that a palette can have (PNG, 11.2.2). */
const MOST_COLORS = 256;

/** Shades between two inks that soft edges get: four bits. The eye tells no more apart in a pixel. */
const SHADES = 16;

/** How far a channel of a mix may lie off the line between two inks, because the renderer rounds. */
const OFF_LINE = 2;

/** The filter that takes the row above away: rows of one module are alike, so all but its first become zeros. */
const UP = 2;

/**
 * A PNG file of few bits a pixel, 1, 2, 4 or 8 into a palette, or `null` where there are more than 256 colours.
 * @param pixels - RGBA, 8 bits each, premultiplied.
 * @param twoInks - whether all colours are mixes of two, as at soft edges: these get 16 shades. A third ink would be changed.
 * @param extras - chunks to stand before the palette.
 */
export function encodePalettePng(
  pixels: Uint8Array,
  { width, height }: Size,
  twoInks: boolean,
  extras: readonly Chunk[],
): Uint8Array | null {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const found = indexColors(words);
  if (found === null) return null;
  const own = { colors: [...found.keys()], indices: found };
  const { colors, indices } = (twoInks ? shadesOf(own.colors) : null) ?? own;
  const depth = colors.length <= 2 ? 1 : colors.length <= 4 ? 2 : colors.length <= SHADES ? 4 : 8;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 3], 8);
  return writeChunks([
    { type: "IHDR", data: header },
    ...extras,
    ...paletteChunks(colors),
    // Its own deflate in JavaScript, because the runtime's gives other bytes on other processors.
    { type: "IDAT", data: deflate(packRows(words, width, height, depth, indices)) },
    { type: "IEND", data: new Uint8Array() },
  ]);
}

/** The colours in order of their first pixel, with their indices; `null` where there are too many. */
function indexColors(words: Uint32Array): Map<number, number> | null {
  const indices = new Map<number, number>();
  let last: number | undefined;
  for (const word of words) {
    if (word === last) continue;
    last = word;
    if (indices.has(word)) continue;
    if (indices.size === MOST_COLORS) return null;
    indices.set(word, indices.size);
  }
  return indices;
}

/**
 * Sixteen shades for colours that are mixes of two inks, such as the soft edges of modules; `null` where there are no more
 * colours anyway, or other ones. The first colour is one ink, the one farthest from it the other.
 */
function shadesOf(found: readonly number[]): { colors: number[]; indices: Map<number, number> } | null {
  const [first] = found;
  if (first === undefined || found.length <= SHADES) return null;
  const from = channelsOf(first);
  const far = found.map((word) => distance(from, channelsOf(word)));
  const to = channelsOf(found[far.indexOf(Math.max(...far))] ?? first);
  const way = to.map((channel, at) => channel - (from[at] ?? 0));
  const mixed = (share: number) => from.map((channel, at) => channel + share * (way[at] ?? 0));
  const length = way.reduce((sum, step) => sum + step * step, 0);

  const indices = new Map<number, number>();
  for (const word of found) {
    const channels = channelsOf(word);
    const along = channels.reduce(
      (sum, channel, at) => sum + (channel - (from[at] ?? 0)) * (way[at] ?? 0),
      0,
    );
    const onLine = mixed(along / length);
    if (channels.some((channel, at) => Math.abs(channel - (onLine[at] ?? 0)) > OFF_LINE)) return null;
    indices.set(word, Math.round((along / length) * (SHADES - 1)));
  }
  const colors = Array.from({ length: SHADES }, (_, index) => wordOf(mixed(index / (SHADES - 1))));
  return { colors, indices };
}

/** Red, green, blue and alpha of a pixel, in the order of its bytes. */
function channelsOf(word: number): number[] {
  return [word & 255, (word >> 8) & 255, (word >> 16) & 255, word >>> 24];
}

function wordOf(channels: readonly number[]): number {
  return channels.reduceRight((word, channel) => (word << 8) | Math.round(channel), 0) >>> 0;
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)));
}

/** PLTE and, where a colour is not opaque, tRNS up to the last such colour (PNG, 11.2.3 and 11.3.2.1). */
function paletteChunks(colors: readonly number[]): Chunk[] {
  const rgba = unpremultiplied(new Uint8Array(Uint32Array.from(colors).buffer));
  const opacities = colors.map((_, index) => rgba[index * 4 + 3] ?? 0);
  const clear = opacities.findLastIndex((alpha) => alpha < 255) + 1;
  const palette = { type: "PLTE", data: rgba.filter((_, at) => at % 4 !== 3) };
  return clear === 0
    ? [palette]
    : [palette, { type: "tRNS", data: Uint8Array.from(opacities.slice(0, clear)) }];
}

/** Indices packed from the highest bits of each byte (PNG, 7.2), each row after its filter. */
function packRows(
  words: Uint32Array,
  width: number,
  height: number,
  depth: number,
  indices: ReadonlyMap<number, number>,
): Uint8Array {
  const stride = Math.ceil((width * depth) / 8);
  const rows = new Uint8Array(height * (1 + stride));
  let above = new Uint8Array(stride);
  let row = new Uint8Array(stride);
  let [word, index] = [words[0], 0];
  for (let y = 0; y < height; y++) {
    row.fill(0);
    for (let x = 0; x < width; x++) {
      const next = words[y * width + x];
      if (next !== word) {
        word = next;
        index = indices.get(next ?? 0) ?? 0;
      }
      const bit = x * depth;
      row[bit >> 3] = (row[bit >> 3] ?? 0) | (index << (8 - depth - (bit & 7)));
    }
    const start = y * (1 + stride);
    rows[start] = UP;
    for (let at = 0; at < stride; at++) rows[start + 1 + at] = (row[at] ?? 0) - (above[at] ?? 0);
    [above, row] = [row, above];
  }
  return rows;
}
