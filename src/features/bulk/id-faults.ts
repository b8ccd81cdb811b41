import { Fault } from "../../kit/shared/fault.ts";
import type { FaultCode } from "../../kit/shared/problems.ts";
import { explain } from "../../kit/shared/reasons.ts";

/** The flaws of the names of a row's code: its short id, its external id, its GS1 address. */
export type IdReason =
  | `${"short" | "external"}_id_${"taken" | "repeated"}`
  | "gtin_repeated"
  | "gs1_taken"
  | "gs1_product_missing";

const OF_ITS: Readonly<Record<IdReason, readonly [code: FaultCode, column: string]>> = {
  short_id_taken: ["short_id_taken", "shortId"],
  short_id_repeated: ["short_id_taken", "shortId"],
  external_id_taken: ["external_id_taken", "externalId"],
  external_id_repeated: ["external_id_taken", "externalId"],
  gtin_repeated: ["gs1_taken", "gtin"],
  gs1_taken: ["gs1_taken", "gtin"],
  gs1_product_missing: ["fields_invalid", "serial"],
};

/** The fault of a row, which names the column. */
export function idFault(reason: IdReason): Fault {
  const why = explain(reason);
  const [code, column] = OF_ITS[reason];
  return new Fault(code, `The ${column} ${why.detail}.`, { errors: [{ pointer: `/${column}`, ...why }] });
}

/** The fault of a row with a target where only symbols are drawn. */
export function trackedFault(): Fault {
  const why = explain("sheet_row_tracked");
  return new Fault("fields_invalid", `The target ${why.detail}.`, {
    errors: [{ pointer: "/target", ...why }],
  });
}
