import type { Route, RouteArguments } from "../../../sdk/src/route.ts";

/** Arguments of a route's call, of which each may be left out. */
export type Query<R extends Route> = {
  readonly [Name in keyof RouteArguments<R>]?: RouteArguments<R>[Name] | undefined;
};
