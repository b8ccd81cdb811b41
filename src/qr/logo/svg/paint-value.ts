import { type Color, readColor } from "./color.ts";

/** A value of `fill` or `stroke` (SVG 1.1, 11.2), before links and `currentColor` are looked up. */
export type PaintValue =
  | { readonly kind: "none" }
  | { readonly kind: "current" }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "link"; readonly id: string; readonly fallback: PaintValue | null };

/** A paint; `null` when it is malformed. */
export function readPaint(text: string): PaintValue | null {
  const value = text.trim();
  const link = LINK.exec(value);
  if (link?.[1] !== undefined) {
    const rest = value.slice(link[0].length).trim();
    return { kind: "link", id: link[1], fallback: rest === "" ? null : readPaint(rest) };
  }
  const word = value.toLowerCase();
  if (word === "none" || word === "transparent") return { kind: "none" };
  if (word === "currentcolor") return { kind: "current" };
  const color = readColor(value);
  return color === null ? null : { kind: "color", color };
}

const LINK = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)/i;

/** The id that `url(#id)` names, `""` for `none`; `null` when it is neither. */
export function readLink(text: string): string | null {
  const value = text.trim();
  if (value.toLowerCase() === "none") return "";
  const link = LINK.exec(value);
  return link?.[1] !== undefined && link[0].length === value.length ? link[1] : null;
}
