import type { ReasonsAtOnce } from "../translation.ts";
import { FIELDS_ES } from "./fields.ts";
import { GENERAL_ES } from "./general.ts";
import { GS1_ES } from "./gs1.ts";
import { LOGO_ES } from "./logo.ts";
import { SHEETS_ES } from "./sheets.ts";
import { STYLE_ES } from "./style.ts";

/**
 * Why something was refused that a page does which needs no key, in Spanish. Parameters stand in braces, as
 * in the English sentences.
 */
export const REASONS_ES: ReasonsAtOnce = {
  ...GENERAL_ES,
  ...FIELDS_ES,
  ...STYLE_ES,
  ...LOGO_ES,
  ...SHEETS_ES,
  ...GS1_ES,
};
