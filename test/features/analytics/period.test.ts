import { expect, test } from "bun:test";
import fc from "fast-check";
import type { Analytics } from "../../../src/features/analytics/model.ts";
import { readJson } from "../../json.ts";
import { expectProblem, type ProblemJson, startScenario } from "../../scenario.ts";
import { analyticsOf, askAnalytics, turnTo } from "./client.ts";

const scenario = await startScenario();
const tenant = await scenario.signUp();
const code = await tenant.makeCode();
const HOUR = 3_600_000;

const ask = (query: Record<string, string>) => analyticsOf(tenant, code.id, query);
const starts = (analytics: Analytics) => analytics.timeline.map(({ at }) => at);
const days = (from: string, to: string, timezone: string, interval = "day") =>
  ask({ from, to, timezone, interval });

const NOTHING = { scans: 0, uniqueVisitors: 0, repeatScanners: 0, bots: 0, leads: 0 };

test("a code without scans has thirty days of zeros", async () => {
  const analytics = await ask({});
  expect(analytics).toMatchObject({
    codeId: code.id,
    shortId: code.shortId,
    from: "2026-10-23T00:00:00.000Z",
    to: "2026-11-22T00:00:00.000Z",
    interval: "day",
    timezone: "UTC",
    totals: NOTHING,
    previous: NOTHING,
    countries: [],
    devices: [],
    systems: [],
    browsers: [],
    languages: [],
    referrers: [],
    destinations: [],
  });
  expect(analytics.timeline).toHaveLength(30);
  expect(analytics.timeline[29]).toEqual({ at: "2026-11-21T00:00:00.000Z", scans: 0, uniqueVisitors: 0 });
  expect(analytics.heatmap).toEqual(Array.from({ length: 7 }, () => new Array(24).fill(0)));
  expect(analytics.funnel).toEqual({
    scans: 0,
    unlocked: 0,
    offers: 0,
    pageViews: 0,
    ctaClicks: 0,
    audioPlays: 0,
    formStarts: 0,
    leads: 0,
    ctaRate: 0,
    leadRate: 0,
  });
});

test("the last thirty days are local ones", async () => {
  const { from, to } = await ask({ timezone: "Pacific/Auckland" });
  // It is one in the morning of the 22nd there.
  expect({ from, to }).toEqual({ from: "2026-10-23T11:00:00.000Z", to: "2026-11-22T11:00:00.000Z" });
});

test("with only one end of the period, the other follows from it", async () => {
  expect(await ask({ to: "2026-10-31" })).toMatchObject({
    from: "2026-10-02T00:00:00.000Z",
    to: "2026-11-01T00:00:00.000Z",
  });
  expect(await ask({ from: "2026-11-20" })).toMatchObject({
    from: "2026-11-20T00:00:00.000Z",
    to: "2026-11-22T00:00:00.000Z",
  });
});

test("dates are local days, the last one included", async () => {
  const november = await days("2026-11-01", "2026-11-02", "Europe/Berlin");
  expect(november).toMatchObject({ from: "2026-10-31T23:00:00.000Z", to: "2026-11-02T23:00:00.000Z" });
  expect(starts(november)).toEqual(["2026-10-31T23:00:00.000Z", "2026-11-01T23:00:00.000Z"]);
});

test("times are instants in any zone", async () => {
  const analytics = await ask({
    from: "2026-11-21T10:00:00+01:00",
    to: "2026-11-21T11:30:00Z",
    interval: "hour",
  });
  expect(analytics).toMatchObject({ from: "2026-11-21T09:00:00.000Z", to: "2026-11-21T11:30:00.000Z" });
  expect(starts(analytics)).toEqual([
    "2026-11-21T09:00:00.000Z",
    "2026-11-21T10:00:00.000Z",
    "2026-11-21T11:00:00.000Z",
  ]);
});

test.each([
  ["Europe/Berlin", "2026-03-29", 23],
  ["Europe/Berlin", "2026-10-25", 25],
  ["Europe/Berlin", "2026-11-21", 24],
  ["Africa/Casablanca", "2026-02-15", 25],
  ["America/St_Johns", "2026-11-01", 25],
  ["Africa/Cairo", "2026-04-24", 23],
])("in %s %s has %d hours", async (timezone, day, hours) => {
  const analytics = await days(day, day, timezone, "hour");
  expect(Date.parse(analytics.to) - Date.parse(analytics.from)).toBe(hours * HOUR);
  expect(analytics.timeline).toHaveLength(hours);
});

