/** One place in the submitted document and what is wrong with it. Never the value itself. */
export interface FaultDetail {
  /** RFC 6901 JSON pointer into the body, or `?name` for a query parameter. */
  readonly pointer: string;
  readonly detail: string;
}

/**
 * A refusal the caller can act on: a stable code, a sentence that says what to do, and, for bad input, where.
 * Rooms throw it; `http/problems.ts` alone knows which status and title a code has.
 */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly code: string;
  readonly errors: readonly FaultDetail[];
  /** Further members of the problem document, such as `mend`. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    detail: string,
    more: { errors?: readonly FaultDetail[]; extra?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(detail);
    this.code = code;
    this.errors = more.errors ?? [];
    this.extra = more.extra ?? {};
  }
}
