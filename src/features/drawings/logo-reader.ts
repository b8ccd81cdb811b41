import type { LogoArt } from "../../qr/logo/art.ts";
import { readLogo } from "../../qr/logo/read.ts";
import type { Style } from "../../qr/style.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { Lru } from "../../kit/shared/lru.ts";
import { explain } from "../../kit/shared/reasons.ts";

/**
 * Reads the logo of a style; `null` when it has none.
 * @throws Fault `logo_invalid`, also for a logo that is only named by the id of the catalog.
 */
export type LogoReader = (style: Style) => LogoArt | null;

/** How many logos are cached, and the longest source of one in characters. */
export interface LogoCacheSize {
  readonly logos: number;
  readonly longestSource: number;
}

/** On the main thread anyone may draw, so what the cache holds must stay small. */
export const MAIN_LOGOS: LogoCacheSize = { logos: 200, longestSource: 32 * 1024 };

/** On a worker one bulk file draws the same few logos over and over. */
export const WORKER_LOGOS: LogoCacheSize = { logos: 20, longestSource: 128 * 1024 };

/**
 * Reading a logo is the slow part of a drawing, and one logo goes on many codes: so what was read is cached.
 */
export function createLogoReader({ logos, longestSource }: LogoCacheSize): LogoReader {
  const cache = new Lru<string, LogoArt>(logos);
  return ({ logo }) => {
    if (!logo) return null;
    const { id, svg, png } = logo;
    if (id !== undefined && svg === undefined && png === undefined)
      throw new Fault("logo_invalid", "There is no logo with this id in the catalog.", {
        errors: [{ pointer: "/style/logo/id", ...explain("logo_unknown") }],
      });
    const source = JSON.stringify([id, svg, png]);
    if (source.length > longestSource) return readLogo(logo);
    const cached = cache.get(source);
    if (cached) return cached;
    const art = readLogo(logo);
    if (art) cache.set(source, art);
    return art;
  };
}
