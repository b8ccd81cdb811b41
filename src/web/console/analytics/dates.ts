import { locale } from "../../lib/format.ts";
import { timeFormat } from "../../lib/formats.ts";
import { isObject } from "../../lib/json.ts";

/**
 * `24 Oct – 21 Nov 2026`, with times where the period does not begin and end at midnight.
 * @param to - the moment it ends, exclusive; both as the API writes them.
 */
export function dateRange(from: string, to: string, timeZone: string): string {
  const [first, end] = [Date.parse(from), Date.parse(to)];
  const clock = timeFormat("de", { timeStyle: "short", timeZone });
  const isDays = [first, end].every((at) => clock.format(at) === "00:00");
  const format = timeFormat(locale(), {
    dateStyle: "medium",
    timeStyle: isDays ? undefined : "short",
    timeZone,
  });
  return format.formatRange(first, isDays ? end - 1 : end);
}

/** The first day of the week in the browser's locale: 1 is Monday, 7 Sunday. */
export function firstWeekday(): number {
  const parts: unknown = new Intl.Locale(locale());
  const info = isObject(parts) ? weekInfoOf(parts) : null;
  const first = isObject(info) ? info["firstDay"] : null;
  return typeof first === "number" && first >= 1 && first <= 7 ? first : 1;
}

/** A method in the standard, a property in some browsers, absent in others. */
function weekInfoOf(parts: { readonly [name: string]: unknown }): unknown {
  const method = parts["getWeekInfo"];
  return typeof method === "function" ? method.call(parts) : parts["weekInfo"];
}

/** The first and the last local day of a period, `2026-10-24 2026-11-22`, for the name of a file. */
export function daysOf(counts: {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}): string {
  const day = timeFormat("sv-SE", { dateStyle: "short", timeZone: counts.timezone });
  const [first, last] = [Date.parse(counts.from), Date.parse(counts.to) - 1].map((at) => day.format(at));
  return first === last ? `${first}` : `${first} ${last}`;
}
