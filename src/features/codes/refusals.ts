import {
  bytesReached,
  codeTakenDown,
  externalIdTaken,
  keyReused,
  unknownCover,
  unknownLook,
  unverifiedDomain,
  workspaceErased,
} from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Addition, EditRefusal } from "./records.ts";

const REFUSALS: Readonly<Record<EditRefusal, (most: number | null) => Fault>> = {
  changed: () => new Fault("code_changed", "The code changed meanwhile. Read it again, then decide again."),
  taken_down: codeTakenDown,
  look_changed: unknownLook,
  image_unknown: unknownCover,
  external_id_taken: externalIdTaken,
  bytes_reached: bytesReached,
};

/** The fault that says why a code was not changed. @param most - the bytes that its workspace may have. */
export function editRefusal(why: EditRefusal, most: number | null = null): Fault {
  return REFUSALS[why](most);
}

/** Why a code is not added, other than for its short id or look. */
type Refusal = Exclude<Addition["kind"], "added" | "replayed" | "look_changed" | "short_id_taken">;

/** The fault that says why a code was not added. @param limit - the codes that its workspace may have, @param most - the bytes. */
export function additionRefusal(why: Refusal, limit: number | null, most: number | null): Fault {
  switch (why) {
    case "key_reused":
      return keyReused();
    case "tenant_gone":
      return workspaceErased();
    case "limit_reached":
      return new Fault(
        "plan_limit",
        `Your plan allows ${limit} codes and all are in use. Delete one, or redeem a voucher for a larger plan.`,
      );
    case "bytes_reached":
      return bytesReached(most);
    case "image_unknown":
      return unknownCover();
    case "domain_gone":
      return unverifiedDomain();
    case "external_id_taken":
      return externalIdTaken();
  }
}
