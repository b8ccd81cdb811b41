import { type AnyElysia, Elysia } from "elysia";
import { Fault } from "../shared/fault.ts";
import type { Ids } from "../shared/ids.ts";
import { errorFields, type Log } from "../shared/log.ts";
import { StorageError } from "../shared/storage.ts";
import { isCatalogPath, wrappedError } from "./catalog.ts";
import type { Client, ClientAddress } from "./client.ts";
import { CORS_HEADERS, isOpenToOrigins, preflight } from "./cors.ts";
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

/** The origin of the last request whose address could be read: the next one's is mostly the same. */
let readableOrigin = `${PLACEHOLDER_ORIGIN}/`;

/** A scan of what a code can be called; anything odder takes the long way. */
const SCAN = /^\/r\/[A-Za-z0-9_-]{3,48}$/;
const SCAN_PREFIX = "/r/";

/** The router finds the path behind an origin of at least this length. */
const SHORTEST_ORIGIN = "http://host";

/** Puts the rooms' routes behind what every answer has in common: request ids, problems, 405, security headers. */
export function createApp(needs: {
  routes: readonly AnyElysia[];
  /** Answers `GET /r/{shortId}`, which one of the routes declares. */
  follow: (request: Request, shortId: string, client: Client) => Promise<Response>;
  /** Says on an answer of the logo catalog what is left of its limit. */
  tellQuota: (request: Request, answer: Response) => Promise<void>;
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
    if (input) return refusal(input, request);
    if (isNotFound(error)) return unknownRoute(request);
    // Who hung up in the middle of a body hears no answer, and nothing went wrong on our side.
    if (!(error instanceof Fault) && !request.signal.aborted) report(error, request);
    return refusal(asFault(error), request, error instanceof RateLimited ? error.headers : {});
  }

  /** The catalog's clients expect its wrapper, all others a problem document. */
  function refusal(fault: Fault, request: Request, headers: Record<string, string> = {}): Response {
    if (isCatalogPath(pathOf(request.url))) return wrappedError(fault, request, headers);
    return problemResponse(fault, docsUrl, headers);
  }

  function unknownRoute(request: Request): Response {
    const allowed = allowedMethods(pathOf(request.url));
    if (allowed.length === 0)
      return refusal(new Fault("not_found", "There is nothing at this path."), request);
    const allow = allowed.join(", ");
    const fault = new Fault("method_not_allowed", `This path takes ${allow}.`);
    return refusal(fault, request, { allow });
  }

  function report(error: unknown, request: Request): void {
    const { id } = factsOf(request);
    const message = error instanceof StorageError ? "storage is out of order" : "unexpected error";
    log.error(message, { requestId: id, method: request.method, ...errorFields(error) });
  }

  /** What is no scan: the framework's routes, and what all of an interface's answers carry. */
  async function routed(request: Request, pathname: string): Promise<Response> {
    const open = isOpenToOrigins(pathname);
    const methods = open && request.method === "OPTIONS" ? allowedMethods(pathname) : [];
    const response = methods.length > 0 ? preflight(methods) : await elysia.fetch(request);
    if (open) for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
    if (isCatalogPath(pathname)) await needs.tellQuota(request, response);
    return response;
  }

  return {
    routes: elysia,
    async handle(incoming, peer) {
      const request = routable(incoming);
      const client = clientAddress(peer, request.headers.get("x-forwarded-for"));
      const id = ids.id("req");
      const pathname = pathOf(request.url);
      // A scan goes past the framework, whose router and context would be a tenth of its cost, and has nothing attached.
      const isScan = SCAN.test(pathname) && request.method === "GET";
      if (!isScan) admit(request, client, id);
      let response: Response;
      // Not by `catch()`: on the way of a scan each promise more is a hundredth of its cost.
      try {
        response = await (isScan
          ? needs.follow(request, pathname.slice(SCAN_PREFIX.length), client)
          : routed(request, pathname));
      } catch (error) {
        if (isScan) admit(request, client, id);
        response = answerError(error, request);
      }
      response.headers.set("x-request-id", id);
      return response;
    },
  };
}

/** The path of an address the router can read, without parsing all of it: this is on the way of every scan. */
function pathOf(url: string): string {
  const from = url.indexOf("/", SHORTEST_ORIGIN.length);
  const to = url.indexOf("?", from);
  return url.slice(from, to < 0 ? undefined : to);
}

/** What a parser threw; Elysia wraps it. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "NOT_FOUND" && !(error instanceof Fault);
}

/**
 * The request with an address the router can read: it looks for the path behind a host of four characters or more, and
 * takes a fragment for a part of it. Without a usable `Host` Bun gives the path alone. The address is laid over the
 * request instead of wrapping it in another, which would hold back its body until the end of it has come.
 */
function routable(request: Request): Request {
  const given = request.url;
  if (given.startsWith(readableOrigin) && !given.includes("#")) return request;
  const [url = ""] = given.split("#", 1);
  const origin = /^https?:\/\/[^/]*/.exec(url)?.[0] ?? "";
  const readable = origin.length >= SHORTEST_ORIGIN.length && URL.canParse(origin);
  if (readable) readableOrigin = `${origin}/`;
  if (readable && url === given) return request;
  const value = (readable ? origin : PLACEHOLDER_ORIGIN) + url.slice(origin.length);
  return Object.defineProperty(request, "url", { value });
}
