import { deflateSync } from "node:zlib";
import { writeChunk, writeChunks } from "../../../src/qr/logo/png/chunks.ts";

/** Pictures for tests, honest and hostile. */

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number];

/** A slope of colours. */
const SLOPE: Paint = (x, y) => [(x * 4) & 255, (y * 4) & 255, 128];

/** A PNG of 8 bits a sample. @param extras - chunks before its data. */
export function png(
  width: number,
  height: number,
  paint: Paint = SLOPE,
  extras: readonly { readonly type: string; readonly data: Uint8Array }[] = [],
): Buffer {
  const row = 1 + 3 * width;
  const raw = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) raw.set(paint(x, y), y * row + 1 + 3 * x);
  return pngFile(width, height, 2, deflateSync(raw), extras);
}

/** A PNG without a single bit of colour: it deflates to a thousandth. */
export function emptyPng(width: number, height: number): Buffer {
  return pngFile(width, height, 0, deflateSync(Buffer.alloc((1 + width) * height)));
}

function pngFile(
  width: number,
  height: number,
  colorType: number,
  data: Uint8Array,
  extras: readonly { readonly type: string; readonly data: Uint8Array }[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colorType], 8);
  const end = { type: "IEND", data: new Uint8Array() };
  return Buffer.from(writeChunks([{ type: "IHDR", data: header }, ...extras, { type: "IDAT", data }, end]));
}

/** A PNG with another size in its header than its data has. */
export function pngThatSays(width: number, height: number): Buffer {
  const file = png(64, 48);
  const header = Buffer.from(file.subarray(16, 29));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([file.subarray(0, 8), writeChunk({ type: "IHDR", data: header }), file.subarray(33)]);
}

export async function jpeg(file: Uint8Array, progressive = false): Promise<Buffer> {
  return new Bun.Image(file).jpeg({ quality: 90, progressive }).buffer();
}

export async function webp(file: Uint8Array): Promise<Buffer> {
  return new Bun.Image(file).webp({ quality: 90 }).buffer();
}

/** A JPEG with another segment behind its start. */
export function withSegment(file: Uint8Array, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]);
  return Buffer.concat([file.subarray(0, 2), head, data, file.subarray(2)]);
}

/** Exif data with an orientation and the name of a place. */
export function exif(orientation: number): Buffer {
  const data = Buffer.from("4578696600004d4d002a00000008000101120003000000010000000000000000", "hex");
  data[25] = orientation;
  return Buffer.concat([data, Buffer.from("GPS 52.5200")]);
}

/** A progressive JPEG whose last pass comes so often. */
export function withPasses(file: Uint8Array, passes: number): Buffer {
  const body = Buffer.from(file.subarray(0, -2));
  const last = body.subarray(body.lastIndexOf(Buffer.from([0xff, 0xda])));
  return Buffer.concat([body, ...Array<Uint8Array>(passes).fill(last), file.subarray(-2)]);
}

/** An animated WebP: the first frame, and a second one. */
export function animation(frames: readonly Uint8Array[], width: number, height: number): Buffer {
  const canvas = [...uint24(width - 1), ...uint24(height - 1)];
  const place = Buffer.from([0, 0, 0, 0, 0, 0, ...canvas, ...uint24(100), 0]);
  return riff([
    chunk("VP8X", Buffer.from([2, 0, 0, 0, ...canvas])),
    chunk("ANIM", Buffer.alloc(6)),
    ...frames.map((frame) => chunk("ANMF", Buffer.concat([place, frame.subarray(12)]))),
  ]);
}

/** A WebP whose canvas says another size than its picture. */
export function webpThatSays(file: Uint8Array, width: number, height: number): Buffer {
  const canvas = Buffer.from([0, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)]);
  return riff([chunk("VP8X", canvas), file.subarray(12)]);
}

/** A WebP with a chunk of transparency before its picture. */
export function withAlpha(file: Uint8Array, width: number, height: number): Buffer {
  const canvas = Buffer.from([16, 0, 0, 0, ...uint24(width - 1), ...uint24(height - 1)]);
  return riff([chunk("VP8X", canvas), chunk("ALPH", Buffer.alloc(2)), file.subarray(12)]);
}

function riff(chunks: readonly Uint8Array[]): Buffer {
  return chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, "latin1");
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
}

function uint24(value: number): [number, number, number] {
  return [value & 255, (value >> 8) & 255, value >> 16];
}
