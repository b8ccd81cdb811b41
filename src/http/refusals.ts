import { Fault } from "../shared/fault.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { StorageError } from "../shared/storage.ts";
import { isCatalogPath, wrappedError } from "./catalog.ts";
import { retryHeaders } from "./limits.ts";
import { pathOf } from "./paths.ts";
import { asFault, problemResponse } from "./problems.ts";
import { factsOf } from "./requests.ts";

/** Makes the answers of refused requests. A request must have been admitted. */
export interface Refusals {
  /** A fault as a problem document, or in the logo catalog's wrapper. */
  answer(fault: Fault, request: Request, headers?: Record<string, string>): Response;
  /** The answer to any error. One that is no Fault goes to the log. */
  answerError(error: unknown, request: Request): Response;
}

/** @param needs.baseUrl - the public address. The problem pages are under it. */
export function createRefusals({ baseUrl, log }: { baseUrl: string; log: Log }): Refusals {
  const docsUrl = `${baseUrl}/docs/problems`;

  function answer(fault: Fault, request: Request, headers: Record<string, string> = {}): Response {
    if (isCatalogPath(pathOf(request.url))) return wrappedError(fault, request, headers);
    return problemResponse(fault, docsUrl, headers);
  }

  function report(error: unknown, request: Request): void {
    const { id } = factsOf(request);
    const message = error instanceof StorageError ? "storage is out of order" : "unexpected error";
    log.error(message, { requestId: id, method: request.method, ...errorFields(error) });
  }

  return {
    answer,
    answerError(error, request) {
      // A client that disconnects while it sends a body causes an error that is not ours.
      if (!(error instanceof Fault) && !request.signal.aborted) report(error, request);
      return answer(asFault(error), request, retryHeaders(error));
    },
  };
}
