import { type AnyElysia, Elysia } from "elysia";
import { Fault } from "../shared/fault.ts";
import { isCatalogPath } from "./catalog.ts";
import { CORS_HEADERS, isOpenToOrigins, preflight } from "./cors.ts";
import { invalidInput } from "./invalid.ts";
import { createMethodTable } from "./methods.ts";
import { pathOf } from "./paths.ts";
import type { Refusals } from "./refusals.ts";

/** Both APIs and all pages as one function. */
export interface App {
  /** Answers an admitted request. */
  answer(request: Request, pathname: string): Promise<Response>;
  /** What the routes are, for the document. */
  readonly routes: AnyElysia;
}

/** Puts the rooms' routes behind what their answers have in common: problems, 405, what browsers ask of an API. */
export function createApp(needs: {
  routes: readonly AnyElysia[];
  /** Says on an answer of the logo catalog what is left of its limit. */
  tellQuota: (request: Request, answer: Response) => Promise<void>;
  refusals: Refusals;
}): App {
  const { refusals, tellQuota } = needs;
  const elysia: AnyElysia = new Elysia({ normalize: false, strictPath: true });
  // Hooks see only the routes that are added after them.
  elysia.onError(({ code, error, request }) =>
    answerError(code === "PARSE" ? causeOf(error) : error, request),
  );
  for (const routes of needs.routes) elysia.use(routes);
  const allowedMethods = createMethodTable(elysia.routes);

  function answerError(error: unknown, request: Request): Response {
    const input = invalidInput(error);
    if (input) return refusals.answer(input, request);
    return isNotFound(error) ? unknownRoute(request) : refusals.answerError(error, request);
  }

  function unknownRoute(request: Request): Response {
    const allowed = allowedMethods(pathOf(request.url));
    if (allowed.length === 0)
      return refusals.answer(new Fault("not_found", "There is nothing at this path."), request);
    const allow = allowed.join(", ");
    const fault = new Fault("method_not_allowed", `This path takes ${allow}.`);
    return refusals.answer(fault, request, { allow });
  }

  return {
    routes: elysia,
    async answer(request, pathname) {
      const open = isOpenToOrigins(pathname);
      const methods = open && request.method === "OPTIONS" ? allowedMethods(pathname) : [];
      const response = methods.length > 0 ? preflight(methods) : await elysia.fetch(request);
      if (open) for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
      if (isCatalogPath(pathname)) await tellQuota(request, response);
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
