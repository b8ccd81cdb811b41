import type { Reason } from "../../../kit/shared/reasons.ts";
import { FIELDS_DE } from "./fields.ts";
import { GENERAL_DE } from "./general.ts";
import { LOGO_DE } from "./logo.ts";
import { REQUESTS_DE } from "./requests.ts";
import { SHEETS_DE } from "./sheets.ts";
import { STYLE_DE } from "./style.ts";

/** Why something was refused, in German. Parameters stand in braces, as in the English sentences. */
export const REASONS_DE: Readonly<Record<Reason, string>> = {
  ...GENERAL_DE,
  ...FIELDS_DE,
  ...STYLE_DE,
  ...LOGO_DE,
  ...REQUESTS_DE,
  ...SHEETS_DE,
};
