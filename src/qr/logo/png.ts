import type { LogoArt } from "./art.ts";
import { type Chunk, readChunks, writeChunks } from "./png/chunks.ts";
import { type Header, isTooLarge, PALETTE, readHeader, writeHeader } from "./png/header.ts";
import { checkPixels } from "./png/pixels.ts";
import { pngFault } from "./refuse.ts";

const PREFIX = /^data:image\/png;base64,/i;
const MAX_CHARACTERS = 950_000;

/** The critical chunks of PNG. No decoder knows any other. */
const CRITICAL: ReadonlySet<string> = new Set(["IHDR", "PLTE", "IDAT", "IEND"]);

/**
 * Reads an inline PNG logo from base64, with or without `data:image/png;base64,`, and writes it anew with header,
 * palette, transparency and pixels. Text, Exif and colour profiles are dropped, so every format takes the samples for
 * sRGB (PNG, Third Edition).
 * @throws Fault `logo_invalid`, pointer `/style/logo/png`.
 */
export function readPngLogo(base64: string): LogoArt {
  const chunks = readChunks(decodeBase64(base64));
  const header = readHeader(chunks[0]);
  refuseForeign(chunks);
  const palette = readPalette(only(chunks, "PLTE"), header);
  const transparency = readTransparency(only(chunks, "tRNS"), header, palette);
  only(chunks, "IHDR");
  if (isTooLarge(header)) throw pngFault("png_too_many_pixels");
  const png = writeChunks([
    writeHeader(header),
    ...(palette ? [padded(palette, header)] : []),
    ...(transparency ? [transparency] : []),
    { type: "IDAT", data: checkPixels(joinData(chunks), header) },
    { type: "IEND", data: new Uint8Array() },
  ]);
  return { kind: "bitmap", width: header.width, height: header.height, png };
}

function decodeBase64(text: string): Uint8Array {
  if (text.length > MAX_CHARACTERS) throw pngFault("png_too_big");
  const digits = text.trim().replace(PREFIX, "").replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(digits)) throw pngFault("png_not_base64");
  return Buffer.from(digits, "base64");
}

function refuseForeign(chunks: readonly Chunk[]): void {
  for (const { type } of chunks) {
    if (type === "acTL") throw pngFault("png_animated");
    const isCritical = type.charAt(0) < "a";
    if (isCritical && !CRITICAL.has(type)) throw pngFault("png_chunk_unknown");
  }
}

function only(chunks: readonly Chunk[], type: string): Chunk | undefined {
  const [first, second] = chunks.filter((chunk) => chunk.type === type);
  if (second !== undefined) throw pngFault("png_chunk_repeated", { chunk: type });
  return first;
}

function readPalette(chunk: Chunk | undefined, { colorType, depth }: Header): Chunk | undefined {
  // In true colour it is only a suggestion for screens with few colours (PNG, 11.2.3).
  if (colorType !== PALETTE) return undefined;
  const length = chunk?.data.length ?? 0;
  if (length === 0 || length % 3 !== 0 || length > 3 * 2 ** depth) throw pngFault("png_palette");
  return chunk;
}

/** Pads the palette, because decoders differ on colours beyond its end. */
function padded({ type, data }: Chunk, { depth }: Header): Chunk {
  const full = new Uint8Array(3 * 2 ** depth);
  full.set(data);
  return { type, data: full };
}

/** Bytes of tRNS in grey and in true colour (PNG, 11.3.2.1). */
const TRANSPARENT_SAMPLE: ReadonlyMap<number, number> = new Map([
  [0, 2],
  [2, 6],
]);

function readTransparency(
  chunk: Chunk | undefined,
  { colorType }: Header,
  palette: Chunk | undefined,
): Chunk | undefined {
  if (chunk === undefined) return undefined;
  const { length } = chunk.data;
  if (palette !== undefined && length > 0 && length <= palette.data.length / 3) return chunk;
  if (length === TRANSPARENT_SAMPLE.get(colorType)) return chunk;
  throw pngFault("png_transparency");
}

/** The data of all IDAT chunks, which follow each other after the palette (PNG, 5.6). */
function joinData(chunks: readonly Chunk[]): Uint8Array {
  const types = chunks.map(({ type }) => type);
  const from = types.indexOf("IDAT");
  const parts = chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data);
  const isTogether = types.lastIndexOf("IDAT") - from + 1 === parts.length;
  const isAfter = types.indexOf("PLTE") < from && types.indexOf("tRNS") < from;
  const isPaletteFirst = !types.includes("tRNS") || types.indexOf("PLTE") < types.indexOf("tRNS");
  if (from < 0 || !isTogether || !isAfter || !isPaletteFirst) throw pngFault("png_chunk_order");
  return Buffer.concat(parts);
}
