import {
  bytesReached,
  codeTakenDown,
  externalIdTaken,
  invalidRequest,
  keyReused,
  unknownCover,
  unknownFile,
  unknownLook,
  gs1Off,
  unverifiedDomain,
  workspaceErased,
} from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { type Bounds, firstDaysReached, hostsReached, type Limits } from "../../kit/shared/first-days.ts";
import { MOST_TAGS } from "./constants.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { keepsPassword } from "./lock-model.ts";
import type { Code, CodeChange } from "./model.ts";
import type { Addition, EditRefusal } from "./records.ts";

const REFUSALS: Readonly<Record<EditRefusal, (most: number | null, bounds: Bounds) => Fault>> = {
  changed: codeChanged,
  taken_down: codeTakenDown,
  look_changed: unknownLook,
  image_unknown: unknownCover,
  media_unknown: () => unknownFile("/landing"),
  external_id_taken: externalIdTaken,
  menu_changed: menuChanged,
  tags_full: tagsFull,
  bytes_reached: bytesReached,
  hosts_reached: (_, bounds) => hostsReached(bounds),
};

/** @throws Fault `invalid_request` for a lock without a password where the code has none. */
export function checkLock({ lock }: CodeChange, code: Pick<Code, "lock">): void {
  if (!lock || !keepsPassword(lock) || code.lock) return;
  throw invalidRequest([{ pointer: "/lock/password", ...explain("required") }]);
}

/** The code has another revision. */
export function codeChanged(): Fault {
  return new Fault("code_changed", "The code changed meanwhile. Read it again, then decide again.");
}

function menuChanged(): Fault {
  return new Fault(
    "menu_changed",
    "The menu has no dish of this name at this place. Read the code again, then take the place that the dish has now.",
  );
}

function tagsFull(): Fault {
  return new Fault("tags_full", `A code has ${MOST_TAGS} tags at most.`);
}

/** The fault that says why a code was not changed. */
export function editRefusal(why: EditRefusal, { most, bounds }: Pick<Limits, "most" | "bounds">): Fault {
  return REFUSALS[why](most, bounds);
}

/** Why a code is not added, other than for its short id or look. */
type Refusal = Exclude<Addition["kind"], "added" | "replayed" | "look_changed" | "short_id_taken">;

/** The fault that says why a code was not added. */
export function additionRefusal(why: Refusal, { limit, most, bounds }: Limits): Fault {
  switch (why) {
    case "key_reused":
      return keyReused();
    case "tenant_gone":
      return workspaceErased();
    case "hosts_reached":
      return hostsReached(bounds);
    case "limit_reached":
      if (bounds.codes !== null) return firstDaysReached("codes", bounds.codes);
      return new Fault(
        "plan_limit",
        `Your plan allows ${limit} codes and all are in use. Delete one, or redeem a voucher for a larger plan.`,
      );
    case "bytes_reached":
      return bytesReached(most);
    case "image_unknown":
      return unknownCover();
    case "media_unknown":
      return unknownFile("/landing");
    case "domain_gone":
      return unverifiedDomain();
    case "gs1_off":
      return gs1Off("domain");
    case "external_id_taken":
      return externalIdTaken();
    case "gs1_taken":
      return new Fault("gs1_taken", "Another code has this GS1 address, or had it in another workspace.", {
        errors: [{ pointer: "/gs1", ...explain(why) }],
      });
    case "gs1_product_missing":
      return invalidRequest([{ pointer: "/gs1", ...explain(why) }]);
  }
}
