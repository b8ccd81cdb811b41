import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { codewordMap, coveredPerBlock } from "../codewords.ts";
import type { Design } from "../design.ts";
import { type Level, sizeOf } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { placeLogo } from "../logo/place.ts";
import { LIMITS } from "./limits.ts";
import { areasUnder, type FunctionPattern, functionPatterns } from "./patterns.ts";

/** The codewords of a symbol that a logo covers. */
export interface Cover {
  /** Codewords damaged in the block that is hit hardest, and how many that block corrects (all blocks correct alike). */
  readonly covered: number;
  readonly correctable: number;
  readonly problems: readonly FaultDetail[];
}

/**
 * Share of a block's correction that a logo may use. The rest is for dirt and wear. Measured: no more is lost than is
 * counted, also in blurred, turned and noisy drawings; decoding fails only beyond the full correction, and a codeword
 * at the logo's edge often survives. A logo over alignment patterns costs readers more than codewords.
 */
const SHARE = 1 - LIMITS.logo_reserve.D;
const SHARE_WITH_ALIGNMENT = 1 - LIMITS.logo_reserve.C;

/**
 * Share of the symbol's width up to which a logo may cover alignment patterns: ZBar loses a sixth of the drawings with
 * wider ones in perfect pictures.
 */
const WIDEST_WITH_ALIGNMENT = 0.35;

/** The share of the error correction that a logo leaves in the block that it hits hardest, 0 to 1. */
export function reserveOf({ covered, correctable }: Cover): number {
  return covered === 0 ? 1 : 1 - covered / correctable;
}

/** True where a logo leaves a reserve of grade B. */
export function fitsWell(cover: Cover): boolean {
  return cover.problems.length === 0 && reserveOf(cover) >= LIMITS.logo_reserve.B;
}

/** The cover of a logo in symbols of a version and level: nothing without a logo or its art. */
export function logoCover(version: number, level: Level, logo: Design["logo"], art: LogoArt | null): Cover {
  const map = codewordMap(version, level);
  const correctable = map.blocks[0]?.correctable ?? 0;
  if (logo === null || art === null) return { covered: 0, correctable, problems: [] };
  const size = sizeOf(version);
  const { padded, clearing } = placeLogo(size, logo, art);
  const covered = Math.max(...coveredPerBlock(map, size, clearing));
  const patterns = areasUnder(functionPatterns(version), clearing);
  const most = Math.floor(correctable * (patterns.length === 0 ? SHARE : SHARE_WITH_ALIGNMENT));
  const wide = Math.max(padded.width, padded.height) > WIDEST_WITH_ALIGNMENT * size;
  const hit = patterns.find((pattern) => wide || isVital(pattern, size));
  if (!hit && covered <= most) return { covered, correctable, problems: [] };
  const pointer =
    2 * logo.padding > logo.size * size && logo.size <= MODEST ? "/style/logo/padding" : "/style/logo/size";
  const why = hit
    ? explain("logo_on_pattern", { pattern: NAMES[hit.kind] })
    : explain("logo_covers_too_much", { covered, correctable, limit: most });
  return { covered, correctable, problems: [{ pointer, ...why }] };
}

/** Up to this share of the symbol's width, the padding is to blame when a logo does not fit. */
const MODEST = 0.2;

const NAMES: Readonly<Record<FunctionPattern["kind"], string>> = {
  finder: "finder patterns",
  timing: "timing patterns",
  alignment: "alignment pattern",
  format: "format information",
  version: "version information",
};

/**
 * Readers can do without an alignment pattern, except two. When a logo covers the one in the very middle, `qr` takes parts
 * of the logo for it (one drawing in fifty, with crosses). The one nearest the corner without a finder pattern needs no
 * check, because a centred logo that reaches it reaches the format information, too.
 */
function isVital({ kind, fromColumn, toColumn, fromRow, toRow }: FunctionPattern, size: number): boolean {
  return kind !== "alignment" || (fromColumn + toColumn === size && fromRow + toRow === size);
}
