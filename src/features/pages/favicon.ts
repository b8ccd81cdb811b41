import { markup } from "../../kit/shared/markup.ts";
import { monogramOf } from "./monogram.ts";
import type { ThemeStyle } from "./theme.ts";

/**
 * The longest address of a logo that stands in a page twice, in characters. Of 100 logos of the catalog 99 are shorter.
 */
const LONGEST_LOGO = 28_000;

/** The picture of a page in a browser's tab, as an address: its logo, or the monogram on its accent colour. */
export function faviconOf(logo: string | null, name: string, { accent, on }: ThemeStyle): string {
  if (logo !== null && logo.length <= LONGEST_LOGO) return logo;
  const letters = monogramOf(name);
  const size = letters.length > 1 ? 15 : 19;
  const svg = markup`
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="9" fill="${accent}"/>
      <text x="16" y="${16 + size * 0.36}" font-family="system-ui,sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="${on}">${letters}</text>
    </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg.text)}`;
}
