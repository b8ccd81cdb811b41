import type { Rgb } from "../../scene/scene.ts";
import { NAMED_COLORS } from "./color-names.ts";
import { Lexer } from "./lexer.ts";

export interface Color {
  readonly rgb: Rgb;
  /** 0 to 1. */
  readonly alpha: number;
}

export const BLACK: Color = { rgb: 0, alpha: 1 };

/** Whether a colour value stands for the `color` property. */
export function isCurrentColor(text: string): boolean {
  return text.trim().toLowerCase() === "currentcolor";
}

/** The conversion of each colour function's numbers to red, green and blue from 0 to 255. */
const FUNCTIONS: ReadonlyMap<string, (parts: readonly ColorPart[]) => readonly number[]> = new Map([
  ["rgb", fromRgb],
  ["rgba", fromRgb],
  ["hsl", fromHsl],
  ["hsla", fromHsl],
]);

interface ColorPart {
  readonly value: number;
  readonly percent: boolean;
}

/**
 * Reads a colour: hexadecimal, rgb(), hsl() with or without alpha, or a name (CSS Color Module Level 4). `null` when it
 * is none of these. Callers handle `currentColor`.
 */
export function readColor(text: string): Color | null {
  const word = text.trim().toLowerCase();
  if (word.startsWith("#")) return fromHex(word.slice(1));
  if (word === "transparent") return { rgb: 0, alpha: 0 };
  const named = NAMED_COLORS.get(word);
  return named === undefined ? fromFunction(word) : { rgb: named, alpha: 1 };
}

function fromHex(digits: string): Color | null {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return null;
  const long = digits.length > 4 ? digits : [...digits].map((digit) => digit + digit).join("");
  const alpha = long.length === 8 ? Number.parseInt(long.slice(6), 16) / 255 : 1;
  return { rgb: Number.parseInt(long.slice(0, 6), 16), alpha };
}

function fromFunction(text: string): Color | null {
  const lexer = new Lexer(text);
  const convert = FUNCTIONS.get(lexer.word());
  if (convert === undefined || !lexer.skip("(")) return null;
  const parts: ColorPart[] = [];
  lexer.space();
  while (!lexer.skip(")")) {
    const value = lexer.number();
    if (Number.isNaN(value) || parts.length === 4) return null;
    const percent = lexer.skip("%");
    if (!["", "deg"].includes(lexer.word())) return null;
    parts.push({ value, percent });
    lexer.separator();
    if (lexer.skip("/")) lexer.space();
  }
  if (parts.length < 3 || !lexer.done) return null;
  const [red = 0, green = 0, blue = 0] = convert(parts).map((channel) => Math.round(clamp(channel, 255)));
  const alpha = parts[3] === undefined ? 1 : clamp(share(parts[3]), 1);
  return { rgb: (red << 16) | (green << 8) | blue, alpha };
}

function fromRgb(parts: readonly ColorPart[]): readonly number[] {
  return parts.slice(0, 3).map(({ value, percent }) => (percent ? (value * 255) / 100 : value));
}

/** CSS Color Module Level 4, 7.1. */
function fromHsl([hue, saturation, lightness]: readonly ColorPart[]): readonly number[] {
  const s = clamp((saturation?.value ?? 0) / 100, 1);
  const l = clamp((lightness?.value ?? 0) / 100, 1);
  return [0, 8, 4].map((offset) => {
    const k = (((offset + (hue?.value ?? 0) / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  });
}

function share({ value, percent }: ColorPart): number {
  return percent ? value / 100 : value;
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
