import { Fault } from "../shared/fault.ts";
import { bearerToken } from "../shared/headers.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { StorageError } from "../shared/storage.ts";
import { isCatalogPath, wrappedError } from "./catalog.ts";
import { pathOf } from "./paths.ts";
import { asFault, problemResponse, problemsPage, statusOf } from "./problems.ts";
import { factsOf } from "./requests.ts";

/**
 * The challenge of a 401 that has none of its own: `invalid_token` where a token came that is none (RFC 6750,
 * 3).
 */
function challenge({ code }: Fault, { headers }: Request): string {
  const isWrong = code === "invalid_key" && bearerToken(headers.get("authorization")) !== null;
  return isWrong ? 'Bearer error="invalid_token"' : "Bearer";
}

/** Makes the answers of refused requests. A request must have its facts: see `requests.ts`. */
export interface Refusals {
  /** A fault as a problem document, or in the logo catalog's wrapper. */
  answer(fault: Fault, request: Request, headers?: Readonly<Record<string, string>>): Response;
  /** The answer to any error. One that is no Fault goes to the log. */
  answerError(error: unknown, request: Request): Response;
  /** Logs the error that broke off a streamed answer, whose status had been sent. */
  reportBroken(error: unknown, request: Request): void;
}

/** @param needs.baseUrl - the public address. The problem pages are under it. */
export function createRefusals({ baseUrl, log }: { baseUrl: string; log: Log }): Refusals {
  const docsUrl = problemsPage(baseUrl);

  function answer(fault: Fault, request: Request, headers: Readonly<Record<string, string>> = {}): Response {
    const all =
      statusOf(fault.code) === 401 ? { "www-authenticate": challenge(fault, request), ...headers } : headers;
    if (isCatalogPath(pathOf(request.url))) return wrappedError(fault, request, all);
    return problemResponse(fault, docsUrl, all);
  }

  const fieldsOf = (error: unknown, request: Request) => ({
    requestId: factsOf(request).id,
    method: request.method,
    ...errorFields(error),
  });

  function report(error: unknown, request: Request): void {
    const message = error instanceof StorageError ? "storage is out of order" : "unexpected error";
    log.error(message, fieldsOf(error, request));
  }

  return {
    answer,
    answerError(error, request) {
      // A client that disconnects while it sends a body causes an error that is not ours.
      if (!(error instanceof Fault) && !request.signal.aborted) report(error, request);
      const fault = asFault(error);
      return answer(fault, request, fault.headers);
    },
    reportBroken(error, request) {
      log.error("an answer was broken off", fieldsOf(error, request));
    },
  };
}
