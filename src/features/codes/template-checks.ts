import type { FaultDetail } from "../../kit/shared/fault.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { zoneNamed } from "../../kit/shared/zone.ts";
import type { Landing } from "./landing.ts";

/** The flaws of a stop, a notice and an offer that their schemas can't tell. */
export function templateFlaws({ stop, notice, offer }: Landing): FaultDetail[] {
  const { next } = stop ?? {};
  return [
    ...(next && (next.url === undefined) === (next.shortId === undefined)
      ? [{ pointer: "/landing/stop/next", ...explain("next_url_or_short_id") }]
      : []),
    ...(notice ? noticeFlaws(notice) : []),
    ...(offer && (offer.code === undefined) === (offer.codes === undefined)
      ? [{ pointer: "/landing/offer", ...explain("offer_code_or_codes") }]
      : []),
  ];
}

function noticeFlaws({ from, until, zone }: NonNullable<Landing["notice"]>): FaultDetail[] {
  const at = (name: string) => `/landing/notice/${name}`;
  const wrong = (["from", "until"] as const).filter((name) => {
    const moment = { from, until }[name];
    return moment !== undefined && !isMoment(moment);
  });
  if (zone !== undefined && zoneNamed(zone) === null)
    return [{ pointer: at("zone"), ...explain("zone_unknown") }];
  if (wrong.length > 0) return wrong.map((name) => ({ pointer: at(name), ...explain("not_a_day") }));
  // A day as the end is its last minute: as texts both forms compare rightly, but for that.
  const isBefore = from !== undefined && until !== undefined && `${until}T24` < from;
  return isBefore ? [{ pointer: at("until"), ...explain("day_before_from") }] : [];
}

/** Whether a text such as `2026-02-29`, or `2026-02-29T18:00`, is of the calendar. */
export function isMoment(text: string): boolean {
  try {
    const [day = ""] = text.split("T", 1);
    return Temporal.PlainDate.from(day).toString() === day;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
