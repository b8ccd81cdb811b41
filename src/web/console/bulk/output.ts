import type { Query } from "../../lib/query.ts";
import { FRESH, type SheetDraft } from "../sheets/draft.ts";
import type { Order } from "../sheets/order.ts";

/** Parameters of a bulk file. */
type Print = Omit<Query<"POST /app/api/bulk">, "body">;

/** The two outputs of a bulk file: a ZIP of symbols, or a sheet of labels. */
export interface Output {
  /** The saved look of rows without a style; empty for none, `null` before the default one is known. */
  readonly look: string | null;
  /** The form of the sheet; `null` for a ZIP. */
  readonly sheet: SheetDraft | null;
  /** The sheet's parameters; `null` while its form has an error. */
  readonly print: Print | null;
}

export const ZIP: Output = { look: null, sheet: null, print: {} };

/** The form of a sheet as it begins. */
export const FRESH_SHEET: SheetDraft = { ...FRESH, source: "file" };

/** The parameters of a file's request; `null` while it can't be sent. */
export function queryOf({ look, print }: Output): Print | null {
  return print && (!look ? print : { style: JSON.stringify({ saved: look }), ...print });
}

/** A sheet's order as parameters of a bulk file. */
export function printOf({ text = [], offset = {}, ...order }: Order): Print {
  const { layout, start, copies, numberFrom, marks, bleedMm, standard } = order;
  return {
    as: "sheet",
    layout: `${layout}`,
    ...{ start, copies, numberFrom, marks, bleedMm, standard, offsetXMm: offset.xMm, offsetYMm: offset.yMm },
    text: text.length === 0 ? undefined : text.join(","),
  };
}
