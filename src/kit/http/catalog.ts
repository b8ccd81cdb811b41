import type { Fault } from "../shared/fault.ts";
import type { KeyRule } from "./gated.ts";
import type { Limiter, LimitState } from "./limits.ts";
import { limitKey } from "./limits.ts";
import { statusOf } from "./problems.ts";
import { factsOf } from "./requests.ts";

/** The common form of all answers of the logo catalog, errors included: a wrapper, and headers about the limit. */

const PATHS = /^\/api\/v1(?:\/|$)/;

/** Version of the catalog's API. */
export const CATALOG_VERSION = "1.0.0";

/** Whether a path belongs to the logo catalog. */
export function isCatalogPath(path: string): boolean {
  return PATHS.test(path);
}

/** A key in the header or in the query, where the operator wants one. @param keys - whether the operator does. */
export function catalogKey(keys: boolean): KeyRule {
  return keys ? { key: "header or query" } : {};
}

/** The part of the description that all operations of the catalog share. */
export const CATALOG_OPERATION = {
  tag: "logos",
  catalog: true,
  limited: true,
  storage: true,
  keyBySetting: true,
} as const;

/** `meta` of an answer. */
export function catalogMeta(request: Request): { version: string; requestId: string } {
  return { version: CATALOG_VERSION, requestId: factsOf(request).id };
}

/** A success in the wrapper. @param more - further members of `meta`. */
export function wrapped<T, M extends object>(request: Request, data: T, more: M) {
  return { success: true as const, data, error: null, meta: { ...catalogMeta(request), ...more } };
}

/** A refusal in the wrapper. */
export function wrappedError(
  fault: Fault,
  request: Request,
  headers: Readonly<Record<string, string>>,
): Response {
  const { code } = fault;
  const status = statusOf(code);
  const places = fault.errors.map(({ pointer, detail }) => `${pointer.replace(/^\?/, "")} ${detail}`);
  const message = places.length > 0 ? `${places.join("; ")}.` : fault.message;
  const body = { success: false, data: null, error: { code, message }, meta: catalogMeta(request) };
  return Response.json(body, {
    status,
    headers: { ...headers, "cache-control": "no-store" },
  });
}

/**
 * Sets the headers about the limit that the request was counted by, or about `limiter` where it was not counted: calls
 * allowed in a window, calls left, and when all are allowed again, in seconds since the epoch. None without a limit.
 * @returns a promise only where other nodes are asked.
 */
export function setQuotaHeaders(
  request: Request,
  answer: Response,
  limiter: Limiter,
  now: number,
): void | Promise<void> {
  const { quotas, address } = factsOf(request);
  const [quota] = quotas;
  const { rate } = quota?.limiter ?? limiter;
  if (rate === null) return;
  const set = ({ remaining, reset }: LimitState) => {
    answer.headers.set("x-ratelimit-limit", String(rate.count));
    answer.headers.set("x-ratelimit-remaining", String(remaining));
    answer.headers.set("x-ratelimit-reset", String(Math.ceil((now + reset) / 1000)));
  };
  const state = quota?.state ?? limiter.peek(limitKey(address));
  return state instanceof Promise ? state.then(set) : set(state);
}

/** The wrapper around a refusal, for the OpenAPI document. */
export const CATALOG_ERROR = {
  type: "object",
  description: "An answer of the logo catalog that tells what went wrong",
  required: ["success", "data", "error", "meta"],
  properties: {
    success: { const: false, description: "True in a success" },
    data: { type: "null", description: "Null in a refusal" },
    error: {
      type: "object",
      description: "What went wrong",
      required: ["code", "message"],
      properties: {
        code: { type: "string", pattern: "^[a-z0-9_]+$", description: "Stable; programs go by it" },
        message: { type: "string", description: "What to do about it" },
      },
    },
    meta: {
      type: "object",
      description: "About the answer",
      required: ["version", "requestId"],
      properties: {
        version: { type: "string", description: "Version of this API" },
        requestId: { type: "string", pattern: "^req_", description: "The answer's x-request-id" },
      },
    },
  },
};

/** The headers of `setQuotaHeaders`, for the OpenAPI document. */
export const QUOTA_HEADERS = {
  "x-ratelimit-limit": {
    description: "Calls allowed in a window; as the other two, absent where the operator sets no limit",
    optional: true,
    component: "QuotaLimit",
  },
  "x-ratelimit-remaining": {
    description: "Calls that may follow at once",
    optional: true,
    component: "QuotaRemaining",
  },
  "x-ratelimit-reset": {
    description: "When all are allowed again, in seconds since the epoch",
    optional: true,
    component: "QuotaReset",
  },
} as const;
