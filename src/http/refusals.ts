import { Fault } from "../shared/fault.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { StorageError } from "../shared/storage.ts";
import { isCatalogPath, wrappedError } from "./catalog.ts";
import { RateLimited } from "./limits.ts";
import { pathOf } from "./paths.ts";
import { asFault, problemResponse } from "./problems.ts";
import { factsOf } from "./requests.ts";

/** How a request is refused, whoever refuses it. The request must have been admitted. */
export interface Refusals {
  /** The catalog's clients expect its wrapper, all others a problem document. */
  answer(fault: Fault, request: Request, headers?: Record<string, string>): Response;
  /** The same for anything that was thrown; what is no fault of the client's goes to the log. */
  answerError(error: unknown, request: Request): Response;
}

/** @param needs.baseUrl - the public address: problems are explained under it. */
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
      // Who hung up in the middle of a body hears no answer, and nothing went wrong on our side.
      if (!(error instanceof Fault) && !request.signal.aborted) report(error, request);
      return answer(asFault(error), request, error instanceof RateLimited ? error.headers : {});
    },
  };
}
