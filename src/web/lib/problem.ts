import { type FieldError, isProblem, QuietzoneProblem, type RowError } from "../../../sdk/src/problem.ts";

/** A form that lacks something, found before it is sent. It is told as the service would tell it. */
export function incomplete(errors: readonly FieldError[]): QuietzoneProblem {
  const said = { status: 400, code: "invalid_request", title: "", detail: "" } as const;
  return new QuietzoneProblem({ ...said, errors }, { retryAfter: null, requestId: null });
}

/** No answer came: the connection or the service is down. */
export class Offline extends Error {
  override readonly name = "Offline";
  /** Whether the same is asked again by itself, as soon as answers come. */
  readonly goesOn: boolean;
  constructor(message: string, options?: ErrorOptions, goesOn = false) {
    super(message, options);
    this.goesOn = goesOn;
  }
}

/** An error of what is asked again by itself. */
export function goingOn(error: unknown): unknown {
  return error instanceof Offline ? new Offline(error.message, { cause: error }, true) : error;
}

/** One thing that is wrong with a request: at a place of its body or a parameter, or in a row of its file. */
export type Detail = QuietzoneProblem["errors"][number];

export const isOfRow = (why: Detail): why is RowError => "row" in why;
const isOfField = (why: Detail): why is FieldError => !isOfRow(why);

/** Whether a key is refused because the operator suspended its workspace: it is good again when that ends. */
export function isSuspended(error: unknown): error is QuietzoneProblem {
  return (
    isProblem(error, "invalid_key") && error.errors.some(({ reason }) => reason === "workspace_suspended")
  );
}

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
