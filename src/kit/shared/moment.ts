import { instantOf } from "./clock.ts";
import { Fault } from "./fault.ts";
import { explain, type ParametersOf, type Reason } from "./reasons.ts";

/** The ends of a period, as parameters of a query. */
export type PeriodEnd = "from" | "to";

/** Times out of this range are refused. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/**
 * Reads an end of a period, in milliseconds since the epoch: a date is a local day, the last one included; a time is an instant.
 * @param zone - a name of the time zone database.
 * @throws Fault `period_invalid`, naming the parameter.
 */
export function moment(text: string, parameter: PeriodEnd, zone: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text, parameter, zone) : instantOf(text);
  if (at !== null && at >= EARLIEST && at <= LATEST) return at;
  throw periodInvalid(parameter, "period_time");
}

/** The refusal of a parameter of a period. */
export function periodInvalid<R extends Reason>(
  parameter: string,
  reason: R,
  ...params: ParametersOf<R>
): Fault {
  const why = explain(reason, ...params);
  return new Fault("period_invalid", `The parameter ${parameter} ${why.detail}.`, {
    errors: [{ pointer: `?${parameter}`, ...why }],
  });
}

/** Local midnight; for `to` the midnight that ends the day. */
function day(text: string, parameter: PeriodEnd, zone: string): number | null {
  try {
    const date = Temporal.PlainDate.from(text, { overflow: "reject" });
    return startOfDay(parameter === "to" ? date.add({ days: 1 }) : date, zone);
  } catch {
    // 2026-02-30 and the like.
    return null;
  }
}

/** Local midnight, in milliseconds since the epoch. */
export function startOfDay(date: Temporal.PlainDate, zone: string): number {
  return date.toZonedDateTime(zone).epochMilliseconds;
}
