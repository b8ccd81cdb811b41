import type { Design } from "../design.ts";
import type { LogoArt } from "../logo/art.ts";
import { symbolOf } from "./judge.ts";
import type { Encoder } from "./choose-symbol.ts";
import { LIMITS } from "./limits.ts";
import { type Cover, reserveOf } from "./logo.ts";

/** The smallest logo a style may ask for, in hundredths of the symbol's width. */
const SMALLEST = 5;

/** The largest `size` a style may ask for. */
export const MOST_PIXELS = 4096;

/** Versions by which a symbol may grow beyond the payload's need. More would fill the drawing with tiny modules. */
const MODEST_GROWTH = 8;

/**
 * The cost of a change, where halving the logo costs 0.5. A free level hardly shows, and padding shows less than size.
 */
const LEVEL_COST = 0.05;
const PADDING_COST = 0.3;

/**
 * The design with its logo made to fit with a reserve of grade C at the least cost: a finer symbol (the
 * caller raises the pixels for it), a free level, less padding, a smaller logo, or several of these. Without
 * a logo where none fits, unchanged where the logo fits.
 */
export function withFittingLogo(encoder: Encoder, design: Design, art: LogoArt): Design {
  const { logo } = design;
  if (logo === null || isRoomy(symbolOf(encoder, design, art).cover)) return design;
  const largestVersion = symbolOf(encoder, { ...design, logo: null }, art).matrix.version + MODEST_GROWTH;
  const fits = (changed: Design): boolean => {
    const { matrix, cover } = symbolOf(encoder, { ...changed, size: MOST_PIXELS }, art);
    return isRoomy(cover) && matrix.version <= largestVersion;
  };
  const candidates = levels(design).flatMap((ecc) =>
    paddings(logo.padding).flatMap((padding) => {
      const size = largest(logo.size, (size) => fits({ ...design, ecc, logo: { ...logo, size, padding } }));
      if (size === null) return [];
      const cost =
        1 -
        size / logo.size +
        PADDING_COST * (1 - padding / (logo.padding || 1)) +
        LEVEL_COST * +(ecc !== design.ecc);
      return [{ cost, design: { ...design, ecc, logo: { ...logo, size, padding } } }];
    }),
  );
  const [best] = candidates.sort((a, b) => a.cost - b.cost);
  return best?.design ?? { ...design, logo: null };
}

/** True where a logo leaves a reserve of grade C. */
function isRoomy(cover: Cover): boolean {
  return cover.problems.length === 0 && reserveOf(cover) >= LIMITS.logo_reserve.C;
}

function levels({ ecc }: Design): Design["ecc"][] {
  return ecc === "auto" ? [ecc] : [ecc, "auto"];
}

function paddings(padding: number): number[] {
  return padding === 0 ? [0] : [padding, padding / 2, 0];
}

/** The largest size up to `limit` that fits, in hundredths below it; `null` where even the smallest does not. */
function largest(limit: number, fits: (size: number) => boolean): number | null {
  if (fits(limit)) return limit;
  let [fitting, tooLarge] = [SMALLEST, Math.ceil(limit * 100)];
  if (fitting >= tooLarge || !fits(SMALLEST / 100)) return null;
  while (tooLarge - fitting > 1) {
    const middle = (fitting + tooLarge) >> 1;
    if (fits(middle / 100)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting / 100;
}
