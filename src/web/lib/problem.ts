import {
  type FieldError,
  isProblem,
  type QuietzoneProblem,
  type RowError,
} from "../../../sdk/src/problem.ts";

/** No answer came: the connection or the service is down. */
export class Offline extends Error {
  override readonly name = "Offline";
}

/** One thing that is wrong with a request: at a place of its body or a parameter, or in a row of its file. */
export type Detail = QuietzoneProblem["errors"][number];

export const isOfRow = (why: Detail): why is RowError => "row" in why;
const isOfField = (why: Detail): why is FieldError => !isOfRow(why);

const NONE: readonly FieldError[] = [];

/** The details of a refusal; none of another error. */
export function detailsOf(error: unknown): readonly Detail[] {
  return isProblem(error) ? error.errors : NONE;
}

/** The same, where they are at places of a body. */
export function errorsOf(error: unknown): readonly FieldError[] {
  const details = detailsOf(error);
  return details.every(isOfField) ? details : NONE;
}
