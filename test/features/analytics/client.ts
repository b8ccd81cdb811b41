import { expect } from "bun:test";
import type { Analytics, Campaigns } from "../../../src/features/analytics/model.ts";
import type { ScanEvent } from "../../../src/features/scans/log-model.ts";
import { readJson } from "../../json.ts";
import type { Scenario, TenantClient } from "../../scenario.ts";

/** Requests that several analytics tests make. */

type Query = Readonly<Record<string, string>>;

/** Asks for a code's analytics without judging the answer. */
export function askAnalytics(tenant: TenantClient, codeId: string, query: Query = {}): Promise<Response> {
  return tenant.call("GET", `/app/api/codes/${codeId}/analytics?${new URLSearchParams(query)}`);
}

/** A code's analytics; the answer must be 200. */
export async function analyticsOf(
  tenant: TenantClient,
  codeId: string,
  query: Query = {},
): Promise<Analytics> {
  const response = await askAnalytics(tenant, codeId, query);
  expect(response.status).toBe(200);
  return readJson<Analytics>(response);
}

/** Asks for a code's log as a file. Past the check against the document, which would read NDJSON as JSON. */
export function download(
  scenario: Scenario,
  tenant: TenantClient,
  codeId: string,
  query: Query,
): Promise<Response> {
  return fetch(`${scenario.url}/app/api/codes/${codeId}/scans?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${tenant.apiKey}` },
  });
}

/** All of a code's log by NDJSON, newest first. */
export async function eventsOf(
  scenario: Scenario,
  tenant: TenantClient,
  codeId: string,
  query: Query = {},
): Promise<ScanEvent[]> {
  const response = await download(scenario, tenant, codeId, { format: "ndjson", ...query });
  expect(response.status).toBe(200);
  const lines = (await response.text()).split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line): ScanEvent => JSON.parse(line));
}

export async function campaignsOf(tenant: TenantClient): Promise<Campaigns["campaigns"]> {
  const response = await tenant.call("GET", "/app/api/campaigns");
  expect(response.status).toBe(200);
  return (await readJson<Campaigns>(response)).campaigns;
}

/** The services' settings under which a test may act as a proxy that sends addresses and countries. */
export const BEHIND_PROXY = {
  QZ_TRUSTED_PROXIES: "127.0.0.0/8,::1/128",
  QZ_COUNTRY_HEADER: "x-country",
};

/** Turns the clock to a moment, forwards or back. */
export function turnTo(scenario: Scenario, at: number | string): void {
  scenario.clock.advance((typeof at === "string" ? Date.parse(at) : at) - scenario.clock.now());
}

/** Checks an invariant of all analytics: the parts sum to the totals. */
export function expectSumsToAgree(analytics: Analytics): void {
  const { totals, timeline, heatmap, funnel } = analytics;
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const sumsOf = (rows: readonly { scans: number; uniqueVisitors: number }[]) => ({
    scans: sum(rows.map((row) => row.scans)),
    uniqueVisitors: sum(rows.map((row) => row.uniqueVisitors)),
  });
  const { scans, uniqueVisitors } = totals;
  const { countries, devices, systems, browsers, languages, referrers, destinations } = analytics;
  const parts = { timeline, countries, devices, systems, browsers, languages, referrers, destinations };
  for (const [name, rows] of Object.entries(parts))
    expect({ name, ...sumsOf(rows) }).toEqual({ name, scans, uniqueVisitors });
  expect(sum(heatmap.flat())).toBe(scans);
  expect({ scans: funnel.scans, leads: funnel.leads }).toEqual({ scans, leads: totals.leads });
  expect(timeline[0]?.at).toBe(analytics.from);
}
