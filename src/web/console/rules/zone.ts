/** Times on the clock of a time zone, as `<input type="datetime-local">` has them: `2026-11-21T09:00`. */

/** The local time of a moment; empty where there is none. @param iso - a time as the API writes it. */
export function localOf(iso: string | undefined, zone: string): string {
  const at = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(at) ? "" : new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/**
 * The moment of a local time; `undefined` of an empty one. A time that clocks skip is as much later as they skip; of one that
 * comes twice it is the first.
 */
export function momentOf(local: string, zone: string): string | undefined {
  const wall = Date.parse(`${local}Z`);
  if (Number.isNaN(wall)) return undefined;
  const day = 86_400_000;
  const [before, after] = [offsetAt(wall - day, zone), offsetAt(wall + day, zone)];
  const [first, second] = [wall - before, wall - after];
  const isSecond = offsetAt(first, zone) !== before && offsetAt(second, zone) === after;
  return new Date(isSecond ? second : first).toISOString();
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
function offsetAt(at: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part("year"),
    part("month") - 1,
    part("day"),
    part("hour"),
    part("minute"),
    part("second"),
  );
  return wall - Math.floor(at / 1_000) * 1_000;
}
