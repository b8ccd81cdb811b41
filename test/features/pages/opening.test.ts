import { expect, test } from "bun:test";
import fc from "fast-check";
import { type Hours, spansOf, stateAt, WEEKDAYS } from "../../../src/features/pages/opening.ts";
import { IN_FULL, IS_QUICK } from "../../extent.ts";

const open = (from: string, to: string) => ({ from, to });

const CAFE: Hours = {
  zone: "Europe/Berlin",
  weekly: {
    mon: [open("09:00", "12:00"), open("13:00", "18:00")],
    tue: [open("09:00", "18:00")],
    fri: [open("22:00", "03:00")],
    sat: [open("10:00", "24:00")],
    sun: [open("00:00", "02:00"), open("10:00", "17:00")],
  },
  exceptions: [
    { from: "2026-12-21", to: "2027-01-03", hours: [open("10:00", "14:00")] },
    { from: "2026-12-24", to: "2026-12-26", hours: [] },
    { from: "2026-12-31", hours: [open("20:00", "05:00")] },
  ],
};

const always = { weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [open("00:00", "24:00")]])) };
const closedFrom = (from: string, to: string, zone = "Europe/Berlin"): Hours => ({
  zone,
  ...always,
  exceptions: [{ from, to, hours: [] }],
});
const daily = (zone: string, from: string, to: string): Hours => ({
  zone,
  weekly: Object.fromEntries(WEEKDAYS.map((day) => [day, [open(from, to)]])),
});

/** The words about a place at a time of its clock, as `open until …` or `closed until …`. */
function told(hours: Hours, at: string): string {
  const { epochMilliseconds } = Temporal.ZonedDateTime.from(`${at}[${hours.zone}]`);
  const state = stateAt(hours, epochMilliseconds);
  const change = state.isOpen ? state.until : state.opens;
  const until = change?.toString({ timeZoneName: "never", smallestUnit: "minute" }) ?? "further notice";
  return `${state.isOpen ? "open" : "closed"} until ${until}`;
}

