import type { TSchema } from "@sinclair/typebox";
import type { TypeCheck } from "@sinclair/typebox/compiler";
import { type AnyElysia, Elysia, ValidationError } from "elysia";
import { addressTooLong, invalidRequest, LONGEST_ADDRESS, nothingHere } from "../shared/common-faults.ts";
import { Fault, type FaultDetail } from "../shared/fault.ts";
import { schemaDetails } from "../shared/schema.ts";
import { releaseBody } from "./body.ts";
import { isCatalogPath } from "./catalog.ts";
import { setLimitHeaders } from "./charge.ts";
import { isOpenToOrigins, openToOrigins, preflight } from "./cors.ts";
import type { PageGuard } from "./domain-answers.ts";
import type { Downloads } from "./downloads.ts";
import { nowherePage } from "./notice.ts";
import { followsCode, pathOf, SCAN_PREFIX } from "./paths.ts";
import type { Refusals } from "./refusals.ts";
import { represented } from "./representation.ts";
import { HANDLED_ROUTES } from "./request-handler.ts";
import { admitWithin, domainOf, factsOf } from "./requests.ts";
import type { Shedder } from "./shedding.ts";
import { createMethodTable, namedTwice } from "./templates.ts";

/** The routes of a feature. */
export type RouteSet = AnyElysia;

/** Both APIs and all pages behind one function. */
export interface App {
  /** Answers an admitted request. */
  answer(request: Request, pathname: string): Promise<Response>;
  /** Answers a request of ours that is made for an admitted one. It does not wait for a turn of its own. */
  answerWithin(outer: Request, request: Request): Promise<Response>;
  /** The routes, for the OpenAPI document. */
  readonly routes: AnyElysia;
}

/**
 * Answers a GET or HEAD request whose answer is in memory without the framework, which takes most of such a request's time; `null`
 * for all others. One of the routes answers the same.
 */
export type DirectAnswer = (request: Request, pathname: string) => Promise<Response> | null;

