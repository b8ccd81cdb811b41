import type { AnalyticsStore } from "../../../src/features/analytics/store/analytics.ts";
import { expect, test } from "bun:test";
import { createAnalytics } from "../../../src/features/analytics/analytics.ts";
import { codesInPeriod } from "../../../src/features/analytics/campaign-period.ts";
import type { Campaigns } from "../../../src/features/analytics/model.ts";
import { createOverview } from "../../../src/features/analytics/overview.ts";
import type { CampaignSums, CountedPeriod } from "../../../src/features/analytics/records.ts";
import { DAY } from "../../../src/kit/shared/clock.ts";
import { makeBulk } from "../bulk/client.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, expectProblem, startScenario, type TenantClient } from "../../scenario.ts";
import { turnTo } from "./client.ts";

/** Campaigns of a period. */

const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited" });

/** There a second brings scans to campaigns. */
const POSTGRES = process.env["QZ_TEST_ENGINE"] === "postgres";

const ANNA = { "user-agent": `${DESKTOP} Anna` };
const BEN = { "user-agent": `${DESKTOP} Ben` };

async function campaignsIn(tenant: TenantClient, query: string): Promise<Campaigns["campaigns"]> {
  const response = await tenant.call("GET", `/app/api/campaigns?${query}`);
  expect(response.status).toBe(200);
  return (await readJson<Campaigns>(response)).campaigns;
}

test("campaigns and their codes have the counts of the period, however many codes they list", async () => {
  const tenant = await scenario.signUp();
  const rows = Array.from({ length: 101 }, () => "https://museum.example/,fair");
  turnTo(scenario, "2026-11-20T08:00:00Z");
  const { manifest } = await makeBulk(tenant, ["target,group", ...rows].join("\n"));
  const [first = "", second = ""] = manifest.map(({ shortId }) => shortId);
  const door = await tenant.makeCode({ group: "tour" });
  for (const shortId of [first, door.shortId])
    for (const who of [ANNA, BEN]) await scenario.scan(shortId, who);
  await scenario.scan(second, ANNA);
  turnTo(scenario, "2026-11-22T08:05:00Z");
  for (const shortId of [first, door.shortId]) {
    await scenario.scan(shortId, ANNA);
    await scenario.post(`/api/leads/${shortId}`, { consent: true, name: "Anna" });
    await scenario.post(`/api/events/${shortId}`, { type: "cta_click" });
  }
  await scenario.service.housekeep();
  const counts = async (query: string) =>
    (await campaignsIn(tenant, query)).map(({ group, codes, itemsTotal, scans, unique, leads, items }) => ({
      ...{ group, codes, itemsTotal, scans, unique, leads },
      items: items
        .filter((item) => item.scans + item.unique + item.leads + item.ctaRate > 0)
        .map((item) => [item.shortId, item.scans, item.unique, item.leads, item.ctaRate])
        .toSorted(),
    }));
  const fair = { group: "fair", codes: 101, itemsTotal: 101 };
  const tour = { group: "tour", codes: 1, itemsTotal: 1 };
  for (const query of ["from=2026-11-21&to=2026-11-22", "from=2026-11-22T08:00:00Z"])
    expect(await counts(query), query).toEqual([
      { ...fair, scans: 1, unique: 1, leads: 1, items: [[first, 1, 1, 1, 1]] },
      { ...tour, scans: 1, unique: 1, leads: 1, items: [[door.shortId, 1, 1, 1, 1]] },
    ]);
  const both = [
    [first, 2, 2, 0, 0],
    [second, 1, 1, 0, 0],
  ].toSorted();
  expect(await counts("to=2026-11-21")).toEqual([
    { ...fair, scans: 3, unique: 2, leads: 0, items: both },
    { ...tour, scans: 2, unique: 2, leads: 0, items: [[door.shortId, 2, 2, 0, 0]] },
  ]);
  expect(await counts("from=2026-11-01")).toMatchObject([
    { scans: 4, unique: 3, leads: 1 },
    { scans: 3, unique: 3, leads: 1 },
  ]);
  expect(await counts("to=2026-11-19")).toEqual([
    { ...fair, scans: 0, unique: 0, leads: 0, items: [] },
    { ...tour, scans: 0, unique: 0, leads: 0, items: [] },
  ]);
  const file = await tenant.call("GET", "/app/api/campaigns?format=csv&to=2026-11-21");
  expect(await file.text()).toContain("fair,101,3,2,0\r\ntour,1,2,2,0\r\n");
});

