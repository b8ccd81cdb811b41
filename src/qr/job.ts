import { crc32 } from "node:zlib";
import { Fault } from "../shared/fault.ts";
import { Lru } from "../shared/lru.ts";
import type { GiveWay } from "../shared/traffic.ts";
import { draw } from "./draw.ts";
import type { LogoArt } from "./logo/art.ts";
import { readLogo } from "./logo/read.ts";
import type { Style } from "./style.ts";
import { type Format, type Sheet, WRITERS } from "./write/index.ts";
import { writeSvg } from "./write/svg.ts";

/** Many symbols as SVG, deflated. */
export interface SymbolsJob {
  readonly styles: readonly Style[];
  /** `style` counts into `styles`. */
  readonly symbols: readonly { readonly payload: string; readonly style: number }[];
}

/** One drawing as a file. */
export interface FileJob {
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

/** The same as it travels between threads: whoever passes it on has bytes to hold and nothing else. */
export interface PackedSymbols {
  readonly bytes: Uint8Array;
  readonly table: Uint8Array;
}

/**
 * Above this level a file hardly gets smaller. zlib's level 6 gives the same size in a third more time (measured: 32 µs
 * a symbol against 23), and its stream of node:zlib, made anew for every symbol, takes longer still.
 */
const DEFLATE = { library: "libdeflate", level: 5 } as const;

const KEPT_LOGOS = 20;
/** Longest source in characters of a logo that is kept. */
const KEPT_SOURCE = 128 * 1024;
const logos = new Lru<string, LogoArt>(KEPT_LOGOS);

/**
 * Draws many symbols. What keeps one from being drawn is told of it.
 * @param giveWay - called before each.
 */
export function drawSymbols({ styles, symbols }: SymbolsJob, giveWay: GiveWay): DrawnSymbols {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const drawn = symbols.map(({ payload, style }): DrawnSymbol => {
    giveWay();
    try {
      const svg = new TextEncoder().encode(svgOf(payload, styles[style] ?? {}));
      const piece = Bun.deflateSync(svg, DEFLATE);
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

/** A job as it travels. */
export function packJob(job: SymbolsJob): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(job));
}

/** Does a job that travelled. */
export function drawPacked(packed: Uint8Array, giveWay: GiveWay): PackedSymbols {
  const job: SymbolsJob = JSON.parse(new TextDecoder().decode(packed));
  const { bytes, symbols } = drawSymbols(job, giveWay);
  return { bytes, table: new TextEncoder().encode(JSON.stringify(symbols)) };
}

export function unpackSymbols({ bytes, table }: PackedSymbols): DrawnSymbols {
  return { bytes, symbols: JSON.parse(new TextDecoder().decode(table)) };
}

function svgOf(payload: string, style: Style): string {
  const { scene, design } = draw(payload, style, artOf(style));
  return writeSvg(scene, { widthPx: design.size });
}

/** Draws one file. @throws Fault of the style's and the logo's kinds. */
export async function drawFile({ payload, style, format, sheet }: FileJob): Promise<Uint8Array> {
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
