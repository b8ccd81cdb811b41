import type { FaultDetail } from "../../shared/fault.ts";
import { explain } from "../../shared/reasons.ts";
import { codewordMap, coveredPerBlock } from "../codewords.ts";
import type { Design } from "../design.ts";
import { type Level, sizeOf } from "../matrix.ts";
import type { LogoArt } from "../logo/art.ts";
import { placeLogo } from "../logo/place.ts";
import { type FunctionPattern, functionPatterns, overlap } from "./patterns.ts";

/** What a logo takes of one symbol. */
export interface Cover {
  /** Codewords damaged in the block that is hit hardest, and how many that block corrects (all blocks correct alike). */
  readonly covered: number;
  readonly correctable: number;
  readonly problems: readonly FaultDetail[];
}

/**
 * Share of a block's correction a logo may use up; the rest is for dirt and wear. Measured: what is counted is all that
 * is lost, also blurred, turned and noisy; decoding fails only beyond the whole, and a codeword at the logo's edge often
 * survives. A logo that covers alignment patterns too takes more from readers than codewords.
 */
const SHARE = 6 / 7;
const SHARE_WITH_ALIGNMENT = 3 / 4;

/** What a logo covers in symbols of a version and level: nothing where there is no logo or no art for it. */
export function logoCover(version: number, level: Level, logo: Design["logo"], art: LogoArt | null): Cover {
  const map = codewordMap(version, level);
  const correctable = map.blocks[0]?.correctable ?? 0;
  if (logo === null || art === null) return { covered: 0, correctable, problems: [] };
  const size = sizeOf(version);
  const { clearing } = placeLogo(size, logo, art);
  const covered = Math.max(...coveredPerBlock(map, size, clearing));
  const patterns = functionPatterns(version).filter((pattern) => overlap(pattern, clearing));
  const most = Math.floor(correctable * (patterns.length === 0 ? SHARE : SHARE_WITH_ALIGNMENT));
  const hit = patterns.find((pattern) => isVital(pattern, size));
  if (!hit && covered <= most) return { covered, correctable, problems: [] };
  const pointer =
    2 * logo.padding > logo.size * size && logo.size <= MODEST ? "/style/logo/padding" : "/style/logo/size";
  const why = hit
    ? explain("logo_on_pattern", { pattern: NAMES[hit.kind] })
    : explain("logo_covers_too_much", { covered, correctable, limit: most });
  return { covered, correctable, problems: [{ pointer, ...why }] };
}

/** Share of the symbol's width up to which a logo that does not fit is rather the padding's fault. */
const MODEST = 0.2;

const NAMES: Readonly<Record<FunctionPattern["kind"], string>> = {
  finder: "finder patterns",
  timing: "timing patterns",
  alignment: "alignment pattern",
  format: "format information",
  version: "version information",
};

/**
 * Readers get by without an alignment pattern, except two: the one nearest the corner that has no finder pattern, and
 * one in the very middle, in whose place `qr` takes parts of the logo for it (one drawing in fifty, with crosses).
 */
function isVital({ kind, fromColumn, toColumn, fromRow, toRow }: FunctionPattern, size: number): boolean {
  if (kind !== "alignment") return true;
  const last = fromColumn === size - 9 && fromRow === size - 9;
  const central = fromColumn + toColumn === size && fromRow + toRow === size;
  return last || central;
}