test("without automated scans campaigns count people alone, of all time and of a period, however many codes they list", async () => {
  const tenant = await scenario.signUp();
  const rows = Array.from({ length: 101 }, () => "https://museum.example/,fair");
  turnTo(scenario, "2026-11-24T08:00:00Z");
  const { manifest } = await makeBulk(tenant, ["target,group", ...rows].join("\n"));
  const [first = "", second = ""] = manifest.map(({ shortId }) => shortId);
  const door = await tenant.makeCode({ group: "tour" });
  for (const shortId of [first, second, door.shortId])
    for (const who of [ANNA, ANNA, { "user-agent": "curl/8.5.0" }]) await scenario.scan(shortId, who);
  await scenario.service.housekeep();
  await scenario.service.addUp();
  for (const period of ["", "&from=2026-11-24"])
    for (const [bots, of] of [
      ["exclude", { fair: [4, 2], tour: [2, 1], item: [2, 1] }],
      ["include", { fair: [6, 4], tour: [3, 2], item: [3, 2] }],
    ] as const) {
      const [fair, tour] = await campaignsIn(tenant, `bots=${bots}${period}`);
      // Visitors of the campaign, each once a day, are kept with automated ones.
      expect(fair).toMatchObject({ scans: of.fair[0], uniqueVisitors: of.fair[1], unique: 2 });
      expect(tour).toMatchObject({ scans: of.tour[0], uniqueVisitors: of.tour[1], unique: 2 });
      const items = [...(fair?.items ?? []), ...(tour?.items ?? [])].filter(({ scans }) => scans > 0);
      expect(items.map(({ scans, unique }) => [scans, unique])).toEqual(Array(3).fill([...of.item]));
      const file = await tenant.call("GET", `/app/api/campaigns?format=csv&bots=${bots}${period}`);
      expect(await file.text()).toContain(`fair,101,${of.fair[0]},2,0\r\n`);
    }
  // Right after a scan the counts of a campaign and those of its codes are of one moment.
  await scenario.scan(first, BEN);
  if (POSTGRES) await scenario.service.addUp();
  for (const [query, scans, visitors] of [
    ["bots=include", 7, 5],
    ["bots=exclude", 5, 3],
    ["bots=include&from=2026-11-24", 7, 5],
    ["bots=exclude&to=2026-11-24", 5, 3],
  ] as const) {
    const [fair] = await campaignsIn(tenant, query);
    const sum = (count: "scans" | "unique") => fair?.items.reduce((all, item) => all + item[count], 0);
    expect([fair?.scans, fair?.uniqueVisitors], query).toEqual([scans, visitors]);
    expect([sum("scans"), sum("unique")], query).toEqual([scans, visitors]);
  }
  const codes = await readJson<{ codes: { scans: number; bots: number }[] }>(
    await tenant.call("GET", "/app/api/codes?group=tour"),
  );
  expect(codes.codes).toMatchObject([{ scans: 3, bots: 1 }]);
});

test("a period that is none is refused, for a file as well", async () => {
  const tenant = await scenario.signUp();
  for (const query of ["from=2026-02-30", "from=2026-11-22&to=2026-11-21", "to=now&format=csv"])
    await expectProblem(await tenant.call("GET", `/app/api/campaigns?${query}`), 400, "period_invalid");
});

/** A period of some days. */
const periodOf = (days: number): CountedPeriod => ({
  stretches: [{ grain: "day", from: 0, to: days * DAY, sign: 1 }],
  days: { from: 0, to: days },
});

/** A store of ten campaigns of a hundred codes, each of which has counted on `days` days. @returns also the steps that were read. */
function storeOf(days: number) {
  const groups = Array.from({ length: 10 }, (_, n) => `group ${n}`);
  const steps: number[] = [];
  const unused = () => Promise.reject(new Error("It is not read"));
  const store: AnalyticsStore = {
    quarters: unused,
    sums: unused,
    values: unused,
    days: unused,
    importedDays: unused,
    interactions: unused,
    pageLanguages: unused,
    codes: unused,
    newest: unused,
    largestCampaigns: unused,
    isComplete: unused,
    campaignNames: async (_, after, limit) => groups.filter((group) => group > after).slice(0, limit),
    campaigns: async (_, names): Promise<CampaignSums[]> =>
      names.map((group) => ({
        group,
        ...{ codes: 100, scans: 0, leads: 0, unique: 0 },
        items: Array.from({ length: 100 }, (_, n) => ({
          id: `${group} ${n}`,
          shortId: "",
          title: null,
          name: "",
          ...{ scans: 0, uniqueVisitors: 0, bots: 0, botVisitors: 0, leads: 0, ctaClicks: 0 },
        })),
      })),
    itemsIn: async (ids) => {
      steps.push(ids.length * days);
      const counts = { scans: days, uniqueVisitors: 0, bots: 0, botVisitors: 0, leads: 0, ctaClicks: 0 };
      return { counts: new Map(ids.map((id) => [id, counts])), rows: ids.length * days };
    },
    scansIn: unused,
    uniqueIn: async () => 0,
  };
  return { store, steps };
}

