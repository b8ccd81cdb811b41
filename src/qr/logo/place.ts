import type { Box } from "../scene/scene.ts";
import type { LogoArt } from "./art.ts";

/** Modules left undrawn for the logo: columns and rows `from` inclusive to `to` exclusive, counted without the quiet zone. */
export interface Clearing {
  readonly fromColumn: number;
  readonly toColumn: number;
  readonly fromRow: number;
  readonly toRow: number;
}

export interface LogoPlace {
  /** The art's box in modules, origin at the symbol's top left corner, quiet zone not counted. */
  readonly box: Box;
  /** The box with its padding, which a patch fills. */
  readonly padded: Box;
  /** Every module the padded box touches. */
  readonly clearing: Clearing;
}

/**
 * Centres a logo in a symbol of `symbolSize` modules: its longer side is `size` times the symbol's width, and `padding`
 * modules around it stay free. Scene and scannability both use this, so the drawing matches the judgement.
 */
export function placeLogo(
  symbolSize: number,
  logo: { readonly size: number; readonly padding: number },
  art: LogoArt,
): LogoPlace {
  const [artWidth, artHeight] =
    art.kind === "bitmap" ? [art.width, art.height] : [art.viewBox[2], art.viewBox[3]];
  const longest = Math.max(artWidth, artHeight);
  const width = (symbolSize * logo.size * artWidth) / longest;
  const height = (symbolSize * logo.size * artHeight) / longest;
  const box = { x: (symbolSize - width) / 2, y: (symbolSize - height) / 2, width, height };
  const padded = {
    x: box.x - logo.padding,
    y: box.y - logo.padding,
    width: width + 2 * logo.padding,
    height: height + 2 * logo.padding,
  };
  return {
    box,
    padded,
    clearing: {
      fromColumn: firstModule(padded.x),
      toColumn: lastModule(padded.x + padded.width, symbolSize),
      fromRow: firstModule(padded.y),
      toRow: lastModule(padded.y + padded.height, symbolSize),
    },
  };
}

/** A sliver thinner than this is rounding, not a touched module. */
const SLIVER = 1e-6;

function firstModule(edge: number): number {
  return Math.max(0, Math.floor(edge + SLIVER));
}

function lastModule(edge: number, symbolSize: number): number {
  return Math.min(symbolSize, Math.ceil(edge - SLIVER));
}
