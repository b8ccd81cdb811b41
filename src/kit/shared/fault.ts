import type { FaultCode } from "./problems.ts";
import type { Explanation } from "./reasons.ts";

/** One place in the submitted document and what is wrong with it. Never the value itself. */
export interface FaultDetail extends Explanation {
  /** RFC 6901 JSON pointer into the body, or `?name` for a query parameter. */
  readonly pointer: string;
}

/**
 * A refusal the caller can act on: a stable code, a sentence that says what to do, and, for bad input, where.
 * Rooms throw it. `problems.ts` has the HTTP status and the title of its code.
 */
export class Fault extends Error {
  override readonly name = "Fault";
  readonly code: FaultCode;
  readonly errors: readonly FaultDetail[];
  /** Further members of the problem document, such as `mend`. */
  readonly extra: Readonly<Record<string, unknown>>;
  /** Whole seconds after which another try makes sense; `null` where nobody knows. */
  readonly retryAfter: number | null;
  /** Headers of the answer, with `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: FaultCode,
    detail: string,
    more: {
      errors?: readonly FaultDetail[];
      extra?: Readonly<Record<string, unknown>>;
      retryAfter?: number;
      headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(detail);
    this.code = code;
    this.errors = more.errors ?? [];
    this.extra = more.extra ?? {};
    this.retryAfter = more.retryAfter ?? null;
    const { retryAfter } = this;
    this.headers = { ...(retryAfter !== null && { "retry-after": String(retryAfter) }), ...more.headers };
  }
}

/** The result of work, or the fault that it throws. */
export function orFault<T>(work: () => T): T | Fault {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}
