import type { SheetInput } from "../../../sheets/model.ts";
import { FRESH, type SheetDraft } from "../sheets/draft.ts";

/** The two outputs of a bulk file: a ZIP of symbols, or a sheet of labels. */
export interface Output {
  /** The saved look of rows without a style; empty for none. */
  readonly look: string;
  /** The form of the sheet; `null` for a ZIP. */
  readonly sheet: SheetDraft | null;
  /** The sheet's parameters; `null` while its form has an error. */
  readonly print: Readonly<Record<string, string>> | null;
}

export const ZIP: Output = { look: "", sheet: null, print: {} };

/** The form of a sheet as it begins. */
export const FRESH_SHEET: SheetDraft = { ...FRESH, source: "file" };

/** The query of a file's request; `null` while it can't be sent. */
export function queryOf({ look, print }: Output, more: Readonly<Record<string, string>>): string | null {
  if (print === null) return null;
  const style: Record<string, string> = look === "" ? {} : { style: JSON.stringify({ saved: look }) };
  const query = new URLSearchParams({ ...style, ...print, ...more });
  return query.size === 0 ? "" : `?${query}`;
}

/** A sheet's order as parameters of a bulk file. */
export function printOf({ text = [], offset = {}, ...order }: SheetInput): Record<string, string> {
  const { layout, start, copies, numberFrom, marks, bleedMm, standard } = order;
  const given = Object.entries({
    ...{ layout, start, copies, numberFrom, marks, bleedMm, standard },
    ...{ offsetXMm: offset.xMm, offsetYMm: offset.yMm, text: text.length === 0 ? undefined : text.join(",") },
  });
  return {
    as: "sheet",
    ...Object.fromEntries(
      given.flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
    ),
  };
}
