import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/bun-sqlite";
import { createAnalyticsStore } from "../../db/sqlite/analytics.ts";
import { openDatabase } from "../../db/sqlite/open.ts";
import * as schema from "../../db/sqlite/schema.ts";
import { createAnalytics } from "../../src/analytics/analytics.ts";
import { fill } from "../bench/fill.ts";

/** How SQLite goes about the statements of analytics: what looks through all rows of a code grows with its age. */

const NOW = Date.parse("2026-11-21T12:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "quietzone-plan-"));
const filled = await fill(folder, 3_000, NOW);
const database = openDatabase(folder);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Every statement that `work` runs, with its plan as a second connection has it. */
async function plansOf(work: (store: ReturnType<typeof createAnalyticsStore>) => Promise<unknown>) {
  const statements = new Map<string, unknown[]>();
  const logger = {
    logQuery: (sql: string, parameters: unknown[]) => void statements.set(sql, parameters),
  };
  const reader = drizzle({ client: database.reader.$client, schema, logger });
  await work(createAnalyticsStore({ ...database, reader }));
  const explainer = new Database(join(folder, "quietzone.db"), { readonly: true });
  try {
    return [...statements].map(([sql, parameters]) => {
      const values = parameters.map((value) => (typeof value === "number" ? value : String(value)));
      const query = explainer.query<{ detail: string }, (string | number)[]>(`explain query plan ${sql}`);
      return { sql, plan: query.all(...values).map(({ detail }) => detail) };
    });
  } finally {
    explainer.close();
  }
}

/** Whether a line of a plan seeks as far down the primary key as the statement's conditions go. */
const seeksSlots = (line: string) =>
  !/SEARCH (dimension_)?totals/.test(line) || /code_seq=\? AND grain=\? AND slot>\? AND slot<\?/.test(line);

test.each(["UTC", "Asia/Kathmandu", "America/St_Johns"])(
  "analytics in %s seek the totals they need and read no others",
  async (timezone) => {
    const plans = await plansOf(async (store) => {
      const analytics = createAnalytics(store, { now: () => NOW });
      const code = { id: filled.codeId, shortId: filled.shortId };
      const answer = await analytics.ofCode(code, { interval: "day", timezone, withBots: true });
      expect(answer.totals.scans).toBeGreaterThan(1_000);
    });
    expect(plans.length).toBeGreaterThanOrEqual(4);
    const lines = plans.flatMap(({ plan }) => plan);
    expect(lines.filter((line) => line.startsWith("SCAN"))).toEqual([]);
    expect(lines.filter((line) => !seeksSlots(line))).toEqual([]);
    expect(lines.filter((line) => /totals/.test(line)).length).toBeGreaterThanOrEqual(3);
  },
);

test("campaigns seek by tenant and by code", async () => {
  const plans = await plansOf(async (store) => {
    const { campaigns } = await createAnalytics(store, { now: () => NOW }).campaigns(filled.tenantId);
    expect(campaigns[0]?.scans).toBe(3_000);
  });
  expect(plans).toHaveLength(2);
  const lines = plans.flatMap(({ plan }) => plan);
  expect(lines.filter((line) => line.startsWith("SCAN"))).toEqual([]);
  expect(lines.some((line) => /SEARCH campaign_days USING PRIMARY KEY \(tenant_id=\?\)/.test(line))).toBe(
    true,
  );
});
