import { detailsOf, isOfRow } from "../../lib/problem.ts";
import type { BadRow } from "./alike.ts";
import type { Stage } from "./session.ts";

/** The errors of rows that the service has told. */
export function errorsIn(stage: Stage): readonly BadRow[] {
  switch (stage.kind) {
    case "checked":
      return stage.result.errors;
    case "compared":
    case "changed":
      return stage.answer.failed;
    case "failed":
      return detailsOf(stage.error).filter(isOfRow);
    default:
      return [];
  }
}
