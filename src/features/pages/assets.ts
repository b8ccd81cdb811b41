import audio from "./audio.browser.js" with { type: "text" };
import script from "./page.browser.js" with { type: "text" };
import style from "./page.css" with { type: "text" };
import { hashSource } from "./prepared.ts";

/** The style and the script of every page. They are inline, and the page's policy allows them by their hashes. */

/** A style without comments and indentation. */
export function compact(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/: /g, ":")
    .replaceAll(";}", "}")
    .trim();
}

export const PAGE_STYLE = compact(style);

export const PAGE_SCRIPT = shortened(script);
/** The script of pages with a recording, behind that of all pages. */
export const AUDIO_SCRIPT = shortened(audio);

/** A script without comments and indentation. Line breaks stay, because they may end statements. */
function shortened(text: string): string {
  return text
    .replace(/^[ \t]*\/\/.*\n/gm, "")
    .replace(/^\s+/gm, "")
    .trim();
}

export const STYLE_SOURCE = hashSource(PAGE_STYLE);
export const SCRIPT_SOURCE = hashSource(PAGE_SCRIPT);
export const AUDIO_SCRIPT_SOURCE = hashSource(AUDIO_SCRIPT);
