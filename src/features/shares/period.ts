import { invalidRequest } from "../../kit/shared/common-faults.ts";
import { Fault } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { zoneNamed } from "../../kit/shared/zone.ts";
import type { Period, PeriodQuery } from "../analytics/period.ts";
import { DEFAULT_SHARE_DAYS } from "./constants.ts";
import { SHARE_INTERVALS, type SharePeriod } from "./model.ts";

/** Reads a period as analytics do. @throws Fault `period_invalid` */
export type ReadPeriod = (query: PeriodQuery, now: number) => Period;

/** The period of a share at a time, as it stands in a query of analytics. */
function queryAt(period: SharePeriod | null, now: number): PeriodQuery {
  const { days, from, to, interval = "day", timezone = "UTC" } = period ?? {};
  if (from !== undefined || to !== undefined)
    return {
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...{ interval, timezone },
    };
  const today = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(zoneNamed(timezone) ?? "UTC")
    .toPlainDate();
  const first = today.subtract({ days: (days ?? DEFAULT_SHARE_DAYS) - 1 });
  return { from: first.toString(), to: today.toString(), interval, timezone };
}

/**
 * The period of a share at a time, in milliseconds since the epoch. One that only begins somewhere grows:
 * once it has too many intervals it gets longer ones.
 */
export function periodAt(period: SharePeriod | null, now: number, read: ReadPeriod): PeriodQuery {
  const query = queryAt(period, now);
  const longer = SHARE_INTERVALS.slice(SHARE_INTERVALS.indexOf(query.interval));
  for (const interval of longer)
    try {
      read({ ...query, interval }, now);
      return { ...query, interval };
    } catch (error) {
      if (!(error instanceof Fault) || error.code !== "period_invalid") throw error;
    }
  return query;
}

/** @throws Fault `invalid_request`, with pointers into the body's `period`. */
export function checkPeriod(period: SharePeriod, now: number, read: ReadPeriod): void {
  const beside = (["from", "to"] as const).filter((name) => period[name] !== undefined);
  if (period.days !== undefined && beside.length > 0)
    throw invalidRequest(
      beside.map((name) => ({ pointer: `/period/${name}`, ...explain("share_period_twice") })),
    );
  try {
    read(queryAt(period, now), now);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== "period_invalid") throw error;
    throw invalidRequest(
      error.errors.map((why) => ({ ...why, pointer: `/period/${why.pointer.replace(/^\?/, "")}` })),
    );
  }
}
