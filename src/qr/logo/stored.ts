import type { Style } from "../style.ts";
import type { LogoArt } from "./art.ts";
import { isTooLarge } from "./png/header.ts";
import { reduce } from "./png/reduce.ts";
import { readPicture, readPngLogo, written } from "./png.ts";
import { readLogo } from "./read.ts";

/**
 * Reads the inline art of a stored style's logo. A PNG that was stored before there was a limit, and unpacks to more, is
 * made smaller, because a printed code must still be drawn. It takes a second or two: not for the thread that answers requests.
 * @throws Fault as `readLogo` does.
 */
export function readStoredLogo(logo: NonNullable<Style["logo"]>): LogoArt | null {
  return readLogo(logo, readStoredPng);
}

function readStoredPng(base64: string): LogoArt {
  const { header, palette, transparency, data } = readPicture(base64);
  if (!isTooLarge(header)) return readPngLogo(base64);
  const reduced = reduce(data, header, transparency?.data ?? null);
  return written({ ...reduced, palette, transparency: undefined });
}
