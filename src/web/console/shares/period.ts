import type { SharePeriod } from "quietzone-client";
import type { Choice } from "../analytics/choice.ts";

/** The ways in which a form names the period of a share. */
export const SHARE_SPANS = ["7", "30", "90", "365", "since", "own"] as const;
export type ShareSpan = (typeof SHARE_SPANS)[number];

/** A period as the form has it: `from` and `to` are days. */
export interface PeriodDraft {
  readonly span: ShareSpan;
  readonly from: string;
  readonly to: string;
  readonly zone: string;
  readonly interval: NonNullable<SharePeriod["interval"]>;
}

/** The period that a view shows, for a new share. */
export function draftOf({ period, from, to, zone, interval }: Choice): PeriodDraft {
  const span =
    period === "own"
      ? "own"
      : period === "all"
        ? "since"
        : period === "today" || period === "24h"
          ? "7"
          : period;
  return { span, from, to, zone, interval: interval === "hour" && span !== "own" ? "day" : interval };
}

/** The period of a share that there is. */
export function draftFrom(period: SharePeriod | null, zone: string): PeriodDraft {
  const { days = 30, from, to, interval = "day", timezone = "UTC" } = period ?? {};
  const ends = { from: from?.slice(0, 10) ?? "", to: to?.slice(0, 10) ?? "" };
  const own = { ...ends, zone: period === null ? zone : timezone, interval };
  if (to !== undefined) return { ...own, span: "own" };
  if (from !== undefined) return { ...own, span: "since" };
  return { ...own, span: SHARE_SPANS.find((span) => span === String(days)) ?? "30" };
}

/** The period as the service takes it. */
export function periodOf({ span, from, to, zone, interval }: PeriodDraft): SharePeriod {
  const common = { interval, timezone: zone };
  if (span === "own") return { ...common, ...(from === "" ? {} : { from }), ...(to === "" ? {} : { to }) };
  if (span === "since") return { ...common, ...(from === "" ? {} : { from }) };
  return { ...common, days: Number(span) };
}
