import script from "./page.browser.js" with { type: "text" };
import style from "./page.css" with { type: "text" };
import { hashSource } from "./prepared.ts";

/** The one style and the one script of every page, sent inside it and known to its policy by their hashes. */

/** Comments and indentation left out. */
export const PAGE_STYLE = style
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/\s+/g, " ")
  .replace(/ ?([{};,>]) ?/g, "$1")
  .replace(/: /g, ":")
  .replaceAll(";}", "}")
  .trim();

/** Lines stay: the language ends statements with them. */
export const PAGE_SCRIPT = script
  .replace(/^\s*\/\/.*\n/gm, "")
  .replace(/^\s+/gm, "")
  .trim();

export const STYLE_SOURCE = hashSource(PAGE_STYLE);
export const SCRIPT_SOURCE = hashSource(PAGE_SCRIPT);
