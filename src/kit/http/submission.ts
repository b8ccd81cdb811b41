/** The result of `submits`: a form's fields, a JSON body, or the refusal. */
export class Submission {
  readonly #outcome: { readonly body: Record<string, unknown> } | { readonly refusal: unknown };

  constructor(outcome: { readonly body: Record<string, unknown> } | { readonly refusal: unknown }) {
    this.#outcome = outcome;
  }

  /** @throws the refusal. */
  get body(): Record<string, unknown> {
    if ("body" in this.#outcome) return this.#outcome.body;
    throw this.#outcome.refusal;
  }
}

/** The body that `submits` gave to a route. @throws the refusal. */
export function submittedBody(body: unknown): Record<string, unknown> {
  if (body instanceof Submission) return body.body;
  throw new Error("The route's body is not read by the gate");
}
