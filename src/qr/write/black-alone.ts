import type { Rgb } from "../scene/scene.ts";

/**
 * The just noticeable difference of two colours beside each other, in ΔE*ab (Mahy, Van Eycken and Oosterlinck, "Evaluation of
 * uniform color spaces developed after the adoption of CIELAB and CIELUV", Color Research and Application 19/2, 1994).
 */
const NOTICEABLE = 2.3;

/** Light that even solid black ink reflects, as a share of the paper's: L* 16 (ISO 12647-2, black on coated paper). */
const BLACK_REFLECTS = 0.02;

/** The brightest channel of a colour that black ink makes up half of. In lighter colours inks beside one another don't show. */
const DARK = 127;

/** Between the channels of a colour. No dark colour with more is so near a grey: all of them were tried. */
const MOST_APART = 18;

/**
 * The colour as it is to be printed: black, or a grey, where a dark colour can't be told from it on paper. These are printed
 * with black ink alone. Three inks on one another that miss by a tenth of a millimetre give dark modules coloured edges, and
 * a screen of nearly all black gives them rough ones.
 */
export function blackAlone(color: Rgb): Rgb {
  const channels = [color >> 16, (color >> 8) & 255, color & 255] as const;
  const most = Math.max(...channels);
  if (most > DARK || most - Math.min(...channels) > MOST_APART) return color;
  const [r, g, b] = [linear(channels[0]), linear(channels[1]), linear(channels[2])];
  const own = seen(r, g, b);
  for (const grey of [0, encoded(0.2126 * r + 0.7152 * g + 0.0722 * b)]) {
    const light = linear(grey);
    const other = seen(light, light, light);
    const distance = Math.hypot(own[0] - other[0], own[1] - other[1], own[2] - other[2]);
    if (distance <= NOTICEABLE) return grey * 0x010101;
  }
  return color;
}

/** CIE L*a*b* of linear sRGB as ink on paper, relative to the paper (CIE 15, 8.2.1; IEC 61966-2-1). */
function seen(r: number, g: number, b: number): readonly [L: number, a: number, b: number] {
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The cube root of what is reflected: always so much that the formula's linear part near black doesn't count. */
function root(share: number): number {
  return Math.cbrt(BLACK_REFLECTS + (1 - BLACK_REFLECTS) * share);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** The sRGB value of a linear one, 0 to 255. */
function encoded(light: number): number {
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
}
