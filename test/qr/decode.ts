import { decodeQR } from "qr/decode.js";
import { prepareZXingModule, purgeZXingModule, readBarcodes } from "zxing-wasm/reader";
import zxingWasm from "zxing-wasm/reader/zxing_reader.wasm" with { type: "file" };
import type { Raster } from "./render.ts";

/** The text that each decoder reads, or `null` where it finds no symbol. */
export interface Decoded {
  readonly zxing: string | null;
  readonly qr: string | null;
}

/**
 * Reads the QR symbol in a picture with two decoders that share no code. Only dark on light counts, as for many phones.
 * Bytes are UTF-8 or, where they are not, one character each (ISO 8859-1), regardless of a decoder's guess.
 */
export async function decodeBoth(raster: Raster): Promise<Decoded> {
  return { zxing: await byZxing(raster), qr: byQr(raster, { textDecoder: toText }) };
}

let loading: Promise<unknown> | undefined;

/** Left to itself zxing-wasm fetches its code from a CDN. */
function loadZxing(): Promise<unknown> {
  loading ??= Bun.file(zxingWasm)
    .arrayBuffer()
    .then((wasmBinary) => prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true }));
  return loading;
}

/** Makes the next call of zxing load its code anew, after an abort. */
export function renewZxing(): void {
  purgeZXingModule();
  loading = undefined;
}

/** The result of zxing. */
export async function byZxing(raster: Raster): Promise<string | null> {
  const found = await zxingResult(raster);
  return found?.isValid ? toText(found.bytes) : null;
}

/** The text that zxing makes of the bytes. */
export async function textByZxing(raster: Raster): Promise<string | null> {
  const found = await zxingResult(raster);
  return found?.isValid ? found.text : null;
}

async function zxingResult({ width, height, rgba }: Raster) {
  await loadZxing();
  const data = new Uint8ClampedArray(rgba.buffer, rgba.byteOffset, rgba.length);
  const [found] = await readBarcodes(
    { width, height, data },
    { formats: ["QRCode"], tryHarder: true, tryInvert: false, maxNumberOfSymbols: 1 },
  );
  return found;
}

/** The text of the symbol in a PNG or JPEG file, which zxing decodes itself; `null` where it finds none. */
export async function readPicture(file: Uint8Array): Promise<string | null> {
  await loadZxing();
  const [found] = await readBarcodes(file, { formats: ["QRCode"], maxNumberOfSymbols: 1 });
  return found?.isValid ? toText(found.bytes) : null;
}

/** The decoder is made for live video and gives up after a frame's time; here it may take as long as it needs. */
function byQr({ width, height, rgba }: Raster, options: { textDecoder?: typeof toText }): string | null {
  try {
    return decodeQR({ width, height, data: rgba }, { ...options, effort: 8, timeLimit: 5000 });
  } catch {
    return null;
  }
}

/** The text that `qr` makes of the bytes. */
export function textByQr(raster: Raster): string | null {
  return byQr(raster, {});
}

/** Bytes as UTF-8 or, where they are not, one character each. */
export function toText(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return Buffer.from(bytes).toString("latin1");
  }
}
