import type { Problem as ProblemDocument, Style } from "./contract.gen.ts";

/** Refusals: the contract's problem documents (RFC 9457) as errors. */

/** The codes of the contract, and `unexpected_answer` of an answer that is not the service's, such as a proxy's page. */
export type ProblemCode = ProblemDocument["code"] | "unexpected_answer";

/** A merge patch (RFC 7396) of a style: `null` takes a member away. `mended` applies it. */
export type StyleMend = Patch<Style>;
type Patch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [N in keyof T]?: Patch<T[N]> | null }
    : T;

type Detail = NonNullable<ProblemDocument["errors"]>[number];
/** One place in a body or among the parameters, and what is wrong with it. */
export type FieldError = Extract<Detail, { readonly pointer: string }>;
/** One cell of a bulk file, and what is wrong with it. */
export type RowError = Extract<Detail, { readonly row: number }>;

/** A refusal. Use `isProblem` to decide by its code. */
export class QuietzoneProblem extends Error {
  override readonly name: string = "QuietzoneProblem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  /** A sentence that says what to do. */
  readonly detail: string;
  readonly errors: readonly (FieldError | RowError)[];
  /** Of `style_not_scannable`: a merge patch of the style that would be accepted. */
  readonly mend: ProblemDocument["mend"];
  /** Of `import_conflicts`. */
  readonly conflicts: ProblemDocument["conflicts"];
  /** Of `second_factor_required`: the second factors that the person has set. */
  readonly methods: ProblemDocument["methods"];
  /** Of `invalid_key`: why the operator suspended the workspace. */
  readonly blocked: ProblemDocument["blocked"];
  /** Seconds after which the service wants to be asked again; `null` when it does not say. */
  readonly retryAfter: number | null;
  /** Identifies the answer, for reports; `null` of an answer that is not the service's. */
  readonly requestId: string | null;

  constructor(
    document: Omit<ProblemDocument, "code" | "type"> & { readonly code: ProblemCode },
    answer: Answered,
  ) {
    super(document.detail);
    this.code = document.code;
    this.status = document.status;
    this.title = document.title;
    this.detail = document.detail;
    this.errors = document.errors ?? [];
    this.mend = document.mend;
    this.conflicts = document.conflicts;
    this.methods = document.methods;
    this.blocked = document.blocked;
    this.retryAfter = answer.retryAfter;
    this.requestId = answer.requestId;
  }
}

interface Answered {
  readonly retryAfter: number | null;
  readonly requestId: string | null;
}

/** Members that are more exact where the code is known. */
interface MembersOf {
  readonly rows_invalid: { readonly errors: readonly RowError[] };
  readonly import_conflicts: { readonly conflicts: NonNullable<ProblemDocument["conflicts"]> };
  readonly second_factor_required: { readonly methods: NonNullable<ProblemDocument["methods"]> };
  readonly style_not_scannable: { readonly mend: StyleMend };
}

type ProblemWith<Code extends ProblemCode, More> = Omit<QuietzoneProblem, "code" | keyof More> & {
  readonly code: Code;
} & More;

/** Every problem, told apart by `code`. */
export type AnyProblem = {
  [Code in ProblemCode]: ProblemWith<Code, Code extends keyof MembersOf ? MembersOf[Code] : unknown>;
}[ProblemCode];

/**
 * Whether an error is a refusal of the service, and of this code if one is named:
 * `if (isProblem(error, "short_id_taken")) …`. A newer service may know codes that this version does not.
 */
export function isProblem<Code extends ProblemCode = ProblemCode>(
  error: unknown,
  code?: Code,
): error is Extract<AnyProblem, { readonly code: Code }> {
  return error instanceof QuietzoneProblem && (code === undefined || error.code === code);
}

/** A `Response`, as far as a problem is read from it. A clone's type differs from it in some runtimes. */
type Refusal = Pick<Response, "status" | "text"> & { readonly headers: Pick<Headers, "get"> };

/** The problem that an answer tells of. @param retryAfter - in seconds. */
export async function problemOf(response: Refusal, retryAfter: number | null): Promise<QuietzoneProblem> {
  const answer = { retryAfter, requestId: response.headers.get("x-request-id") };
  const document = documentIn(await response.text());
  if (isDocument(document)) return new QuietzoneProblem(document, answer);
  if (isCatalogError(document)) {
    const { code, message } = document.error;
    return new QuietzoneProblem({ code, status: response.status, title: message, detail: message }, answer);
  }
  return foreignAnswer(response.status, answer);
}

/** The problem of an answer that came from something else than the service, whatever its status. */
export function foreignAnswer(
  status: number,
  answer: Answered = { retryAfter: null, requestId: null },
): QuietzoneProblem {
  const detail = `The answer with status ${status} is not the service's.`;
  return new QuietzoneProblem(
    { code: "unexpected_answer", status, title: "Unexpected answer", detail },
    answer,
  );
}

function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isDocument(value: unknown): value is ProblemDocument {
  return isObject(value) && typeof value["code"] === "string" && typeof value["detail"] === "string";
}

/** The logo catalog wraps its refusals. */
interface CatalogError {
  readonly error: { readonly code: ProblemDocument["code"]; readonly message: string };
}

function isCatalogError(value: unknown): value is CatalogError {
  return isObject(value) && isObject(value["error"]) && typeof value["error"]["code"] === "string";
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
