import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { DAY, HOUR } from "../../../src/kit/shared/clock.ts";
import { type Generations, keptOf, parseGenerations } from "../../../src/kit/shared/generations.ts";

/** Which backups stay, by the days, weeks and months of UTC. */

const rule = (text: string): Generations => {
  const found = parseGenerations(text);
  if (!found) throw new Error(`${text} is no rule`);
  return found;
};

const kept = (made: readonly string[], text: string) =>
  [...keptOf(made, (time) => Date.parse(time), rule(text))].toSorted();

/** Midnights of so many days up to one. */
const daily = (last: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(`${last}T02:00:00Z`) - at * DAY).toISOString().slice(0, 10),
  );

describe.each<[name: string, made: string[], rule: string, kept: string[]]>([
  ["no backup leaves none", [], "7d", []],
  ["one backup stays, however old", ["2020-01-01"], "1d", ["2020-01-01"]],
  [
    "the last backup of a day stays",
    ["2026-11-29T02:00:00Z", "2026-11-29T14:00:00Z", "2026-11-28T02:00:00Z", "2026-11-28T23:59:59Z"],
    "2d",
    ["2026-11-28T23:59:59Z", "2026-11-29T14:00:00Z"],
  ],
  [
    "a day ends at midnight of UTC, also on the days on which clocks of people change",
    ["2026-03-28T23:59:59.999Z", "2026-03-29T00:00:00Z", "2026-10-24T23:30:00Z", "2026-10-25T00:30:00Z"],
    "9d",
    ["2026-03-28T23:59:59.999Z", "2026-03-29T00:00:00Z", "2026-10-24T23:30:00Z", "2026-10-25T00:30:00Z"],
  ],
  [
    "the 29th of February is a day, and a month ends with it",
    ["2028-02-27", "2028-02-28", "2028-02-29", "2028-03-01"],
    "2d,2m",
    ["2028-02-29", "2028-03-01"],
  ],
  [
    "in a year that is no leap year the 28th of February ends the month",
    ["2100-02-27", "2100-02-28", "2100-03-01"],
    "2m",
    ["2100-02-28", "2100-03-01"],
  ],
  [
    "a week ends on Sunday, also over the end of a year",
    ["2026-12-27", "2026-12-28", "2026-12-31", "2027-01-01", "2027-01-03", "2027-01-04"],
    "3w",
    ["2026-12-27", "2027-01-03", "2027-01-04"],
  ],
  [
    "days, weeks and months together",
    daily("2026-11-29", 100),
    "3d,3w,3m",
    // Sundays end weeks, and the 29th of November is one.
    ["2026-09-30", "2026-10-31", "2026-11-15", "2026-11-22", "2026-11-27", "2026-11-28", "2026-11-29"],
  ],
  [
    "days without a backup are not counted: after a year of rest nothing is lost",
    ["2024-11-27", "2024-11-28", "2024-11-29", "2026-01-01"],
    "3d",
    ["2024-11-28", "2024-11-29", "2026-01-01"],
  ],
  [
    "backups of a clock that was ahead stay in their order",
    ["2026-11-27", "2026-11-28", "2031-01-01"],
    "2d",
    ["2026-11-28", "2031-01-01"],
  ],
  [
    "times before 1970 have days and weeks, too",
    ["1969-12-28", "1969-12-29"],
    "2w",
    ["1969-12-28", "1969-12-29"],
  ],
])("%s", (_name, made, text, expected) => {
  test(text, () => expect(kept(made, text)).toEqual(expected));
});

test("the order in which backups are given does not matter, and the newest one always stays", () => {
  const times = fc.array(fc.integer({ min: 0, max: 3000 * 24 }), { minLength: 1, maxLength: 60 });
  const counts = fc.record({
    days: fc.integer({ min: 0, max: 9 }),
    weeks: fc.integer({ min: 0, max: 9 }),
    months: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(times, counts, (hours, how) => {
      const made = [...new Set(hours)].map((hour) => hour * HOUR);
      const stays = (all: readonly number[]) => [...keptOf(all, (at) => at, how)].toSorted();
      expect(stays(made.toReversed())).toEqual(stays(made));
      expect(stays(made)).toContain(Math.max(...made));
      expect(stays(made).length).toBeLessThanOrEqual(1 + how.days + how.weeks + how.months);
      // A backup that was kept is not given up for older ones.
      expect(stays(stays(made))).toEqual(stays(made));
    }),
  );
});

test("a rule names each unit at most once", () => {
  expect(parseGenerations("7d,4w,12m")).toEqual({ days: 7, weeks: 4, months: 12 });
  expect(parseGenerations("12m, 7d")).toEqual({ days: 7, weeks: 0, months: 12 });
  for (const text of ["", "7", "d", "0d", "7d,", "7d,7d", "7y", "1000d", "7d 4w", "-1d", "1.5d"])
    expect(parseGenerations(text), text).toBeUndefined();
});