test.each<[why: string, hours: Hours, at: string, told: string]>([
  ["before it opens", CAFE, "2026-11-30T08:59", "closed until 2026-11-30T09:00+01:00"],
  ["at the first minute", CAFE, "2026-11-30T09:00", "open until 2026-11-30T12:00+01:00"],
  ["in the last second", CAFE, "2026-11-30T11:59:59.999", "open until 2026-11-30T12:00+01:00"],
  ["at its end", CAFE, "2026-11-30T12:00", "closed until 2026-11-30T13:00+01:00"],
  ["for days", CAFE, "2026-12-01T18:00", "closed until 2026-12-04T22:00+01:00"],
  ["before midnight", CAFE, "2026-12-04T23:59", "open until 2026-12-05T03:00+01:00"],
  ["past midnight, by the day before", CAFE, "2026-12-05T02:59", "open until 2026-12-05T03:00+01:00"],
  ["past the end of the night", CAFE, "2026-12-05T03:00", "closed until 2026-12-05T10:00+01:00"],
  ["to 24:00 and on from 00:00: one time", CAFE, "2026-12-05T23:30", "open until 2026-12-06T02:00+01:00"],
  ["on a day of an exception", CAFE, "2026-12-23T09:30", "closed until 2026-12-23T10:00+01:00"],
  ["the last exception holds", CAFE, "2026-12-24T11:00", "closed until 2026-12-27T10:00+01:00"],
  ["an exception past midnight", CAFE, "2027-01-01T04:59", "open until 2027-01-01T05:00+01:00"],
  ["after it", CAFE, "2027-01-01T05:00", "closed until 2027-01-01T10:00+01:00"],
  [
    "for weeks",
    closedFrom("2026-12-01", "2027-01-06"),
    "2026-12-03T12:00",
    "closed until 2027-01-07T00:00+01:00",
  ],
  ["always", { zone: "UTC", ...always }, "2026-12-03T12:00", "open until further notice"],
  [
    "until a day off",
    closedFrom("2026-12-05", "2026-12-05"),
    "2026-12-03T12:00",
    "open until 2026-12-05T00:00+01:00",
  ],
  ["never", { zone: "UTC", weekly: {} }, "2026-12-03T12:00", "closed until further notice"],
  [
    "closed for years",
    closedFrom("2026-01-01", "2036-01-01"),
    "2026-12-03T12:00",
    "closed until further notice",
  ],
  [
    "a night holds on a day that is an exception",
    {
      zone: "UTC",
      weekly: { fri: [open("22:00", "03:00")] },
      exceptions: [{ from: "2026-12-05", hours: [] }],
    },
    "2026-12-05T02:00",
    "open until 2026-12-05T03:00+00:00",
  ],
  [
    "an exception takes its night along",
    {
      zone: "UTC",
      weekly: { fri: [open("22:00", "03:00")] },
      exceptions: [{ from: "2026-12-04", hours: [] }],
    },
    "2026-12-05T02:00",
    "closed until 2026-12-11T22:00+00:00",
  ],
  [
    "a whole day from noon to noon",
    { zone: "UTC", weekly: { fri: [open("12:00", "12:00")] } },
    "2026-12-05T11:59",
    "open until 2026-12-05T12:00+00:00",
  ],
  [
    "times that touch are one",
    { zone: "UTC", weekly: { fri: [open("12:00", "15:00"), open("09:00", "12:00")] } },
    "2026-12-04T10:00",
    "open until 2026-12-04T15:00+00:00",
  ],
  [
    "times that overlap are one",
    { zone: "UTC", weekly: { fri: [open("09:00", "20:00"), open("10:00", "11:00")] } },
    "2026-12-04T10:30",
    "open until 2026-12-04T20:00+00:00",
  ],
  // The clock goes from 02:00 to 03:00 on 29 March 2026 in Berlin.
  [
    "a day of 23 hours",
    daily("Europe/Berlin", "01:00", "04:00"),
    "2026-03-29T01:30",
    "open until 2026-03-29T04:00+02:00",
  ],
  [
    "an end that is left out",
    daily("Europe/Berlin", "01:00", "02:30"),
    "2026-03-29T01:30",
    "open until 2026-03-29T03:00+02:00",
  ],
  [
    "a begin that is left out",
    daily("Europe/Berlin", "02:30", "04:00"),
    "2026-03-29T01:30",
    "closed until 2026-03-29T03:00+02:00",
  ],
  [
    "both left out: not open that day",
    daily("Europe/Berlin", "02:10", "02:50"),
    "2026-03-29T01:30",
    "closed until 2026-03-30T02:10+02:00",
  ],
  // The clock goes from 03:00 back to 02:00 on 25 October 2026.
  [
    "a day of 25 hours",
    daily("Europe/Berlin", "01:00", "04:00"),
    "2026-10-25T01:30",
    "open until 2026-10-25T04:00+01:00",
  ],
  [
    "an end that comes twice is the first",
    daily("Europe/Berlin", "01:00", "02:30"),
    "2026-10-25T01:30",
    "open until 2026-10-25T02:30+02:00",
  ],
  [
    "a begin that comes twice is the first",
    daily("Europe/Berlin", "02:30", "04:00"),
    "2026-10-25T02:45+02:00",
    "open until 2026-10-25T04:00+01:00",
  ],
  [
    "it stays open while the hour comes again",
    daily("Europe/Berlin", "02:30", "04:00"),
    "2026-10-25T02:10+01:00",
    "open until 2026-10-25T04:00+01:00",
  ],
  [
    "a clock that changes by half an hour",
    daily("Australia/Lord_Howe", "02:15", "04:00"),
    "2026-10-04T01:59",
    "closed until 2026-10-04T02:30+11:00",
  ],
  [
    "a zone of three quarters",
    daily("Asia/Kathmandu", "09:00", "10:00"),
    "2026-06-01T08:00",
    "closed until 2026-06-01T09:00+05:45",
  ],
  [
    "a midnight that is left out",
    daily("America/Havana", "00:00", "01:00"),
    "2026-03-08T01:00",
    "closed until 2026-03-09T00:00-04:00",
  ],
])("opening hours: %s", (_, hours, at, expected) => {
  expect(told(hours, at)).toBe(expected);
});

test("times of a day are in their order, and those that touch or overlap are one", () => {
  const day = [
    open("18:00", "23:00"),
    open("09:00", "12:00"),
    open("12:00", "13:00"),
    open("22:00", "02:00"),
  ];
  expect(spansOf(day)).toEqual([
    { from: 540, to: 780 },
    { from: 1_080, to: 1_560 },
  ]);
  expect(spansOf([])).toEqual([]);
});

/**
 * A year of minutes by a clock that is read in another way, through `Intl`. Each minute has the latest time
 * that the clock has shown so far, because what has begun does not begin again when clocks are put back.
 */
