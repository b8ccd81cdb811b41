import { bytesReached, keyReused, workspaceErased } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { FaultCode } from "../../kit/shared/problems.ts";
import { type Explanation, explain, type Reason } from "../../kit/shared/reasons.ts";
import { leaseLost } from "../../kit/shared/lease.ts";
import { type Bounds, firstDaysReached, hostsReached, type Limits } from "../../kit/shared/first-days.ts";
import type { CommitOutcome } from "./records.ts";
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
export function noRoom(codes: number, room: number, bounds: Bounds): Fault {
  if (bounds.codes !== null) return firstDaysReached("codes", bounds.codes);
  return planLimit(room > 0 ? explain("plan_codes", { codes, room }) : explain("plan_codes_full", { codes }));
}

/** The same for plain codes. */
export function noPlainRoom(codes: number, room: number): Fault {
  return planLimit(explain("plan_plain_codes", { codes, room: Math.max(0, room) }));
}

/** Why a file was not committed. */
export function notCommitted(
  outcome: Exclude<CommitOutcome, "committed">,
  checked: Checked,
  { most, bounds }: Limits,
): Error {
  switch (outcome) {
    case "tenant_gone":
      return workspaceErased();
    case "batch_lost":
      return leaseLost();
    case "key_reused":
      return keyReused();
    case "limit_reached":
      return noRoom(checked.codes, 0, bounds);
    case "hosts_reached":
      return hostsReached(bounds);
    case "plain_limit_reached":
      return noPlainRoom(checked.plain, 0);
    case "bytes_reached":
      return bytesReached(most);
  }
}

function planLimit(why: Explanation): Fault {
  return new Fault("plan_limit", `${why.detail} Send fewer, or redeem a voucher for a larger plan.`, {
    errors: [{ pointer: "", ...why }],
  });
}
