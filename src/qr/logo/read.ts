import type { Style } from "../style.ts";
import type { LogoArt } from "./art.ts";
import { readPngLogo } from "./png.ts";
import { logoFault } from "./refuse.ts";
import { readSvgLogo } from "./svg.ts";

/**
 * Reads the inline art of a style's logo; `null` for a logo by `id`, whose art is in the catalog.
 * @throws Fault `logo_invalid` when there is not exactly one of `id`, `svg` and `png`, or when the art is refused.
 */
export function readLogo(logo: NonNullable<Style["logo"]>): LogoArt | null {
  const given = [logo.id, logo.svg, logo.png].filter((source) => source !== undefined).length;
  if (given === 0) throw logoFault("/style/logo", "logo_missing");
  if (given > 1) throw logoFault("/style/logo", "logo_ambiguous");
  if (logo.svg !== undefined) return readSvgLogo(logo.svg);
  if (logo.png !== undefined) return readPngLogo(logo.png);
  return null;
}
