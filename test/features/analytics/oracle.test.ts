import { expect, test } from "bun:test";
import fc from "fast-check";
import { INTERVALS } from "../../../src/features/analytics/constants.ts";
import type { LeadList } from "../../../src/features/leads/model.ts";
import { readJson } from "../../json.ts";
import { DESKTOP, PHONE, startScenario, type TenantClient } from "../../scenario.ts";
import { analyticsOf, BEHIND_PROXY, eventsOf, expectSumsToAgree, turnTo } from "./client.ts";
import { type AskedPeriod, BREAKDOWNS, recount } from "./recount.ts";

/** Analytics against a recount of the log: random scans, random periods. */

const scenario = await startScenario(BEHIND_PROXY);
const HOUR = 3_600_000;
const FULL = process.env.QZ_SOAK === "full";

/** Around these days clocks are changed somewhere, at midnight too. */
const BEGINNINGS = [
  "2026-11-20T22:00:00Z",
  "2027-02-05T09:00:00Z",
  "2027-03-12T20:00:00Z",
  "2027-03-26T12:00:00Z",
  "2027-04-27T12:00:00Z",
  "2027-09-03T12:00:00Z",
  "2027-10-29T12:00:00Z",
  "2028-03-30T12:00:00Z",
];

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "America/St_Johns",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
  "America/Los_Angeles",
  "America/Santiago",
  "Africa/Casablanca",
  "Africa/Cairo",
  "Pacific/Apia",
  "Australia/Lord_Howe",
];

const TABLET = "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1";
const AGENTS = [PHONE, DESKTOP, TABLET, "curl/8.5.0", "WhatsApp/2.24", "Googlebot/2.1", "?"];

const visit = fc.record({
  agent: fc.constantFrom(...AGENTS),
  host: fc.integer({ min: 1, max: 4 }),
  country: fc.constantFrom("DE", "NP", "CA", "XX", ""),
  language: fc.constantFrom("de-DE,de;q=0.9", "ne", "fr-CA", "*", ""),
  referrer: fc.constantFrom("", "https://museum.example/plan?x=1", "http://other/", "about:blank"),
  purpose: fc.constantFrom("", "", "", "prefetch"),
  /** Milliseconds since the visit before; often none. */
  later: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20 * 60_000 }), fc.nat({ max: 9 * HOUR })),
  lead: fc.boolean(),
  /** The kind of destination that the code gets before the scan; mostly it stays as it is. */
  led: fc.constantFrom(...new Array<null>(9).fill(null), ...(["target", "page", "rules"] as const)),
  /** Whether what was counted so far is packed then. */
  packed: fc.boolean(),
});
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never;

const question = fc.record({
  fromHours: fc.integer({ min: -60, max: 40 }),
  hours: fc.integer({ min: 1, max: 200 }),
  quarters: fc.nat({ max: 3 }),
  byDate: fc.boolean(),
  interval: fc.constantFrom(...INTERVALS),
  timezone: fc.constantFrom(...ZONES),
  bots: fc.constantFrom("include" as const, "exclude" as const),
});
type Question = typeof question extends fc.Arbitrary<infer T> ? T : never;

async function pay(shortId: string, { agent, host, country, language, referrer, purpose, lead }: Visit) {
  const response = await scenario.scan(shortId, {
    "user-agent": agent,
    "accept-language": language,
    "x-forwarded-for": `203.0.113.${host}`,
    ...(country ? { "x-country": country } : {}),
    ...(referrer ? { referer: referrer } : {}),
    ...(purpose ? { "sec-purpose": purpose } : {}),
  });
  expect(response.status).toBe(302);
  if (!lead) return;
  const taken = await scenario.post(`/api/leads/${shortId}`, { consent: true, name: "Anna" });
  expect(taken.status).toBe(200);
}

const target = "https://museum.example/";
const RULES = [
  { name: "=Germans", when: { country: ["DE"] }, target },
  {
    name: "Phones",
    when: { device: ["mobile"] },
    split: [
      { name: "A", target, weight: 1 },
      { name: "B", target, weight: 2 },
    ],
  },
];

async function lead(tenant: TenantClient, codeId: string, to: "target" | "page" | "rules"): Promise<void> {
  const change = {
    landing: to === "target" ? null : { template: "action", headline: "Museum" },
    rules: to === "rules" ? RULES : null,
  };
  expect((await tenant.call("PATCH", `/app/api/codes/${codeId}`, change)).status).toBe(200);
}

function asked(begin: number, { fromHours, hours, quarters, byDate, ...rest }: Question): AskedPeriod {
  const from = begin + fromHours * HOUR + quarters * 900_000;
  const text = (at: number) => new Date(at).toISOString().slice(0, byDate ? 10 : 24);
  return { ...rest, from: text(from), to: text(from + hours * HOUR) };
}

const sorted = (rows: readonly Record<string, unknown>[]) =>
  rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

async function expectAgreement(tenant: TenantClient, codeId: string, period: AskedPeriod) {
  const analytics = await analyticsOf(tenant, codeId, { ...period });
  const leads = await readJson<LeadList>(await tenant.call("GET", `/app/api/codes/${codeId}/leads`));
  const expected = recount(await eventsOf(scenario, tenant, codeId), leads.leads, period);
  const { from, to, totals, previous, timeline, heatmap } = analytics;
  const { from: start, to: end, totals: t, previous: p, timeline: line, heatmap: map } = expected;
  expect({ from, to, totals, previous }).toEqual({ from: start, to: end, totals: t, previous: p });
  expect(timeline).toEqual(line);
  expect(heatmap).toEqual(map);
  for (const [name] of BREAKDOWNS) expect(sorted(analytics[name])).toEqual(sorted(expected[name]));
  expectSumsToAgree(analytics);
  return analytics;
}

test("analytics are what a recount of the log gives, in every zone and interval", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...BEGINNINGS),
      fc.array(visit, { minLength: 1, maxLength: 40 }),
      fc.array(question, { minLength: 6, maxLength: 6 }),
      async (beginning, visits, questions) => {
        turnTo(scenario, beginning);
        const tenant = await scenario.signUp();
        const { id, shortId } = await tenant.makeCode();
        for (const one of visits) {
          scenario.clock.advance(one.later);
          if (one.led !== null) await lead(tenant, id, one.led);
          await pay(shortId, one);
        }
        for (const one of questions) {
          const period = asked(Date.parse(beginning), one);
          const analytics = await expectAgreement(tenant, id, period);
          await scenario.service.housekeep();
          expect(await expectAgreement(tenant, id, period)).toEqual(analytics);
          const { from, to, previous } = analytics;
          const length = Date.parse(to) - Date.parse(from);
          const earlier = { from: new Date(Date.parse(from) - length).toISOString(), to: from };
          const before = await analyticsOf(tenant, id, { ...period, interval: "month", ...earlier });
          expect(before.totals).toEqual(previous);
        }
      },
    ),
    { seed: 4, numRuns: FULL ? 400 : 16, endOnFailure: !FULL },
  );
  // Rows that were erased while the clock stood at the latest time are not expected at an earlier time.
  turnTo(scenario, BEGINNINGS.at(-1) ?? "");
  expect(await scenario.service.audit()).toEqual([]);
}, 600_000);
