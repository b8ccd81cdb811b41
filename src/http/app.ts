import { type AnyElysia, Elysia } from "elysia";
import { Fault } from "../shared/fault.ts";
import type { Ids } from "../shared/ids.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { StorageError } from "../shared/storage.ts";
import type { ClientAddress } from "./client.ts";
import { invalidInput } from "./invalid.ts";
import { RateLimited } from "./limits.ts";
import { createMethodTable } from "./methods.ts";
import { asFault, problemResponse } from "./problems.ts";
import { admit, factsOf } from "./requests.ts";

/** The whole of both APIs as one function. */
export interface App {
  /**
   * Answers a request.
   * @param peer - the socket's address.
   */
  handle(request: Request, peer: string): Promise<Response>;
  /** What the routes are, for the document. */
  readonly routes: AnyElysia;
}

/** Stands in for a `Host` header that makes no address, which the router could not take apart. */
const PLACEHOLDER_ORIGIN = "http://localhost";

/** Puts the rooms' routes behind what every answer has in common: request ids, problems, 405, security headers. */
export function createApp(needs: {
  routes: readonly AnyElysia[];
  clientAddress: ClientAddress;
  baseUrl: string;
  ids: Ids;
  log: Log;
}): App {
  const { clientAddress, ids, log } = needs;
  const docsUrl = `${needs.baseUrl}/docs/problems`;
  const elysia: AnyElysia = new Elysia({ normalize: false, strictPath: true });
  // Hooks see only the routes that are added after them.
  elysia.onError(({ code, error, request }) =>
    answerError(code === "PARSE" ? causeOf(error) : error, request),
  );
  for (const routes of needs.routes) elysia.use(routes);
  const allowedMethods = createMethodTable(elysia.routes);

  function answerError(error: unknown, request: Request): Response {
    const input = invalidInput(error);
    if (input) return problemResponse(input, docsUrl);
    if (isNotFound(error)) return unknownRoute(request);
    if (!(error instanceof Fault)) report(error, request);
    return problemResponse(asFault(error), docsUrl, error instanceof RateLimited ? error.headers : {});
  }

  function unknownRoute(request: Request): Response {
    const allowed = allowedMethods(new URL(request.url).pathname);
    if (allowed.length === 0)
      return problemResponse(new Fault("not_found", "There is nothing at this path."), docsUrl);
    const allow = allowed.join(", ");
    const fault = new Fault("method_not_allowed", `This path takes ${allow}.`);
    return problemResponse(fault, docsUrl, { allow });
  }

  function report(error: unknown, request: Request): void {
    const { id } = factsOf(request);
    const message = error instanceof StorageError ? "storage is out of order" : "unexpected error";
    log.error(message, { requestId: id, method: request.method, ...errorFields(error) });
  }

  return {
    routes: elysia,
    async handle(incoming, peer) {
      const request = routable(incoming);
      const { id } = admit(request, clientAddress(peer, request.headers.get("x-forwarded-for")), ids);
      const response = await elysia.fetch(request);
      response.headers.set("x-request-id", id);
      return response;
    },
  };
}

/** What a parser threw; Elysia wraps it. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "NOT_FOUND" && !(error instanceof Fault);
}

/** The request, or one with an address the router can read: it looks for the path behind a host of four characters or more. */
function routable(request: Request): Request {
  const { url } = request;
  const pathAt = url.indexOf("/", url.indexOf("//") + 2);
  const host = pathAt < 0 ? "" : url.slice(url.indexOf("//") + 2, pathAt);
  if (host.length >= 4 && URL.canParse(url)) return request;
  const path = pathAt < 0 ? "/" : url.slice(pathAt);
  return new Request(PLACEHOLDER_ORIGIN + (path.startsWith("/") ? path : "/"), request);
}
