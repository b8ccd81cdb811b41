import { Fault } from "../../kit/shared/fault.ts";
import type { FaultCode } from "../../kit/shared/problems.ts";
import { type Explanation, explain, type Reason } from "../../kit/shared/reasons.ts";
import type { Checked } from "./session-model.ts";

/** The faults of labels by their reasons: those of rows have them too. */
const LABEL_FAULTS: Partial<Record<Reason, FaultCode>> = {
  label_too_small: "label_too_small",
  label_text_too_long: "label_text_too_long",
  label_text_endless: "label_text_too_long",
  label_text_unsupported: "label_text_unsupported",
};

/** The refusal of rows that can't be made. @param mayLeaveOut - whether bad rows could be left out. */
export function rowsInvalid({ errors }: Checked, mayLeaveOut: boolean): Fault {
  const [first] = errors;
  const label = first && LABEL_FAULTS[first.reason];
  if (first && label)
    return new Fault(label, `Row ${first.row} ${first.detail}. Nothing was made.`, { extra: { errors } });
  const mend = mayLeaveOut ? ", or send ?onError=skip to leave them out" : "";
  return new Fault(
    "rows_invalid",
    `Some rows can't be made, so none was. Correct what errors names${mend}.`,
    { extra: { errors } },
  );
}

export function tooManyRows(limit: number): Fault {
  return planLimit(explain("plan_rows", { limit }));
}

/** @param room - codes that the workspace may still make. */
export function noRoom(codes: number, room: number): Fault {
  return planLimit(room > 0 ? explain("plan_codes", { codes, room }) : explain("plan_codes_full", { codes }));
}

function planLimit(why: Explanation): Fault {
  return new Fault("plan_limit", `${why.detail} Send fewer, or redeem a voucher for a larger plan.`, {
    errors: [{ pointer: "", ...why }],
  });
}
