import type { ReasonsAtOnce } from "../translation.ts";
import { FIELDS_IT } from "./fields.ts";
import { GENERAL_IT } from "./general.ts";
import { GS1_IT } from "./gs1.ts";
import { LOGO_IT } from "./logo.ts";
import { SHEETS_IT } from "./sheets.ts";
import { STYLE_IT } from "./style.ts";

/**
 * Why something was refused that a page does which needs no key, in Italian. Parameters stand in braces, as
 * in the English sentences.
 */
export const REASONS_IT: ReasonsAtOnce = {
  ...GENERAL_IT,
  ...FIELDS_IT,
  ...STYLE_IT,
  ...LOGO_IT,
  ...SHEETS_IT,
  ...GS1_IT,
};
