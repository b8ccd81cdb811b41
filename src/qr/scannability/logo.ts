import type { FaultDetail } from "../../shared/fault.ts";
import { codewordMap, coveredPerBlock } from "../codewords.ts";
import type { Design } from "../design.ts";
import type { Level } from "../encode.ts";
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
 * Share of a block's correction a logo may use up; the rest is for dirt and wear. Measured: what it covers is all that
 * is lost, also blurred, turned and noisy, and decoding fails only beyond the whole.
 */
const SHARE = 0.8;

/** What a logo covers in symbols of a version and level: nothing where there is no logo or no art for it. */
export function logoCover(version: number, level: Level, logo: Design["logo"], art: LogoArt | null): Cover {
  const map = codewordMap(version, level);
  const correctable = map.blocks[0]?.correctable ?? 0;
  if (logo === null || art === null) return { covered: 0, correctable, problems: [] };
  const size = 17 + 4 * version;
  const { clearing } = placeLogo(size, logo, art);
  const covered = Math.max(...coveredPerBlock(map, size, clearing));
  const most = Math.floor(correctable * SHARE);
  const hit = functionPatterns(version).find(
    (pattern) => isVital(pattern, size) && overlap(pattern, clearing),
  );
  if (!hit && covered <= most) return { covered, correctable, problems: [] };
  const pointer =
    2 * logo.padding > logo.size * size && logo.size <= MODEST ? "/style/logo/padding" : "/style/logo/size";
  const detail = hit
    ? `is too large: the logo with its padding reaches the ${NAMES[hit.kind]}. Make it smaller.`
    : `is too large: the logo with its padding covers ${covered} codewords of a block. Of the ${correctable} that can be corrected it may cover ${most}. Make it smaller.`;
  return { covered, correctable, problems: [{ pointer, detail }] };
}

/** Share of the symbol's width up to which a logo that does not fit is rather the padding's fault. */
const MODEST = 0.2;

const NAMES: Readonly<Record<FunctionPattern["kind"], string>> = {
  finder: "finder patterns",
  timing: "timing patterns",
  alignment: "last alignment pattern",
  format: "format information",
  version: "version information",
};

/** Readers get by without an alignment pattern, except the one nearest the corner that has no finder pattern. */
function isVital({ kind, fromColumn, fromRow }: FunctionPattern, size: number): boolean {
  return kind !== "alignment" || (fromColumn === size - 9 && fromRow === size - 9);
}
