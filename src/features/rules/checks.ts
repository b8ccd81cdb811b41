import type { Scan } from "../scans/model.ts";
import { WEEKDAYS } from "./constants.ts";
import { type WallClock, wallClock } from "./clock.ts";
import type { Condition } from "./model.ts";

/** The facts of a scan that rules ask for, as analytics count them; `null` where one is not known. */
export interface Seen extends Pick<Scan, "system" | "language" | "country"> {
  readonly device: Scan["device"] | null;
}

/** One part of a condition, ready to be asked. Times are milliseconds since the epoch. */
export interface Check {
  holds(seen: Seen, at: number): boolean;
  /** A sentence with the seen value and the wanted one, whether it holds or not. */
  because(seen: Seen, at: number): string;
  /** Bytes that it takes in memory, as measured. */
  readonly size: number;
}

const SIZE = { value: 40, hours: 120, check: 500 } as const;

const VALUES = ["device", "system", "language", "country"] as const;

/** The checks of a condition, the cheapest first. All must hold. */
export function checksOf(condition: Condition): Check[] {
  const { from, until, days, hours, timezone = "UTC" } = condition;
  const checks = VALUES.flatMap((member) => {
    const wanted = condition[member];
    return wanted ? [valueCheck(member, wanted)] : [];
  });
  if (from === undefined && until === undefined && !days && !hours) return checks;
  const clock = wallClock(timezone);
  if (from !== undefined) checks.push(fromCheck(timeOf(from), clock));
  if (until !== undefined) checks.push(untilCheck(timeOf(until), clock));
  if (days || hours) checks.push(weekCheck(days, hours, clock));
  return checks;
}

/** Stored rules have been checked, so it is a time. */
function timeOf(text: string): number {
  return Temporal.Instant.from(text).epochMilliseconds;
}

/** Values of a list that a sentence names. */
const NAMED_VALUES = 12;

function valueCheck(member: (typeof VALUES)[number], wanted: readonly string[]): Check {
  const list = new Set<string | null>(wanted);
  return {
    size: SIZE.check + list.size * SIZE.value,
    holds: (seen) => list.has(seen[member]),
    because(seen) {
      const named = [...list].slice(0, NAMED_VALUES).join(", ");
      const more = list.size > NAMED_VALUES ? ` and ${list.size - NAMED_VALUES} more` : "";
      const found = list.has(seen[member]) ? "one of" : "not one of";
      return `The ${member} is ${seen[member] ?? "not known"}, ${found}: ${named}${more}.`;
    },
  };
}

function fromCheck(from: number, clock: WallClock): Check {
  return {
    size: SIZE.check,
    holds: (_, at) => at >= from,
    because: (_, at) =>
      `It is ${clock.text(at)}, ${at >= from ? "not before" : "before"} ${clock.text(from)}.`,
  };
}

function untilCheck(until: number, clock: WallClock): Check {
  return {
    size: SIZE.check,
    holds: (_, at) => at < until,
    because: (_, at) =>
      `It is ${clock.text(at)}, ${at < until ? "before" : "not before"} ${clock.text(until)}.`,
  };
}

/** Minutes of the day, `to` exclusive. Where `to` is not after `from`, they end on the next day. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

const WHOLE_DAY: Hours = { from: 0, to: 24 * 60 };

/**
 * Days and hours by the clock on the wall, and by nothing else: an hour that clocks skip never comes, one that they repeat
 * comes twice, and the day before a day is the one before it on the calendar.
 */
function weekCheck(days: Condition["days"], hours: Condition["hours"], clock: WallClock): Check {
  const isOn = WEEKDAYS.map((day) => days?.includes(day) ?? true);
  const ranges = hours?.map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) })) ?? [WHOLE_DAY];
  function holds(_: Seen, at: number): boolean {
    const { weekday, minute } = clock.set(at);
    for (const range of ranges) if (isWithin(range, isOn, weekday, minute)) return true;
    return false;
  }
  const wanted = [
    ...(days ? [days.join(", ")] : []),
    ...(hours ? [hours.map(({ from, to }) => `${from}–${to}`).join(", ")] : []),
  ].join(" ");
  return {
    size: SIZE.check + ranges.length * SIZE.hours,
    holds,
    because(seen, at) {
      const day = WEEKDAYS[clock.set(at).weekday];
      return `It is ${day} ${clock.text(at)}, ${holds(seen, at) ? "within" : "outside of"} ${wanted}.`;
    },
  };
}

/** @param isOn - for each weekday, whether hours that begin on it count. */
function isWithin({ from, to }: Hours, isOn: readonly boolean[], weekday: number, minute: number): boolean {
  if (from < to) return minute >= from && minute < to && isOn[weekday] === true;
  if (minute >= from) return isOn[weekday] === true;
  // Past midnight: the hours began the day before.
  return minute < to && isOn.at(weekday - 1) === true;
}

/** The minute of the day of `HH:MM`. */
function minuteOf(text: string): number {
  return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
}
