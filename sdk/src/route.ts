import type { Arguments, Json, OperationId } from "./method.ts";
import type { Values } from "./operation.ts";
import type { OPERATIONS } from "./operations.gen.ts";
import { type Prepared, prepare } from "./request.ts";

/**
 * Operations by method and path, such as `GET /app/api/codes/{id}`. A program that must be small, as the
 * console of the service, builds requests by them without the table of all operations.
 */

type Operations = typeof OPERATIONS;

type IdOf = { [Id in OperationId as `${Operations[Id]["method"]} ${Operations[Id]["path"]}`]: Id };

export type Route = keyof IdOf;

/** The parameters of a route by name, and its `body`. */
export type RouteArguments<R extends Route> = Arguments<IdOf[R]>;

/** The JSON that a route answers with; `never` when it has none. */
export type RouteJson<R extends Route> = Json<IdOf[R]>;

/**
 * The request of a route. Names of headers begin with a capital letter, and those of other parameters don't.
 */
export function prepareRoute(route: Route, args: Values, baseUrl: string): Prepared {
  const [method = "", path = ""] = route.split(" ");
  const headers = Object.keys(args).filter((name) => /^[A-Z]/.test(name));
  return prepare({ method, path, headers }, args, baseUrl);
}
