import type { Style } from "quietzone-client";
/** Makes of a file from the device what the API takes. */

/** The SVG is longer than the service accepts. */
export class TooLarge extends Error {
  override readonly name = "TooLarge";
}

/** A logo's picture: of the catalog, or one's own. */
export type LogoArt = Pick<NonNullable<Style["logo"]>, "id" | "svg" | "png">;

/** Why a file is no logo. */
export function unreadable(
  thrown: unknown,
  words: { readonly uploadTooLarge: string; readonly uploadFailed: string },
): string {
  return thrown instanceof TooLarge ? words.uploadTooLarge : words.uploadFailed;
}

/**
 * Shares of the symbol's width that a logo has: without a size, at least, and the first one of a logo of
 * one's own.
 */
export const LOGO_SIZE = 0.2;
export const SMALLEST_LOGO = 0.05;
const OWN_LOGO_SIZE = 0.15;

/**
 * A style with a logo, as large as the one that it replaces. One's own, which may fill its square, begins
 * smaller.
 */
export function withLogo(style: Style, { id, svg, png }: LogoArt): Style {
  const { size = id === undefined ? OWN_LOGO_SIZE : undefined, padding, background } = style.logo ?? {};
  return { ...style, logo: { id, svg, png, size, padding, background } };
}

/** Characters of an SVG. */
const LONGEST_SVG = 512 * 1024;

/** Pixels along the longer side: sharp in print, and far below the limit of a request. */
const LONGEST_SIDE = 640;

/**
 * A logo from a file: SVG as it is, other pictures as a small PNG.
 * @throws TooLarge; any other error when the file is no picture that the browser can read.
 */
export async function readImage(file: File): Promise<LogoArt> {
  if (file.type === "image/svg+xml" || file.name.toLowerCase().endsWith(".svg")) {
    const svg = await file.text();
    if (svg.length > LONGEST_SVG) throw new TooLarge();
    return { svg };
  }
  const url = (await scaledDown(file, LONGEST_SIDE)).toDataURL("image/png");
  return { png: url.slice(url.indexOf(",") + 1) };
}

/**
 * A picture, upright and no larger than it has to be.
 * @param longestSide - pixels.
 * @throws when the file is no picture that the browser can read.
 */
export async function scaledDown(file: File, longestSide: number): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}