test.each([
  ["Asia/Kathmandu", "2026-11-20T18:15:00.000Z", "2026-11-21T18:15:00.000Z"],
  ["America/St_Johns", "2026-11-21T03:30:00.000Z", "2026-11-22T03:30:00.000Z"],
  ["Pacific/Apia", "2026-11-20T11:00:00.000Z", "2026-11-21T11:00:00.000Z"],
  ["Africa/Casablanca", "2026-11-20T23:00:00.000Z", "2026-11-21T23:00:00.000Z"],
  ["Australia/Eucla", "2026-11-20T15:15:00.000Z", "2026-11-21T15:15:00.000Z"],
])("a day in %s begins at its own midnight", async (timezone, from, to) => {
  expect(await days("2026-11-21", "2026-11-21", timezone)).toMatchObject({ from, to, timezone });
});

test("a day that a country left out is left out", async () => {
  const analytics = await days("2011-12-29", "2011-12-31", "Pacific/Apia");
  expect(starts(analytics)).toEqual(["2011-12-29T10:00:00.000Z", "2011-12-30T10:00:00.000Z"]);
});

test.each([
  // Both put their clocks forward at midnight: that day begins at one, the next ones do not.
  ["Africa/Cairo", "2026-04-23", "2026-04-26", ["22T22", "23T22", "24T21", "25T21"]],
  ["America/Santiago", "2026-09-05", "2026-09-08", ["05T04", "06T04", "07T03", "08T03"]],
])("in %s days begin at midnight again after one that began at one", async (zone, from, to, expected) => {
  const analytics = await days(from, to, zone);
  expect(starts(analytics).map((at) => at.slice(8, 13))).toEqual(expected);
});

test("weeks and months of a country that puts clocks forward at midnight begin at midnight", async () => {
  const weeks = await days("2026-09-06", "2026-09-30", "America/Santiago", "week");
  expect(starts(weeks).slice(1)).toEqual([
    "2026-09-07T03:00:00.000Z",
    "2026-09-14T03:00:00.000Z",
    "2026-09-21T03:00:00.000Z",
    "2026-09-28T03:00:00.000Z",
  ]);
});

test("hours are local ones after a change of half an hour", async () => {
  // On Lord Howe two o'clock becomes half past one on that day.
  const analytics = await days("2026-04-05", "2026-04-05", "Australia/Lord_Howe", "hour");
  expect(starts(analytics).at(-1)).toBe("2026-04-05T12:30:00.000Z");
});

test("an hour ends where clocks are changed in the middle of it", async () => {
  // On Chatham a quarter to four becomes a quarter to three, and a quarter to three a quarter to four.
  const back = starts(await days("2027-04-04", "2027-04-04", "Pacific/Chatham", "hour"));
  expect(back.slice(3, 6).map((at) => at.slice(11, 16))).toEqual(["13:15", "14:00", "14:15"]);
  const forward = starts(await days("2027-09-26", "2027-09-26", "Pacific/Chatham", "hour"));
  expect(forward.slice(2, 5).map((at) => at.slice(11, 16))).toEqual(["13:15", "14:00", "14:15"]);
});

test("weeks begin on Monday; the first begins with the period", async () => {
  const analytics = await days("2026-11-01", "2026-11-30", "UTC", "week");
  expect(starts(analytics).map((at) => at.slice(5, 10))).toEqual([
    "11-01",
    "11-02",
    "11-09",
    "11-16",
    "11-23",
    "11-30",
  ]);
});

test("months are calendar months", async () => {
  const analytics = await days("2026-01-15", "2026-04-30", "Europe/Berlin", "month");
  expect(starts(analytics)).toEqual([
    "2026-01-14T23:00:00.000Z",
    "2026-01-31T23:00:00.000Z",
    "2026-02-28T23:00:00.000Z",
    "2026-03-31T22:00:00.000Z",
  ]);
});

