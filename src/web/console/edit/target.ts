import type { ProblemDetail } from "../../lib/problem.ts";
import { webAddress } from "../codes/addresses.ts";
import { type CodeDraft, leadsToPage, partsOf } from "./draft.ts";

/** The errors of a save, and that of a bad destination: the service reads it only once all else of the body has the right form. */
export function withTarget(errors: readonly ProblemDetail[], draft: CodeDraft): readonly ProblemDetail[] {
  const { target } = partsOf(draft);
  const isWrong = !leadsToPage(draft) && typeof target === "string" && webAddress(target) === null;
  if (errors.length === 0 || !isWrong || errors.some(({ pointer }) => pointer === "/target")) return errors;
  return [{ pointer: "/target", reason: "target_not_web_address", detail: "" }, ...errors];
}

/** Errors that are still open: content that was filled in meanwhile stands in for a missing address. */
export function stillOpen(errors: readonly ProblemDetail[], draft: CodeDraft): readonly ProblemDetail[] {
  return leadsToPage(draft) ? errors.filter(({ pointer }) => pointer !== "/target") : errors;
}
