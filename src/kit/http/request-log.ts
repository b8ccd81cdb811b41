import type { AnyElysia, DocumentDecoration } from "elysia";
import type { Log, LogLevel } from "../shared/log.ts";
import { pathOf } from "./paths.ts";
import type { RequestHandler } from "./request-handler.ts";
import { methodName } from "./templates.ts";

type Route = Pick<AnyElysia["routes"][number], "method" | "path" | "hooks">;

/** A line in the log for each request, at the level `debug`. */
export interface RequestLog {
  /**
   * The handler that writes the lines. At any other level it is the given one, so that nothing is paid for
   * them.
   */
  around(handle: RequestHandler): RequestHandler;
  /** Takes the names of operations from the routes, once the APIs are loaded. */
  know(routes: readonly Route[]): void;
}

/**
 * Lines name the route and not the path, and nothing that a client chose but the method: no address, agent,
 * key, body or query, no short id. `request` is the `x-request-id` of the answer.
 * @param needs.now - milliseconds of a monotonic clock.
 */
export function createRequestLog(needs: {
  level: LogLevel;
  log: Log;
  /** The template of a request's path. */
  routeOf: (request: Request, path: string) => string;
  now: () => number;
}): RequestLog {
  const { level, log, routeOf, now } = needs;
  const operations = new Map<string, string>();
  return {
    around(handle) {
      if (level !== "debug") return handle;
      return async (request, peer) => {
        const start = now();
        const response = await handle(request, peer);
        const method = methodName(request.method);
        const route = routeOf(request, pathOf(request.url));
        log.debug("request", {
          request: response.headers.get("x-request-id"),
          method,
          route,
          operation: operations.get(`${method === "HEAD" ? "GET" : method} ${route}`) ?? null,
          status: response.status,
          milliseconds: Math.round((now() - start) * 10) / 10,
        });
        return response;
      };
    },
    know(routes) {
      for (const { method, path, hooks } of routes) {
        const detail: DocumentDecoration | undefined = hooks.detail;
        if (detail?.operationId !== undefined) operations.set(`${method} ${path}`, detail.operationId);
      }
    },
  };
}
