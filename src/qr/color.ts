import type { Rgb } from "./scene/scene.ts";

export const BLACK: Rgb = 0x000000;
export const WHITE: Rgb = 0xffffff;

/** Reads `#rgb` or `#rrggbb` as 0xRRGGBB. The style schema has checked the form. */
export function readColor(hex: string): Rgb {
  const digits = hex.slice(1);
  return Number.parseInt(digits.length === 3 ? digits.replace(/./g, "$&$&") : digits, 16);
}

/** A colour as `#rrggbb`. */
export function spellColor(color: Rgb): string {
  return `#${color.toString(16).padStart(6, "0")}`;
}

/** Relative luminance, 0 to 1 (WCAG 2.2, from sRGB). */
export function relativeLuminance(color: Rgb): number {
  return 0.2126 * linear(color >> 16) + 0.7152 * linear((color >> 8) & 0xff) + 0.0722 * linear(color & 0xff);
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [relativeLuminance(one), relativeLuminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** White or black: the one with more contrast on `surface`. */
export function readableOn(surface: Rgb): Rgb {
  return contrastRatio(WHITE, surface) >= contrastRatio(BLACK, surface) ? WHITE : BLACK;
}

/** A channel of sRGB, 0 to 255, as a share of light, 0 to 1. */
export function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
