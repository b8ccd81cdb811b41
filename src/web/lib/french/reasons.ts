import type { ReasonsAtOnce } from "../translation.ts";
import { FIELDS_FR } from "./fields.ts";
import { GENERAL_FR } from "./general.ts";
import { GS1_FR } from "./gs1.ts";
import { LOGO_FR } from "./logo.ts";
import { SHEETS_FR } from "./sheets.ts";
import { STYLE_FR } from "./style.ts";

/**
 * Why something was refused that a page does which needs no key, in French. Parameters stand in braces, as in
 * the English sentences.
 */
export const REASONS_FR: ReasonsAtOnce = {
  ...GENERAL_FR,
  ...FIELDS_FR,
  ...STYLE_FR,
  ...LOGO_FR,
  ...SHEETS_FR,
  ...GS1_FR,
};
