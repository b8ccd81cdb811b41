import type { Box } from "../scene/scene.ts";
import type { LogoArt } from "./art.ts";
import { radiusOf } from "./radius.ts";

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
  /** Every module that the padded box touches or, of a round space, the padded circle: a rectangle, or one for each row. */
  readonly clearing: readonly Clearing[];
}

/**
 * Centres a logo in a symbol of `symbolSize` modules: its longer side is `size` times the symbol's width, and `padding`
 * modules around it stay free. Scene and scannability both use this, so the drawing matches the judgement.
 */
export function placeLogo(
  symbolSize: number,
  logo: { readonly size: number; readonly padding: number; readonly round?: boolean },
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
  if (logo.round) {
    const radius = (radiusOf(art) * symbolSize * logo.size) / longest + logo.padding;
    return { box, padded, clearing: disc(symbolSize, radius) };
  }
  const clearing = {
    fromColumn: firstModule(padded.x),
    toColumn: lastModule(padded.x + padded.width, symbolSize),
    fromRow: firstModule(padded.y),
    toRow: lastModule(padded.y + padded.height, symbolSize),
  };
  return { box, padded, clearing: [clearing] };
}

/** The modules that a circle around the symbol's centre touches, row by row. */
function disc(symbolSize: number, radius: number): Clearing[] {
  const centre = symbolSize / 2;
  const rows: Clearing[] = [];
  const toRow = lastModule(centre + radius, symbolSize);
  for (let row = firstModule(centre - radius); row < toRow; row++) {
    const off = Math.max(0, row - centre, centre - row - 1);
    const half = Math.sqrt(radius ** 2 - off ** 2);
    const [fromColumn, toColumn] = [firstModule(centre - half), lastModule(centre + half, symbolSize)];
    rows.push({ fromColumn, toColumn, fromRow: row, toRow: row + 1 });
  }
  return rows;
}

/** A sliver thinner than this is rounding, not a touched module. */
const SLIVER = 1e-6;

function firstModule(edge: number): number {
  return Math.max(0, Math.floor(edge + SLIVER));
}

function lastModule(edge: number, symbolSize: number): number {
  return Math.min(symbolSize, Math.ceil(edge - SLIVER));
}
