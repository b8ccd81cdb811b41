import { explain } from "../../kit/shared/reasons.ts";
import type { Reading } from "./problems.ts";

/** Whether year, month (1 to 12) and day are a date of the Gregorian calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Reads a date, `1985-04-15` or `19850415`, as `1985-04-15` (ISO 8601, 5.2.1). */
export function calendarDay(text: string): Reading {
  const [, year = "", month = "", day = ""] = /^([12]\d{3})-?(\d\d)-?(\d\d)$/.exec(text.trim()) ?? [];
  return year && isDay(Number(year), Number(month), Number(day))
    ? { value: `${year}-${month}-${day}` }
    : { problem: explain("calendar_day") };
}
