import type { Json, JsonObject } from "../lib/json.ts";

/**
 * The times of an event as people think of them: both are days or neither is, and the last day is a part of the event. The service
 * takes the day after it (RFC 5545, 3.6.1).
 */

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;

/** Whether a value is a whole day. */
export function isDay(value: Json | undefined): value is string {
  return typeof value === "string" && DAY.test(value);
}

/** A day so many days later; the text itself where it is none. */
export function daysAfter(day: string, count: number): string {
  const at = isDay(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? day : new Date(at + count * DAY_MS).toISOString().slice(0, 10);
}

/** An event whose end is a day where its start is one, and a time where that is one. Other values stay as they are. */
export function withLikeEnd(value: JsonObject): JsonObject {
  const { dtstart: start, dtend: end } = value;
  if (typeof start !== "string" || typeof end !== "string" || isDay(start) === isDay(end)) return value;
  return { ...value, dtend: isDay(start) ? daysAfter(end.slice(0, 10), 1) : `${daysAfter(end, -1)}T10:00` };
}
