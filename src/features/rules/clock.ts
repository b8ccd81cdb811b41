import { DAY, MINUTE } from "../../kit/shared/clock.ts";
import { zoneNamed } from "../../kit/shared/zone.ts";
import { WEEKDAYS } from "./constants.ts";

/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/**
 * The clock on a wall in a time zone. Its offset from UTC is looked up once between two changes of clocks, and the time of
 * a moment is computed once, however many rules ask for it.
 */
export class WallClock {
  readonly zone: string;
  /** The place in `WEEKDAYS` of the day at the moment it was set to. */
  weekday = 0;
  /** The minute of the day. */
  minute = 0;
  #at = Number.NaN;
  #offset = 0;
  /** The offset is right from here … */
  #since = Number.POSITIVE_INFINITY;
  /** … to the next change of clocks. */
  #change = Number.NEGATIVE_INFINITY;

  constructor(zone: string) {
    this.zone = zone;
  }

  /** Sets it to a moment, in milliseconds since the epoch. */
  set(at: number): this {
    if (at === this.#at) return this;
    const local = at + this.#offsetAt(at);
    const day = Math.floor(local / DAY);
    this.weekday = weekdayOf(day);
    this.minute = Math.floor((local - day * DAY) / MINUTE);
    this.#at = at;
    return this;
  }

  /** The date and the time that it shows at a moment, for people. */
  text(at: number): string {
    const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(this.zone);
    return `${shown.toPlainDateTime().toString().replace("T", " ")} (${this.zone})`;
  }

  #offsetAt(at: number): number {
    if (at >= this.#since && at < this.#change) return this.#offset;
    const shown = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(this.zone);
    this.#offset = shown.offsetNanoseconds / 1e6;
    this.#since = at;
    this.#change = shown.getTimeZoneTransition("next")?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
    return this.#offset;
  }
}

/** The place in `WEEKDAYS` of a day since 1970. */
function weekdayOf(day: number): number {
  const { length } = WEEKDAYS;
  return (((day + FIRST_WEEKDAY) % length) + length) % length;
}

/** One clock a zone, for all codes. There are some 600 names of zones, and other spellings of a name have the same clock. */
const CLOCKS = new Map<string, WallClock>();

/** The clock of a zone. A name that the time zone database no longer has stands for UTC: a printed code must lead somewhere. */
export function wallClock(name: string): WallClock {
  const zone = zoneNamed(name) ?? "UTC";
  const known = CLOCKS.get(zone);
  if (known) return known;
  const clock = new WallClock(zone);
  CLOCKS.set(zone, clock);
  return clock;
}
