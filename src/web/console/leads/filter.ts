import { dayOf, midnight } from "../../lib/days.ts";
import type { Query } from "../../lib/query.ts";

/** Which leads of a workspace are shown. Empty members choose all; days are local. */
export interface LeadFilter {
  readonly q: string;
  readonly group: string;
  readonly handled: "" | "true" | "false";
  /** The first and the last day, `2026-11-23`. */
  readonly from: string;
  readonly to: string;
}

/** The filter in an address. A day that is none is left out. */
export function filterOf(params: URLSearchParams): LeadFilter {
  const handled = params.get("handled");
  return {
    q: params.get("q") ?? "",
    group: params.get("group") ?? "",
    handled: handled === "true" || handled === "false" ? handled : "",
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
  };
}

/** The members of a filter that are set, for the address. */
export function paramsOf(filter: LeadFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
}

/** Whether the first day is after the last. */
export function isWrongOrder({ from, to }: LeadFilter): boolean {
  return from !== "" && to !== "" && from > to;
}

/**
 * The same as the API's query: its dates are days in UTC, so a local day is sent as the times at which it begins and ends. Days in
 * the wrong order are left out.
 */
export function queryOf(filter: LeadFilter): Query<"GET /app/api/leads"> {
  if (isWrongOrder(filter)) return queryOf({ ...filter, from: "", to: "" });
  const { q, group, handled } = filter;
  return {
    q: q || undefined,
    group: group || undefined,
    handled: handled === "" ? undefined : handled === "true",
    from: midnight(filter.from, 0)?.toISOString(),
    to: midnight(filter.to, 1)?.toISOString(),
  };
}
