/** Lengths of an interval of a timeline. */
type Interval = "hour" | "day" | "week" | "month";

/** Characters of `2026-11-21T14:00` that name an interval. A week is named by its first day. */
const LENGTHS = { hour: 16, day: 10, week: 10, month: 7 } as const satisfies Readonly<
  Record<Interval, number>
>;

/**
 * The name of an interval by the calendar of a time zone, in digits that sort: `2026-11-21`,
 * `2026-11-21 14:00` or `2026-11`.
 * @param at - its start, a time of ISO 8601.
 * @param zone - a name of the time zone database.
 */
export function bucketName(at: string, interval: Interval, zone: string): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime().toString();
  return local.slice(0, LENGTHS[interval]).replace("T", " ");
}
