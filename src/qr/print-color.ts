import { Lru } from "../kit/shared/lru.ts";
import type { Rgb } from "./scene/scene.ts";
import { primaries } from "./write/color.ts";

/**
 * Colours of overprinted inks on coated paper (SWOP), red, green and blue of 255, by the inks that lie on each other:
 * bit 3 cyan, 2 magenta, 1 yellow, 0 black. Poppler and Ghostscript show a PDF in device CMYK in the same colours.
 */
const OVERPRINTS: readonly (readonly [r: number, g: number, b: number])[] = [
  [255, 255, 255],
  [35, 31, 32],
  [255, 242, 0],
  [28, 26, 0],
  [236, 0, 140],
  [36, 0, 0],
  [237, 28, 36],
  [34, 0, 0],
  [0, 173, 239],
  [0, 15, 36],
  [0, 166, 80],
  [0, 19, 0],
  [46, 49, 146],
  [0, 0, 2],
  [54, 54, 57],
  [0, 0, 0],
];

/**
 * A colour as it looks when printed in CMYK: duller, and black not quite black. Each overprint of small dots covers the
 * share that probability gives it (Demichel), and the eye mixes them (Neugebauer).
 */
export function printedColor(color: Rgb): Rgb {
  const cached = cache.get(color);
  if (cached !== undefined) return cached;
  const printed = mixedOnPaper(color);
  cache.set(color, printed);
  return printed;
}

/** Two gradients that overlap ask for some thousand colours, and the next drawing of the style asks for them again. */
const cache = new Lru<Rgb, Rgb>(4_096);

function mixedOnPaper(color: Rgb): Rgb {
  const [c = 0, m = 0, y = 0, k = 0] = primaries(color, "cmyk");
  let [red, green, blue] = [0, 0, 0];
  for (let bits = 0; bits < OVERPRINTS.length; bits++) {
    const share =
      (bits & 8 ? c : 1 - c) * (bits & 4 ? m : 1 - m) * (bits & 2 ? y : 1 - y) * (bits & 1 ? k : 1 - k);
    const [r, g, b] = OVERPRINTS[bits] ?? [0, 0, 0];
    red += share * r;
    green += share * g;
    blue += share * b;
  }
  return (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
}
