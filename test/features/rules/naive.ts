import type { Seen } from "../../../src/features/rules/checks.ts";
import { WEEKDAYS } from "../../../src/features/rules/constants.ts";
import type { Condition, Rules } from "../../../src/features/rules/model.ts";

/** Rules as the contract says them, written without a thought of speed: what the compiled ones are compared with. */

/** The rule that decides, `null` for none. */
export function naiveRule(rules: Rules, seen: Seen, at: number): string | null {
  return rules.find(({ when }) => naiveHolds(when, seen, at))?.name ?? null;
}

export function naiveHolds(when: Condition, seen: Seen, at: number): boolean {
  const moment = Temporal.Instant.fromEpochMilliseconds(at);
  if (when.device && !when.device.some((device) => device === seen.device)) return false;
  for (const member of ["system", "language", "country"] as const)
    if (when[member] && !when[member].some((value) => value === seen[member])) return false;
  if (when.from !== undefined && Temporal.Instant.compare(moment, when.from) < 0) return false;
  if (when.until !== undefined && Temporal.Instant.compare(moment, when.until) >= 0) return false;
  const local = moment.toZonedDateTimeISO(when.timezone ?? "UTC").toPlainDateTime();
  const today = local.toPlainDate();
  return [today, today.subtract({ days: 1 })].some((day) => isWithinHoursOf(day, local, when));
}

/** Whether a time lies in the hours that begin on a day. */
function isWithinHoursOf(day: Temporal.PlainDate, local: Temporal.PlainDateTime, when: Condition): boolean {
  const weekday = WEEKDAYS[day.dayOfWeek - 1];
  if (when.days && !when.days.some((wanted) => wanted === weekday)) return false;
  if (!when.hours) return Temporal.PlainDate.compare(day, local.toPlainDate()) === 0;
  return when.hours.some(({ from, to }) => {
    const start = day.toPlainDateTime(from);
    const end = (to > from ? day : day.add({ days: 1 })).toPlainDateTime(to);
    return (
      Temporal.PlainDateTime.compare(start, local) <= 0 && Temporal.PlainDateTime.compare(local, end) < 0
    );
  });
}
