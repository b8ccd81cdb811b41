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
export function noRoom(codes: number, room: number): Fault {
  return planLimit(room > 0 ? explain("plan_codes", { codes, room }) : explain("plan_codes_full", { codes }));
}

/** The same for plain codes. They are staged one by one, so nobody knows how many the file has. */
export function noPlainRoom(room: number): Fault {
  return planLimit(explain("plan_plain_codes_of_archive", { room }));
}

function planLimit(why: Explanation): Fault {
  return new Fault("plan_limit", why.detail, { errors: [{ pointer: "", ...why }] });
}
