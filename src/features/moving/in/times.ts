/** Times out of this range are mistakes. */
const EARLIEST = Date.UTC(1990, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/** Seconds since 1970 below this, milliseconds above: both are 1973. */
const SECONDS_END = 1e11;

/**
 * Date, time, and an offset, which may lack its colon, as Bitly writes it, or its minutes, as PostgreSQL
 * does.
 */
const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s?(?:(Z)|([+-]\d{2})(?::?(\d{2}))?)?)?$/i;

/**
 * Milliseconds since 1970: of ISO 8601, taken for UTC without an offset, or of seconds or milliseconds;
 * `null` for anything else.
 */
export function timeIn(text: string): number | null {
  const at = /^\d{9,13}(?:\.\d+)?$/.test(text) ? fromNumber(Number(text)) : fromIso(text);
  return at !== null && at >= EARLIEST && at <= LATEST ? at : null;
}

function fromNumber(time: number): number {
  return Math.floor(time < SECONDS_END ? time * 1_000 : time);
}

function fromIso(text: string): number | null {
  const [, day, time = "00:00", , hours, minutes = "00"] = TIME.exec(text) ?? [];
  if (day === undefined) return null;
  const at = Date.parse(`${day}T${time}${hours === undefined ? "Z" : `${hours}:${minutes}`}`);
  return Number.isNaN(at) ? null : at;
}
