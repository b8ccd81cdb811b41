import type { AuditEntry } from "quietzone-client";
import { dayOf, midnight } from "../../lib/days.ts";
import type { Query } from "../../lib/query.ts";
import { ACTIONS } from "../../../features/audit/traits.ts";

/** Which entries are shown. Empty members choose all; days are local. */
export interface AuditFilter {
  readonly from: string;
  readonly to: string;
  /** The id of a person or a key, `operator` or `system`. */
  readonly who: string;
  readonly action: AuditEntry["action"] | "";
  /** The id of a record. */
  readonly subject: string;
}

/** The filter in an address. Values that fit nothing are left out. */
export function filterOf(params: URLSearchParams): AuditFilter {
  const text = (name: string, form: RegExp) => {
    const value = params.get(name) ?? "";
    return form.test(value) ? value : "";
  };
  const action = params.get("action");
  return {
    from: dayOf(params.get("from")),
    to: dayOf(params.get("to")),
    who: text("who", /^(?:(?:per|key)_[0-9a-z]{26}|operator|system)$/),
    action: ACTIONS.find((known) => known === action) ?? "",
    subject: text("subject", /^[a-z]+_[0-9a-z]{26}$/),
  };
}

/** The address of the view with a filter. */
export function pathOf(filter: Partial<AuditFilter>): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  return params.size === 0 ? "/settings/audit" : `/settings/audit?${params}`;
}

/** Whether the first day is after the last. */
export function isWrongOrder({ from, to }: AuditFilter): boolean {
  return from !== "" && to !== "" && from > to;
}

/** The same as the API's query. Days in the wrong order are left out. */
export function queryOf(filter: AuditFilter): Query<"GET /app/api/audit"> {
  if (isWrongOrder(filter)) return queryOf({ ...filter, from: "", to: "" });
  return {
    from: midnight(filter.from, 0)?.toISOString(),
    to: midnight(filter.to, 1)?.toISOString(),
    who: filter.who || undefined,
    action: filter.action || undefined,
    subject: filter.subject || undefined,
  };
}
