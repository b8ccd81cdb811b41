import { bytesReached, invalidRequest, workspaceErased } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import type { PlainMember } from "./constants.ts";
import type { PlainChange, PlainValues } from "./model.ts";
import type { PlainEditRefusal } from "./records.ts";

/** The members that are closed once a code is printed. */
const CLOSED: readonly PlainMember[] = ["type", "fields"];

/** Whether a change would rewrite what is on paper. */
export function isClosed(before: PlainValues, after: PlainValues): boolean {
  const isOnPaper = before.printed && after.printed;
  return isOnPaper && CLOSED.some((name) => !Bun.deepEquals(before[name], after[name]));
}

/**
 * The fault that says why a plain code was not stored.
 * @param limit - the plain codes that its workspace may have, @param most - the bytes.
 */
export function refused(
  refusal: Exclude<PlainEditRefusal, "outdated">,
  limit: number | null,
  most: number | null,
): Fault {
  switch (refusal) {
    case "tenant_gone":
      return workspaceErased();
    case "changed":
      return changed();
    case "bytes_reached":
      return bytesReached(most);
    case "limit_reached":
      return new Fault(
        "plan_limit",
        `Your plan allows ${limit} plain codes and all are in use. Delete one, or redeem a voucher for a larger plan.`,
      );
  }
}

/** A change names members that are closed. */
export function closed(change: PlainChange): Fault {
  const given = CLOSED.filter((name) => change[name] !== undefined);
  return invalidRequest(given.map((name) => ({ pointer: `/${name}`, ...explain("plain_code_printed") })));
}

/** The tenant has no such code. */
export function notFound(): never {
  throw new Fault("code_not_found", "You have no plain code with this id.");
}

/** The code has another revision than those that the client named. */
export function changed(): Fault {
  return new Fault("code_changed", "The code changed meanwhile. Read it again, then decide again.");
}
