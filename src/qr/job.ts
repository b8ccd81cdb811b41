import { crc32, deflateRawSync } from "node:zlib";
import { Fault, type FaultDetail } from "../shared/fault.ts";
import { Lru } from "../shared/lru.ts";
import { draw } from "./draw.ts";
import type { LogoArt } from "./logo/art.ts";
import { readLogo } from "./logo/read.ts";
import type { Style } from "./style.ts";
import { type Format, type Sheet, WRITERS } from "./write/index.ts";
import { writeSvg } from "./write/svg.ts";

/** What a worker thread is asked to draw. Styles carry their logo's art themselves. */
export type Job = SymbolsJob | FileJob;

/** Many symbols as SVG, deflated. */
export interface SymbolsJob {
  readonly kind: "symbols";
  readonly styles: readonly Style[];
  /** `style` counts into `styles`. */
  readonly symbols: readonly { readonly payload: string; readonly style: number }[];
}

/** One drawing as a file. */
export interface FileJob {
  readonly kind: "file";
  readonly payload: string;
  readonly style: Style;
  readonly format: Format;
  readonly sheet: Partial<Sheet>;
}

/** One symbol: where its deflated SVG (RFC 1951) lies, or why there is none. */
export type DrawnSymbol =
  | {
      readonly problem: null;
      readonly start: number;
      readonly end: number;
      readonly size: number;
      readonly crc: number;
    }
  | { readonly problem: string };

export interface DrawnSymbols {
  readonly bytes: Uint8Array;
  readonly symbols: readonly DrawnSymbol[];
}

/** A fault as it travels between threads. */
export interface SentFault {
  readonly code: string;
  readonly detail: string;
  readonly errors: readonly FaultDetail[];
  readonly extra: Readonly<Record<string, unknown>>;
}

/** What a worker answers to the job of that number. */
export type Reply =
  | { readonly id: number; readonly kind: "symbols"; readonly drawn: DrawnSymbols }
  | { readonly id: number; readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: "fault"; readonly fault: SentFault }
  | { readonly id: number; readonly kind: "error"; readonly message: string };

/** Above this the file hardly gets smaller, below it much larger. */
const DEFLATE_LEVEL = 6;

const KEPT_LOGOS = 20;
/** Longest source in characters of a logo that is kept. */
const KEPT_SOURCE = 128 * 1024;
const logos = new Lru<string, LogoArt>(KEPT_LOGOS);

/** Does a job. Never throws: what went wrong is the reply. */
export async function doJob(id: number, job: Job): Promise<Reply> {
  try {
    if (job.kind === "symbols") return { id, kind: "symbols", drawn: drawSymbols(job) };
    return { id, kind: "file", bytes: await drawFile(job) };
  } catch (error) {
    if (!(error instanceof Fault))
      return { id, kind: "error", message: error instanceof Error ? error.message : "unknown" };
    const { code, message, errors, extra } = error;
    return { id, kind: "fault", fault: { code, detail: message, errors, extra } };
  }
}

function drawSymbols({ styles, symbols }: SymbolsJob): DrawnSymbols {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const drawn = symbols.map(({ payload, style }): DrawnSymbol => {
    try {
      const svg = new TextEncoder().encode(svgOf(payload, styles[style] ?? {}));
      const piece = deflateRawSync(svg, { level: DEFLATE_LEVEL });
      pieces.push(piece);
      const start = length;
      length += piece.length;
      return { problem: null, start, end: length, size: svg.length, crc: crc32(svg) };
    } catch (error) {
      if (error instanceof Fault) return { problem: error.message };
      throw error;
    }
  });
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, symbols: drawn };
}

function svgOf(payload: string, style: Style): string {
  const { scene, design } = draw(payload, style, artOf(style));
  return writeSvg(scene, { widthPx: design.size });
}

async function drawFile({ payload, style, format, sheet }: FileJob): Promise<Uint8Array> {
  const { scene, design } = draw(payload, style, artOf(style));
  const bytes = await WRITERS[format].write(scene, { widthPx: design.size, ...sheet });
  // A copy of its own: what is sent away must not be a view of what a library keeps.
  return Uint8Array.from(bytes);
}

function artOf({ logo }: Style): LogoArt | null {
  if (!logo) return null;
  const source = JSON.stringify([logo.svg, logo.png]);
  const kept = logos.get(source);
  if (kept) return kept;
  const art = readLogo(logo);
  if (art && source.length <= KEPT_SOURCE) logos.set(source, art);
  return art;
}
