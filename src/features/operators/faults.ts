import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";

/** There is nothing of a kind with an id. @param kind - such as `person`. */
export function noSuch(kind: string): Fault {
  return new Fault("not_found", `There is no such ${kind}, or no longer.`);
}

/** The plan of a workspace was to be one that there is not. */
export function noPlan(plans: readonly string[]): Fault {
  return invalidRequest([{ pointer: "/plan", ...explain("not_one_of", { choices: plans.join(", ") }) }]);
}