test("a thousand buckets are given, one more is refused", async () => {
  const end = (hours: number) => new Date(Date.parse("2026-01-01T00:00:00Z") + hours * HOUR).toISOString();
  const from = "2026-01-01T00:00:00Z";
  expect((await ask({ from, to: end(1_000), interval: "hour" })).timeline).toHaveLength(1_000);
  for (const [interval, to] of [
    ["hour", end(1_001)],
    ["day", end(24 * 1_001)],
    ["day", "2199-12-31"],
  ] as const) {
    const problem = await expectProblem(
      await askAnalytics(tenant, code.id, { from, to, interval }),
      400,
      "period_invalid",
    );
    expect(problem.errors?.[0]?.pointer).toBe("?interval");
  }
});

test.each([
  ["from", "2026-02-30"],
  ["from", "yesterday"],
  ["from", "2026-13-01"],
  ["from", "2026-11-20T25:00:00Z"],
  ["from", "1066-10-14"],
  ["from", "-271821-04-20T00:00:00Z"],
  ["to", "2026-11-31"],
  ["to", "2300-01-01"],
  ["to", "tomorrow"],
  ["timezone", "Mars/Olympus_Mons"],
  ["timezone", "2020-01-01T00:00[Asia/Tokyo]"],
  // Midnight there lies within a quarter of an hour, which is as fine as totals are.
  ["timezone", "+00:07"],
])("%s=%s is refused by name", async (parameter, value) => {
  const response = await askAnalytics(tenant, code.id, { [parameter]: value });
  const problem = await expectProblem(response, 400, "period_invalid");
  expect(problem.errors?.[0]?.pointer).toBe(`?${parameter}`);
});

test("a period that ends before it begins is refused", async () => {
  for (const query of [
    { from: "2026-11-21", to: "2026-11-20" },
    { from: "2026-11-21T10:00:00Z", to: "2026-11-21T10:00:00Z" },
    { from: "2027-01-01" },
  ]) {
    const problem = await expectProblem(await askAnalytics(tenant, code.id, query), 400, "period_invalid");
    expect(problem.errors?.[0]?.pointer).toBe("?from");
  }
});

test("the default period moves with the day", async () => {
  turnTo(scenario, "2026-11-22T00:00:00Z");
  expect(await ask({})).toMatchObject({ from: "2026-10-24T00:00:00.000Z", to: "2026-11-23T00:00:00.000Z" });
});

test("any query is answered, or refused with the parameter's name", async () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary", maxLength: 45 }),
    fc.date({ noInvalidDate: false }).map((date) => (Number.isNaN(+date) ? "NaN" : date.toISOString())),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc.constantFrom("2026-11-21", "2026-11-21T10:00:00Z", "", "2026-11-21T10:00:00[Europe/Berlin]"),
  );
  const zone = fc.oneof(fc.string({ maxLength: 70 }), fc.constantFrom(...Intl.supportedValuesOf("timeZone")));
  const query = fc.record(
    {
      from: anything,
      to: anything,
      interval: fc.oneof(fc.constantFrom("hour", "day", "week", "month"), fc.string()),
      timezone: zone,
      bots: fc.oneof(fc.constantFrom("include", "exclude"), fc.string()),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(query, async (parameters) => {
      const response = await askAnalytics(tenant, code.id, parameters);
      if (response.status === 200) return;
      const problem = await readJson<ProblemJson>(response);
      expect(problem.status).toBe(400);
      expect(["period_invalid", "invalid_request"]).toContain(problem.code);
      expect(problem.errors?.[0]?.pointer).toMatch(/^\?(from|to|interval|timezone|bots)$/);
    }),
    { seed: 11, numRuns: process.env.QZ_SOAK === "full" ? 5_000 : 500 },
  );
});

test("a parameter that is given twice is no 500", async () => {
  for (const twice of [
    "from=2026-11-01&from=2026-11-02",
    "timezone=UTC&timezone=UTC",
    "bots=x&bots=include",
  ]) {
    const response = await tenant.call("GET", `/app/api/codes/${code.id}/analytics?${twice}`);
    expect([200, 400]).toContain(response.status);
  }
});
