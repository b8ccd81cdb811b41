import { ownerRequired, scopeMissing } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type Holder, isOwner } from "../../kit/shared/tenant.ts";
import type { Asker } from "./records.ts";

/**
 * The one who asks, as the transaction needs it. A key acts as an admin, unless it has the right of an owner.
 */
export function askerOf({ key, member }: Holder): Asker {
  if (member) return { personId: member.personId, role: member.role };
  return { personId: null, role: isOwner({ key, member }) ? "owner" : "admin" };
}

/** Refusals that several operations on members share. */
export type Refused = "not_allowed" | "too_high" | "owners_alone";

/** A refusal of a holder as a fault. */
export function faultOf(refused: Refused, holder: Holder): Fault {
  if (refused === "not_allowed") return scopeMissing(["account"], holder);
  if (refused === "owners_alone") return ownerRequired();
  return new Fault("role_too_high", "Nobody gives a role above the own, or changes a member who has one.");
}