function yearIn(zone: string): { readonly at: readonly number[]; readonly shown: readonly string[] } {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    dateStyle: "short",
    timeStyle: "short",
  });
  const at: number[] = [];
  const shown: string[] = [];
  let latest = "";
  for (let minute = START; minute < END; minute += 60_000) {
    const now = format.format(minute);
    if (now > latest) latest = now;
    at.push(minute);
    shown.push(latest);
  }
  return { at, shown };
}

const START = Date.UTC(2026, 0, 5);
const END = Date.UTC(2027, 0, 5);

/** Times of a year as pairs of texts such as `2026-12-24 09:00`. */
function listOf({ weekly, exceptions = [] }: Hours): [string, string][] {
  const list: [string, string][] = [];
  for (let day = START - 3 * 86_400_000; day < END + 86_400_000; day += 86_400_000) {
    const name = new Date(day).toISOString().slice(0, 10);
    const next = new Date(day + 86_400_000).toISOString().slice(0, 10);
    const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7] ?? "mon";
    let times = weekly[weekday] ?? [];
    for (const { from, to = from, hours } of exceptions) if (from <= name && name <= to) times = hours;
    for (const { from, to } of times)
      list.push([`${name} ${from}`, to === "24:00" ? `${next} 00:00` : `${to > from ? name : next} ${to}`]);
  }
  return list;
}

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
});
const times = fc.array(fc.record({ from: time, to: fc.oneof(time, fc.constant("24:00")) }), { maxLength: 4 });
const day = fc
  .integer({ min: 0, max: 360 })
  .map((offset) => new Date(START + offset * 86_400_000).toISOString().slice(0, 10));
const exception = fc.record({ days: fc.tuple(day, day), hours: times }).map(({ days, hours }) => {
  const [from = "", to = ""] = days.toSorted();
  return { from, to, hours };
});
const hoursIn = (zone: string): fc.Arbitrary<Hours> =>
  fc.record(
    {
      zone: fc.constant(zone),
      weekly: fc.record(
        { mon: times, tue: times, wed: times, thu: times, fri: times, sat: times, sun: times },
        { requiredKeys: [] },
      ),
      exceptions: fc.array(exception, { maxLength: 3 }),
    },
    { requiredKeys: ["zone", "weekly"] },
  );

test.each(["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe"])(
  "in %s the state is that of a year looked through minute by minute",
  (zone) => {
    const { at, shown } = yearIn(zone);
    fc.assert(
      fc.property(
        hoursIn(zone),
        fc.array(fc.nat(at.length - 1), { minLength: 20, maxLength: 20 }),
        (hours, looks) => {
          const list = listOf(hours);
          const isOpen = new Uint8Array(at.length);
          for (const [from, to] of list) isOpen.fill(1, firstFrom(shown, from), firstFrom(shown, to));
          const changes = [...CLOCK_CHANGES.map((moment) => Math.floor((moment - START) / 60_000)), ...looks];
          for (const look of changes) {
            let next = look;
            while (next < isOpen.length && isOpen[next] === isOpen[look]) next++;
            const state = stateAt(hours, at[look] ?? 0);
            expect(state.isOpen).toBe(isOpen[look] === 1);
            const change = state.isOpen ? state.until : state.opens;
            // Of a change after the year, or after a long time, nothing can be said.
            if (next < at.length && (!state.isOpen || change !== null))
              expect(change?.epochMilliseconds).toBe(at[next] ?? 0);
          }
        },
      ),
      { numRuns: IN_FULL ? 500 : IS_QUICK ? 10 : 40 },
    );
  },
);

/** Around the changes of clocks in 2026: Berlin, New York, Lord Howe; some minutes before and behind. */
const CLOCK_CHANGES = [
  "2026-03-29T01:00Z",
  "2026-10-25T01:00Z",
  "2026-03-08T07:00Z",
  "2026-11-01T06:00Z",
  "2026-04-04T15:00Z",
  "2026-10-03T15:30Z",
].flatMap((moment) => [-45, -1, 0, 20, 50].map((minutes) => Date.parse(moment) + minutes * 60_000));

/** The first minute at which the clock has shown a time or a later one. */
function firstFrom(shown: readonly string[], time: string): number {
  let [low, high] = [0, shown.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((shown[middle] ?? "") >= time) high = middle;
    else low = middle + 1;
  }
  return low;
}