/** Puts the rooms' routes behind what their answers have in common: problems, 405, representations, cross-origin access. */
export function createApp(needs: {
  routes: readonly AnyElysia[];
  direct: DirectAnswer;
  /** Sets the headers of the logo catalog's limit on an answer. */
  setQuotaHeaders: (request: Request, answer: Response) => void | Promise<void>;
  refusals: Refusals;
  shedder: Pick<Shedder, "admit">;
  downloads: Pick<Downloads, "open">;
  pageGuard: PageGuard;
}): App {
  const { direct, downloads, pageGuard, refusals, setQuotaHeaders, shedder } = needs;
  const elysia: AnyElysia = new Elysia({ normalize: false, strictPath: true });
  // Hooks see only the routes that are added after them.
  elysia.onError(({ code, error, request }) =>
    answerError(code === "PARSE" ? causeOf(error) : error, request),
  );
  for (const routes of needs.routes) elysia.use(routes);
  const allowedMethods = createMethodTable(elysia.routes);
  const exact = namedTwice(elysia.routes);

  function answerError(error: unknown, request: Request): Response {
    const input = invalidInput(error);
    if (input) return refusals.answer(input, request);
    return isNotFound(error) ? unknownRoute(request) : refusals.answerError(error, request);
  }

  function unknownRoute(request: Request): Response {
    const allowed = allowedMethods(pathOf(request.url));
    if (allowed.length === 0) {
      const page = domainOf(request) === null ? nowherePage(request, pathOf(request.url)) : null;
      return page ?? refusals.answer(nothingHere(), request);
    }
    const allow = allowed.join(", ");
    const fault = new Fault("method_not_allowed", `This path takes ${allow}.`);
    return refusals.answer(fault, request, { allow });
  }

  function inTurn(request: Request, pathname: string): Promise<Response> {
    // A scan's query is not looked at, however long it is.
    if (request.url.length > LONGEST_ADDRESS && !followsCode(request, pathname))
      return Promise.resolve(refusals.answer(addressTooLong(), request));
    const waiting = shedder.admit(request, pathname);
    if (waiting === null) return admitted(request, pathname);
    return waiting.then((refusal) => refusal ?? admitted(request, pathname));
  }

  function admitted(request: Request, pathname: string): Promise<Response> {
    if (domainOf(request) !== null) return onDomain(request, pathname);
    const known = request.method === "GET" || request.method === "HEAD" ? direct(request, pathname) : null;
    return known ? known.catch((error: unknown) => answerError(error, request)) : routed(request, pathname);
  }

  async function onDomain(request: Request, pathname: string): Promise<Response> {
    try {
      return (await pageGuard(request, pathname)) ?? (await routed(request, pathname));
    } catch (error) {
      return answerError(error, request);
    }
  }

  async function routed(request: Request, pathname: string): Promise<Response> {
    if (isHandled(pathname)) return elysia.fetch(request);
    if (exact.has(pathname) && !allowedMethods(pathname).includes(request.method))
      return represented(request, unknownRoute(request));
    return represented(
      request,
      request.method === "HEAD" ? await asGet(request) : await opened(request, await elysia.fetch(request)),
    );
  }

  /** The answer, a download with its content. */
  async function opened(request: Request, answer: Response): Promise<Response> {
    try {
      return await downloads.open(request, answer);
    } catch (error) {
      return answerError(error, request);
    }
  }

  /**
   * Answers HEAD as GET, with the content, which the server leaves out. The framework would leave it out at
   * once, and then nobody could tell its length in a content coding. Of a download nothing is made, and a
   * stream of events, which has no end, is left.
   */
  async function asGet(request: Request): Promise<Response> {
    Object.defineProperty(request, "method", { value: "GET", configurable: true });
    factsOf(request).isHead = true;
    try {
      const answer = await elysia.fetch(request);
      const isEvents = answer.headers.get("content-type")?.startsWith("text/event-stream") === true;
      if (isEvents) await answer.body?.cancel();
      else if (!factsOf(request).download) return answer;
      const length = factsOf(request).download?.length;
      if (length !== undefined) {
        answer.headers.set("content-length", String(length));
        return new Response(null, { status: answer.status, headers: answer.headers });
      }
      // A content of unknown length, as GET has it.
      return new Response(new ReadableStream(), { status: answer.status, headers: answer.headers });
    } finally {
      Reflect.deleteProperty(request, "method");
    }
  }

  async function answerWithin(outer: Request, request: Request): Promise<Response> {
    admitWithin(outer, request);
    try {
      return await routed(request, pathOf(request.url));
    } finally {
      releaseBody(request);
    }
  }

  return {
    routes: elysia,
    answerWithin,
    async answer(request, pathname) {
      const open = isOpenToOrigins(pathname);
      const methods = open && request.method === "OPTIONS" ? allowedMethods(pathname) : [];
      const response = methods.length > 0 ? preflight(methods) : await inTurn(request, pathname);
      if (!open) {
        setLimitHeaders(request, response);
        return response;
      }
      openToOrigins(response);
      const set = isCatalogPath(pathname) ? setQuotaHeaders(request, response) : undefined;
      if (set) await set;
      return response;
    },
  };
}

/** Whether the request handler answers GET of this path. Other requests for it are answered alike. */
function isHandled(pathname: string): boolean {
  return pathname.startsWith(SCAN_PREFIX) || HANDLED_ROUTES.some(({ path }) => path === pathname);
}

/** The error that a parser threw: Elysia wraps it. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "NOT_FOUND" && !(error instanceof Fault);
}

/** The refusal of input that a route's schema does not allow; `null` for any other error. */
function invalidInput(error: unknown): Fault | null {
  if (!(error instanceof ValidationError) || error.type === "response") return null;
  const { validator, value, type } = error;
  const found = canExplain(validator) ? schemaDetails(validator, value, "") : [];
  return invalidRequest(type === "query" ? found.map(ofParameter) : found);
}

function canExplain(validator: object): validator is Pick<TypeCheck<TSchema>, "Errors"> {
  return "Errors" in validator && typeof validator.Errors === "function";
}

/** The pointer of a query parameter is `?name`. */
function ofParameter(detail: FaultDetail): FaultDetail {
  return { ...detail, pointer: detail.pointer.replace(/^\//, "?") };
}
