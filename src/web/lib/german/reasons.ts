import type { ReasonsAtOnce } from "../translation.ts";
import { FIELDS_DE } from "./fields.ts";
import { GENERAL_DE } from "./general.ts";
import { GS1_DE } from "./gs1.ts";
import { LOGO_DE } from "./logo.ts";
import { SHEETS_DE } from "./sheets.ts";
import { STYLE_DE } from "./style.ts";

/**
 * Why something was refused that a page does which needs no key, in German. Parameters stand in braces, as in
 * the English sentences.
 */
export const REASONS_DE: ReasonsAtOnce = {
  ...GENERAL_DE,
  ...FIELDS_DE,
  ...STYLE_DE,
  ...LOGO_DE,
  ...SHEETS_DE,
  ...GS1_DE,
};
