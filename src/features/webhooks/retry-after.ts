import { SECOND } from "../../kit/shared/clock.ts";

/** The three spellings of a date (RFC 9110, 5.6.7); the last names no zone and means GMT. */
const DATES = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3), in seconds or as a date.
 * @param now - in milliseconds since the epoch.
 * @returns milliseconds from now, never negative; `null` when it is absent or neither.
 */
export function retryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d+$/.test(text)) return Math.min(Number(text) * SECOND, Number.MAX_SAFE_INTEGER);
  if (!DATES.some((form) => form.test(text))) return null;
  const at = Date.parse(text.endsWith("GMT") ? text : `${text} GMT`);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}
