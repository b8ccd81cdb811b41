import { expect } from "bun:test";
import { eventually } from "../e2e/process.ts";
import type { CodeJson, Scenario } from "../scenario.ts";
import { startScenario } from "../scenario.ts";
import type { Person } from "./browser.ts";

/** A service, and a tenant on a plan without limits. */
export async function startWorld(environment: Record<string, string> = {}) {
  const scenario = await startScenario({ QZ_SIGNUP_PLAN: "unlimited", ...environment });
  return { scenario, tenant: await scenario.signUp() };
}

/** How often each kind of interaction was counted for a code: `{ page_view: 1 }`. */
export async function countsOf({ storage }: Scenario, { id }: CodeJson): Promise<Record<string, number>> {
  const rows = await storage.rows<{ type: string; count: number }>(
    "select f.type, sum(f.count) as count from funnel_days f join codes c on c.seq = f.code_seq " +
      "where c.id = ? group by f.type order by f.type",
    id,
  );
  return Object.fromEntries(rows.map(({ type, count }) => [type, count]));
}

/** Waits until exactly these interactions are counted, because beacons arrive some time after the page. */
export async function expectCounts(
  scenario: Scenario,
  code: CodeJson,
  expected: Record<string, number>,
): Promise<void> {
  const wanted = JSON.stringify(sorted(expected));
  const reached = async () => (JSON.stringify(await countsOf(scenario, code)) === wanted ? true : null);
  await eventually(wanted, reached).catch(() => null);
  expect(await countsOf(scenario, code)).toEqual(sorted(expected));
}

function sorted(counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Checks that the page had no errors, and requested nothing from other sites. */
export function expectQuiet({ complaints, sent }: Person, { url }: Scenario): void {
  expect(complaints).toEqual([]);
  const elsewhere = sent.filter((request) => request.url.protocol !== "data:" && request.url.origin !== url);
  expect(elsewhere.map((request) => request.url.href)).toEqual([]);
}

/** Evaluates an expression in a page, also where the page's own scripts are switched off. */
export function evaluate<T>({ page }: Person, expression: string): Promise<T> {
  return page.evaluate<T>(expression);
}
