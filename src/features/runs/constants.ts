import type { FaultCode } from "../../kit/shared/problems.ts";

/** The reasons for which a run leaves a code as it was. In a file of its own, because the stores load no schemas. */
export const FAILURE_CODES = [
  "code_not_found",
  "code_changed",
  "code_taken_down",
  "plan_limit",
  "tags_full",
  // Where the look that the style names is deleted meanwhile, or another version of the service refuses the style.
  "style_invalid",
  "style_not_scannable",
  "payload_too_long",
  // Where each of several tries failed.
  "internal_error",
] as const satisfies readonly FaultCode[];
export type FailureCode = (typeof FAILURE_CODES)[number];

/** Whether a fault of a style is one of a code's address in this style, and not of the style itself. */
export function isOfPayload(code: FaultCode): boolean {
  return code === "style_not_scannable" || code === "payload_too_long";
}

/** The most failures that are kept and told of a run. A request names as many ids at most. */
export const MOST_FAILURES = 1_000;

const CODES: ReadonlySet<string> = new Set(FAILURE_CODES);

export function isFailureCode(code: string): code is FailureCode {
  return CODES.has(code);
}
