import { crc32 } from "node:zlib";
import { type Static, Type } from "@sinclair/typebox";
import { type Drawing, draw } from "../../qr/draw.ts";
import { judgeForTill } from "../../qr/scannability/till.ts";
import { Style } from "../../qr/style.ts";
import { type Format, type Sheet, WRITERS } from "../../qr/write/index.ts";
import { writeSvg } from "../../qr/write/svg.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { pack, unpack } from "../../kit/shared/packed.ts";
import { checkOf } from "../../kit/shared/schema.ts";
import type { Yielder } from "../../kit/threads/yielder.ts";
import type { LogoReader } from "./logo-reader.ts";
import type { Generated, GenerateInput } from "./model.ts";
import { createStyleCheck } from "./style-check.ts";

/** One drawing as a file. */
export interface FileJob {
  readonly payload: string;
  readonly style: Style;
  readonly format: Format;
  readonly sheet: Partial<Sheet>;
}

const SymbolsJob = Type.Object({
  styles: Type.Array(Style),
  symbols: Type.Array(
    Type.Object({ payload: Type.String(), style: Type.Integer({ description: "Index into styles" }) }),
  ),
});
/** Many symbols to draw as SVG. */
export type SymbolsJob = Static<typeof SymbolsJob>;

const DrawnSymbol = Type.Union([
  Type.Object({
    problem: Type.Null(),
    start: Type.Integer({ description: "Where its deflated SVG (RFC 1951) begins in the bytes" }),
    end: Type.Integer(),
    size: Type.Integer({ description: "Bytes of the SVG" }),
    crc: Type.Integer({ description: "CRC-32 of the SVG" }),
  }),
  Type.Object({ problem: Type.String({ description: "Why it can't be drawn" }) }),
]);
export type DrawnSymbol = Static<typeof DrawnSymbol>;

/** Symbols as deflated SVGs, one after the other, in the order of their job. */
export interface DrawnSymbols {
  readonly bytes: Uint8Array;
  readonly symbols: readonly DrawnSymbol[];
}

/** The same for the way between workers, with the table as JSON: the main thread, which passes it on, clones nothing. */
export interface PackedSymbols {
  readonly bytes: Uint8Array;
  readonly table: Uint8Array;
}

/** A payload in a style. */
export interface StyledPayload {
  readonly payload: string;
  readonly style: Style;
}

/** A drawing to show, and where else it is to be read. */
export interface SvgJob extends StyledPayload {
  readonly profile?: GenerateInput["profile"] | undefined;
  /** Of the whole drawing in print. */
  readonly widthMm?: number | undefined;
}

/** The work of threads for single drawings. */
export interface DrawingThreads {
  /** @throws Fault of the style's and the logo's kinds. */
  drawFile(job: FileJob): Promise<Uint8Array>;
  /** An SVG of the style's own size, and how well it scans. @throws the same. */
  drawSvg(job: SvgJob): Promise<DrawnSvg>;
  /** Checks that a style would scan with a payload. @throws the same. */
  checkStyle(job: StyledPayload): Promise<void>;
}

/** An SVG, and how well it scans. */
export type DrawnSvg = Pick<Generated, "svg" | "scannability">;

/** A drawing as it is shown, with the verdict of a profile where one is asked for. */
export function shown(drawing: Drawing, { profile, widthMm }: Omit<SvgJob, keyof StyledPayload>): DrawnSvg {
  const { scene, design, scannability } = drawing;
  const svg = writeSvg(scene, { widthPx: design.size });
  if (profile === undefined) return { svg, scannability };
  return { svg, scannability: { ...scannability, profile: judgeForTill(drawing, widthMm) } };
}

/** Draws for workers. */
export interface DrawingJobs extends DrawingThreads {
  /** A symbol that can't be drawn has a `problem`. */
  drawSymbols(job: SymbolsJob): Promise<DrawnSymbols>;
  /** The same for a packed job. */
  drawPacked(job: Uint8Array): Promise<PackedSymbols>;
}

/**
 * A higher level hardly makes a file smaller. zlib's level 6 gives the same size in a third more time (measured: 32 µs a
 * symbol against 23), and a stream of node:zlib, made anew for every symbol, takes longer still.
 */
const DEFLATE = { library: "libdeflate", level: 5 } as const;

export function createDrawingJobs(needs: {
  readonly logoOf: LogoReader;
  /** Called before each symbol of many. */
  readonly beforeEach: () => void;
  /** Called after each: thirty dear symbols would make other files of the same thread wait for seconds. */
  readonly yieldToLoop: Yielder;
}): DrawingJobs {
  const { logoOf, beforeEach, yieldToLoop } = needs;
  const { check } = createStyleCheck(logoOf);

  function drawSvg({ payload, style, ...asked }: SvgJob): DrawnSvg {
    return shown(draw(payload, style, logoOf(style)), asked);
  }

  /** The deflated SVG of a symbol, or why it can't be drawn. */
  function drawSymbol(payload: string, style: Style) {
    try {
      const svg = new TextEncoder().encode(drawSvg({ payload, style }).svg);
      return { piece: Bun.deflateSync(svg, DEFLATE), size: svg.length, crc: crc32(svg) };
    } catch (error) {
      if (error instanceof Fault) return { problem: error.message };
      throw error;
    }
  }

  async function drawSymbols({ styles, symbols }: SymbolsJob): Promise<DrawnSymbols> {
    const pieces: Uint8Array[] = [];
    const drawn: DrawnSymbol[] = [];
    let length = 0;
    for (const { payload, style } of symbols) {
      beforeEach();
      const symbol = drawSymbol(payload, styles[style] ?? {});
      if (symbol.piece) {
        const { piece, size, crc } = symbol;
        pieces.push(piece);
        const start = length;
        length += piece.length;
        drawn.push({ problem: null, start, end: length, size, crc });
      } else drawn.push(symbol);
      const turn = yieldToLoop();
      if (turn) await turn;
    }
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces) {
      bytes.set(piece, at);
      at += piece.length;
    }
    return { bytes, symbols: drawn };
  }

  return {
    async drawFile({ payload, style, format, sheet }) {
      const { scene, design } = draw(payload, style, logoOf(style));
      const bytes = await WRITERS[format].write(scene, { widthPx: design.size, ...sheet });
      // Its buffer is transferred, so it must not be a view of memory that a library still uses.
      return Uint8Array.from(bytes);
    },

    drawSvg: async (job) => drawSvg(job),

    checkStyle: async ({ payload, style }) => check(payload, style),

    drawSymbols,

    async drawPacked(packed) {
      const { bytes, symbols } = await drawSymbols(unpack(jobCheck, packed));
      return { bytes, table: pack(symbols) };
    },
  };
}

const jobCheck = checkOf(SymbolsJob);
const tableCheck = checkOf(Type.Array(DrawnSymbol));

export function packJob(job: SymbolsJob): Uint8Array {
  return pack(job);
}

export function unpackSymbols({ bytes, table }: PackedSymbols): DrawnSymbols {
  return { bytes, symbols: unpack(tableCheck, table) };
}