test("a page of many codes or of a long period ends early and goes on, and each step reads few totals", async () => {
  for (const [days, sizes] of [
    [1_400, [3, 3, 3, 1]],
    [30, [5, 5]],
    [0, [5, 5]],
  ] as const) {
    const { store, steps } = storeOf(days);
    const analytics = createAnalytics({ store, settle: async () => {}, clock: { now: () => 0 } });
    const seen: Campaigns["campaigns"] = [];
    const read: number[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page: Campaigns = await analytics.campaigns(
        "ten_1",
        100,
        cursor === "" ? null : cursor,
        days === 0 ? null : periodOf(days),
      );
      read.push(page.campaigns.length);
      seen.push(...page.campaigns);
      cursor = page.nextCursor;
    }
    expect(seen.map(({ group }) => group)).toEqual(Array.from({ length: 10 }, (_, n) => `group ${n}`));
    expect(seen.map(({ scans }) => scans)).toEqual(seen.map(() => 100 * days));
    expect(read).toEqual([...sizes]);
    expect(Math.max(0, ...steps)).toBeLessThan(3_000);
  }
});

test("a step reads few totals, though codes that counted nothing come first", async () => {
  const steps: string[][] = [];
  const ids = Array.from({ length: 70 }, (_, n) => `code ${n}`);
  const read = async (part: readonly string[]) => {
    steps.push([...part]);
    const counted = part.filter((id) => ids.indexOf(id) >= 20);
    return { counts: new Map(counted.map((id) => [id, { scans: 700 }])), rows: counted.length * 700 };
  };
  const { counts, rows } = await codesInPeriod(read, ids, periodOf(700), () => null);
  expect(steps.flat()).toEqual(ids);
  expect([counts.size, rows]).toEqual([50, 35_000]);
  expect(Math.max(...steps.map((part) => part.length * 700))).toBeLessThan(2_000);
  // Of a day as many codes are read at once as are asked for, when those before were cheap.
  steps.length = 0;
  await codesInPeriod(read, ids.slice(0, 20), periodOf(1), () => null);
  expect(steps.map((part) => part.length)).toEqual([2, 4, 8, 6]);
});

test("an overview reads so many totals and no more, and counts the newest codes before the most scanned", async () => {
  const days = 1_800;
  const named = (name: string, length: number) =>
    Array.from({ length }, (_, n) => {
      const id = `${name} ${n}`;
      return { id, shortId: id, title: null, name: id, scans: 0 };
    });
  let read = 0;
  const overview = createOverview({
    store: {
      ...storeOf(0).store,
      quarters: async () => [],
      sums: async () => NO_SUMS,
      values: async () => [],
      codes: async () => ({ codes: 200, active: 200 }),
      newest: async () => named("new", 10),
      largestCampaigns: async () => [],
      isComplete: async () => true,
      scansIn: async (ids) => {
        read += ids.length * days;
        return { counts: new Map(ids.map((id) => [id, COUNTED])), rows: ids.length * days };
      },
    },
    mostScanned: async () => named("old", 60),
    settle: async () => {},
    clock: { now: () => Date.UTC(2025, 0) },
  });
  const query = { from: "2020-01-01", interval: "month", timezone: "UTC", withBots: true } as const;
  const { newest, top } = await overview.of("ten_1", query);
  expect(newest.map(({ scans }) => scans)).toEqual(Array(10).fill(5));
  expect(top.map(({ id }) => id)).toEqual(named("old", 10).map(({ id }) => id));
  expect(read).toBeGreaterThan(95_000);
  expect(read).toBeLessThanOrEqual(102_000);
});

const COUNTED = { scans: 5, uniqueVisitors: 5, bots: 0, botVisitors: 0, leads: 0 };
const NO_SUMS = {
  ...{ scans: 0, uniqueVisitors: 0, repeatScanners: 0, leads: 0 },
  ...{ bots: 0, botVisitors: 0, botRepeaters: 0 },
};
