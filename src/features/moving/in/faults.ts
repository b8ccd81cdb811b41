import { bytesReached, keyReused, workspaceErased } from "../../../kit/shared/common-faults.ts";
import { type Bounds, firstDaysReached, hostsReached, type Limits } from "../../../kit/shared/first-days.ts";
import { leaseLost } from "../../../kit/shared/lease.ts";
import type { CommitOutcome } from "../../bulk/records.ts";
import { Fault } from "../../../kit/shared/fault.ts";
import type { FaultCode } from "../../../kit/shared/problems.ts";
import { type Explanation, explain } from "../../../kit/shared/reasons.ts";

/* Faults of a file as a whole. */

export function csvInvalid(why: Explanation): Fault {
  return invalid("csv_invalid", why);
}

export function jsonInvalid(why: Explanation): Fault {
  return invalid("invalid_json", why);
}

export function archiveInvalid(why: Explanation): Fault {
  return invalid("archive_invalid", why);
}

function invalid(code: FaultCode, why: Explanation): Fault {
  return new Fault(code, `The file ${why.detail}.`, { errors: [{ pointer: "", ...why }] });
}

/** @param room - codes that the workspace may still make. */
export function noRoom(codes: number, room: number, bounds: Bounds): Fault {
  if (bounds.codes !== null) return firstDaysReached("codes", bounds.codes);
  return planLimit(room > 0 ? explain("plan_codes", { codes, room }) : explain("plan_codes_full", { codes }));
}

/** Why the codes of a file were not committed, other than for plain ones. */
export function notCommitted(
  outcome: Exclude<CommitOutcome, "committed" | "plain_limit_reached">,
  codes: number,
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
      return noRoom(codes, 0, bounds);
    case "hosts_reached":
      return hostsReached(bounds);
    case "bytes_reached":
      return bytesReached(most);
  }
}

/** The same for plain codes. They are staged one by one, so nobody knows how many the file has. */
export function noPlainRoom(room: number): Fault {
  return planLimit(explain("plan_plain_codes_of_archive", { room }));
}

function planLimit(why: Explanation): Fault {
  return new Fault("plan_limit", why.detail, { errors: [{ pointer: "", ...why }] });
}

/** An archive with leads, for a holder who may not add any. */
export function leadsNotAllowed(): Fault {
  return new Fault(
    "scope_missing",
    "The archive has leads, which takes the scope `leads:write`. To leave them out name the other parts: ?parts=domains,looks,webhooks,codes,history,scans.",
  );
}
