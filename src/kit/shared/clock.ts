/** A source of the time. Tests pass one of their own. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Whole UTC days since the Unix epoch at `at` milliseconds. */
export function utcDay(at: number): number {
  return Math.floor(at / DAY);
}

/** A UTC day number as `YYYY-MM-DD`. */
export function dayName(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The last moment with a year of four digits in ISO 8601. */
export const END_OF_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The moment that a text names (RFC 3339: `2026-11-21T09:00:00Z`), in milliseconds since the epoch; `null` when it names none. */
export function instantOf(text: string): number | null {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}

/** Milliseconds since the epoch as ISO 8601 UTC with milliseconds. */
export function isoTime(at: number): string {
  return new Date(at).toISOString();
}
