import { expect, test } from "bun:test";
import fc from "fast-check";
import { duePeriod, nextDue, periodBefore } from "../../../src/features/mailings/calendar.ts";
import { DAY, HOUR, MINUTE } from "../../../src/kit/shared/clock.ts";

const at = (text: string) => Temporal.ZonedDateTime.from(text).epochMilliseconds;
const shown = ({ first, end }: { first: Temporal.PlainDate; end: Temporal.PlainDate }) => `${first} ${end}`;

test("a week ends on Monday, and its report is due at seven in the morning there", () => {
  const zone = "Europe/Berlin";
  const monday = at("2026-11-30T07:00[Europe/Berlin]");
  expect(nextDue("week", zone, at("2026-11-29T23:00[Europe/Berlin]"))).toBe(monday);
  expect(nextDue("week", zone, monday - 1)).toBe(monday);
  expect(nextDue("week", zone, monday)).toBe(at("2026-12-07T07:00[Europe/Berlin]"));
  expect(shown(duePeriod("week", zone, monday - 1))).toBe("2026-11-16 2026-11-23");
  const period = duePeriod("week", zone, monday);
  expect(shown(period)).toBe("2026-11-23 2026-11-30");
  expect(shown(periodBefore(period, "week", zone))).toBe("2026-11-16 2026-11-23");
});

test("a month is compared with the month before, however long it was", () => {
  const march = duePeriod("month", "UTC", at("2027-04-01T07:00[UTC]"));
  expect(shown(march)).toBe("2027-03-01 2027-04-01");
  expect(shown(periodBefore(march, "month", "UTC"))).toBe("2027-02-01 2027-03-01");
});

test("a week in which clocks change has an hour more or less, and ends at midnight", () => {
  const zone = "Europe/Berlin";
  const spring = duePeriod("week", zone, at("2026-03-30T07:00[Europe/Berlin]"));
  expect((spring.to - spring.from) / HOUR).toBe(7 * 24 - 1);
  const autumn = duePeriod("week", zone, at("2026-10-26T07:00[Europe/Berlin]"));
  expect((autumn.to - autumn.from) / HOUR).toBe(7 * 24 + 1);
  // The morning of a change of clocks, at a place where they change on a Monday at midnight.
  const cairo = "Africa/Cairo";
  for (const day of [1, 8, 15, 22, 29])
    expect(
      Temporal.Instant.fromEpochMilliseconds(
        nextDue("month", cairo, Date.UTC(2027, 3, day)),
      ).toZonedDateTimeISO(cairo).hour,
    ).toBe(7);
});

test("in each zone, at each time: the next report is ahead, and reports follow each other without a gap", () => {
  const zones = [
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "Pacific/Apia",
    "Asia/Kathmandu",
    "Africa/Cairo",
    "Australia/Lord_Howe",
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom("week" as const, "month" as const),
      fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }),
      (zone, every, now) => {
        const due = nextDue(every, zone, now);
        expect(due).toBeGreaterThan(now);
        expect(due - now).toBeLessThan(32 * DAY);
        const before = duePeriod(every, zone, due - MINUTE);
        const period = duePeriod(every, zone, due);
        expect(shown(periodBefore(period, every, zone))).toBe(shown(before));
        expect(before.to).toBe(period.from);
        expect(period.to).toBeLessThanOrEqual(due);
      },
    ),
  );
});
