import { Fault } from "../shared/fault.ts";
import { type FaultCode, PROBLEMS } from "../shared/problems.ts";
import { StorageError } from "../shared/storage.ts";

/** The page that explains the codes of problems. */
export const problemsPage = (baseUrl: string): string => `${baseUrl}/docs/problems`;

export const PROBLEM_MEDIA_TYPE = "application/problem+json";

/** Status of a code. */
export function statusOf(code: FaultCode): number {
  return PROBLEMS[code][0];
}

/**
 * The fault for any error: itself, storage out of order, or an internal error. The message of an unexpected error is not
 * shown, because it may quote input.
 */
export function asFault(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof StorageError)
    return new Fault(
      "storage_unavailable",
      "Storage is out of order. Try again later; if something was to change, look first whether it did, or use the same Idempotency-Key.",
    );
  return new Fault(
    "internal_error",
    "Something went wrong on our side. Quote the x-request-id of this answer when you report it.",
  );
}

/**
 * The members of the RFC 9457 problem document of a fault.
 * @param docsUrl - the page that explains the codes, for `type`.
 */
export function problemOf(fault: Fault, docsUrl: string): object {
  const { code } = fault;
  const [status, title] = PROBLEMS[code];
  return {
    type: `${docsUrl}#${code}`,
    title,
    status,
    detail: fault.message,
    code,
    ...(fault.errors.length > 0 ? { errors: fault.errors } : {}),
    ...fault.extra,
  };
}

/** A fault as the answer to a request. @param docsUrl - as above. */
export function problemResponse(
  fault: Fault,
  docsUrl: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const [status] = PROBLEMS[fault.code];
  const response = new Response(JSON.stringify(problemOf(fault, docsUrl)), { status, headers });
  response.headers.set("content-type", PROBLEM_MEDIA_TYPE);
  response.headers.set("cache-control", "no-store");
  return response;
}
