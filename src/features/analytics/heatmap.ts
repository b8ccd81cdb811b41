import { DAY, HOUR } from "../../kit/shared/clock.ts";
import type { SlotSums } from "./records.ts";

const HOURS = 24;
const DAYS = 7;

/** The epoch was a Thursday; weeks begin on Monday. */
const EPOCH_WEEKDAY = 3;

/** Scans by local weekday, Monday first, and hour. */
export function heatmap(
  slots: readonly SlotSums[],
  zone: string,
  scansOf: (slot: SlotSums) => number,
): number[][] {
  const map = Array.from({ length: DAYS }, () => new Array<number>(HOURS).fill(0));
  const offset = zoneOffsets(zone);
  for (const slot of slots) {
    const local = slot.at + offset(slot.at);
    const weekday = (Math.floor(local / DAY) + EPOCH_WEEKDAY) % DAYS;
    const row = map[weekday];
    const hour = Math.floor((local % DAY) / HOUR);
    if (row) row[hour] = (row[hour] ?? 0) + scansOf(slot);
  }
  return map;
}

/** A zone's offset from UTC at a moment, in milliseconds. For moments in order, each clock change is looked up once. */
function zoneOffsets(zone: string): (at: number) => number {
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  let offset = 0;
  return (at) => {
    if (at >= from && at < until) return offset;
    const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    offset = local.offsetNanoseconds / 1e6;
    from = at;
    until = local.getTimeZoneTransition("next")?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    return offset;
  };
}
