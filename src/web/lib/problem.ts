import type { ProblemCode } from "quietzone-client";
import { isJsonObject, isObject, type JsonObject } from "./json.ts";

/** One thing that is wrong with a request. */
export interface ProblemDetail {
  /** JSON pointer into the body (`/fields/url`), or `?name` of a parameter; empty when it is a row of a file. */
  readonly pointer: string;
  /** Stable; translations go by it. */
  readonly reason: string;
  /** Numbers and names of the sentence. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The sentence in English. */
  readonly detail: string;
  /** Only of a bulk file: the data row, from 1, and its column, `null` for the whole row. */
  readonly row?: number;
  readonly column?: string | null;
}

/** A refusal of the service: a problem document (RFC 9457) or the logo catalog's wrapper. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly status: number;
  /** Stable. */
  readonly code: string;
  readonly title: string;
  /** Advice on the problem, in English. */
  readonly detail: string;
  readonly errors: readonly ProblemDetail[];
  /** Only of `style_not_scannable`: a merge patch of the style (RFC 7396) that would be accepted. */
  readonly mend: JsonObject | null;
  /** Seconds until the next call is allowed. */
  readonly retryAfter: number | null;
  constructor(
    from: Pick<Problem, "status" | "code" | "title" | "detail" | "errors" | "mend" | "retryAfter">,
  ) {
    super(`${from.status} ${from.code}`);
    this.status = from.status;
    this.code = from.code;
    this.title = from.title;
    this.detail = from.detail;
    this.errors = from.errors;
    this.mend = from.mend;
    this.retryAfter = from.retryAfter;
  }
}

/** No answer came: the connection or the service is down. */
export class Offline extends Error {
  override readonly name = "Offline";
}

/** The problem in a response that is not a success. */
export async function problemOf(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const members = isObject(body) && isObject(body["error"]) ? body["error"] : isObject(body) ? body : {};
  const text = (name: string) => (typeof members[name] === "string" ? members[name] : "");
  return new Problem({
    status: response.status,
    code: text("code") || "unknown",
    title: text("title"),
    detail: text("detail") || text("message"),
    errors: Array.isArray(members["errors"]) ? members["errors"].flatMap(detailOf) : [],
    mend: isJsonObject(members["mend"]) ? members["mend"] : null,
    retryAfter: seconds(response.headers.get("retry-after")),
  });
}

function detailOf(error: unknown): ProblemDetail[] {
  if (!isObject(error) || typeof error["detail"] !== "string") return [];
  const { pointer, reason, params, detail, row, column } = error;
  return [
    {
      pointer: typeof pointer === "string" ? pointer : "",
      reason: typeof reason === "string" ? reason : "",
      ...(isObject(params) ? { params: paramsOf(params) } : {}),
      detail,
      ...(typeof row === "number" ? { row, column: typeof column === "string" ? column : null } : {}),
    },
  ];
}

function paramsOf(params: { readonly [name: string]: unknown }): Record<string, string | number> {
  const known: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params))
    if (typeof value === "string" || typeof value === "number") known[name] = value;
  return known;
}

function seconds(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

/** Whether an error is the service's refusal with this code. */
export function isRefusal(error: unknown, code: ProblemCode): error is Problem {
  return error instanceof Problem && error.code === code;
}

const NONE: readonly ProblemDetail[] = [];

/** The details of a refusal; none of another error. */
export function errorsOf(error: unknown): readonly ProblemDetail[] {
  return error instanceof Problem ? error.errors : NONE;
}
