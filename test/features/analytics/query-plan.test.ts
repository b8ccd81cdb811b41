import { Database, type SQLQueryBindings } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAnalyticsStore } from "../../../src/features/analytics/store/analytics.ts";
import { onlyConnection } from "../../../db/sqlite/connection.ts";
import { openDatabase } from "../../../db/sqlite/open.ts";
import { createDatabase } from "../../../db/sqlite/works.ts";
import { createAnalytics } from "../../../src/features/analytics/analytics.ts";
import { createOverview } from "../../../src/features/analytics/overview.ts";
import { fill } from "../../bench/fill.ts";

/** How SQLite goes about the statements of analytics: what looks through all rows of a code grows with its age. */

const NOW = Date.parse("2026-11-21T12:00:00Z");
const folder = mkdtempSync(join(tmpdir(), "quietzone-plan-"));
const filled = await fill({ dataDir: folder, databaseUrl: null }, 3_000, NOW);
const database = openDatabase(folder);
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Notes every statement that is prepared. */
class NotingDatabase extends Database {
  readonly statements: string[] = [];

  override prepare<Row, Values extends SQLQueryBindings | SQLQueryBindings[]>(
    ...[sql, ...values]: Parameters<typeof Database.prototype.prepare<Row, Values>>
  ) {
    this.statements.push(sql);
    return super.prepare<Row, Values>(sql, ...values);
  }
}

/** The plans of every statement that the store prepares while `work` is done. */
async function plansOf(work: (store: ReturnType<typeof createAnalyticsStore>) => Promise<unknown>) {
  const client = new NotingDatabase(join(folder, "quietzone.db"), { readonly: true, strict: true });
  try {
    await work(createAnalyticsStore(createDatabase({ ...database, reader: onlyConnection(client) })));
    return [...new Set(client.statements)]
      .filter((sql) => /^\s*select/i.test(sql))
      .map((sql) => {
        const query = client.query<{ detail: string }, []>(`explain query plan ${sql}`);
        return { sql, plan: query.all().map(({ detail }) => detail) };
      });
  } finally {
    client.close();
  }
}

/** Names are looked up one by one from a list of their numbers, which is in the statement. */
const isFullScan = (line: string) =>
  line.startsWith("SCAN") && !line.startsWith("SCAN json_each VIRTUAL TABLE");

/** Whether a line of a plan seeks as far down the primary key as the statement's conditions go. */
const seeksSlots = (line: string) =>
  !/SEARCH (\w+_)?totals USING/.test(line) ||
  /code_seq=\? (AND grain=\? )?AND slot>\? AND slot<\?/.test(line) ||
  /SEARCH (code|campaign|tenant)_totals/.test(line);

const needs = { settle: async () => {}, clock: { now: () => NOW } };

test.each(["UTC", "Asia/Kathmandu", "America/St_Johns"])(
  "analytics in %s seek the totals they need and read no others",
  async (timezone) => {
    const plans = await plansOf(async (store) => {
      const analytics = createAnalytics({ ...needs, store });
      const code = { id: filled.codeId, shortId: filled.shortId };
      const answer = await analytics.ofCode(code, { interval: "day", timezone, withBots: true });
      expect(answer.totals.scans).toBeGreaterThan(1_000);
    });
    expect(plans.length).toBeGreaterThanOrEqual(4);
    const lines = plans.flatMap(({ plan }) => plan);
    expect(lines.filter(isFullScan)).toEqual([]);
    expect(
      lines.some((line) => /SEARCH dimension_values USING PRIMARY KEY \(code_seq=\? AND id=\?\)/.test(line)),
    ).toBe(true);
    expect(lines.filter((line) => !seeksSlots(line))).toEqual([]);
    for (const table of ["totals", "packed_totals", "dimension_totals"])
      expect(lines.some((line) => line.startsWith(`SEARCH ${table} USING`))).toBe(true);
  },
);

test("an overview seeks the totals of its series, whatever the number of codes", async () => {
  const plans = await plansOf(async (store) => {
    const overview = createOverview({ ...needs, store, mostScanned: async () => [] });
    for (const group of [{}, { group: "tour" }])
      await overview.of(filled.tenantId, {
        interval: "day",
        timezone: "Asia/Kathmandu",
        withBots: true,
        ...group,
      });
  });
  expect(plans.length).toBeGreaterThanOrEqual(8);
  const lines = plans.flatMap(({ plan }) => plan);
  expect(lines.filter(isFullScan)).toEqual([]);
  expect(lines.filter((line) => !seeksSlots(line))).toEqual([]);
  // Without a sort: campaigns with equal counts may be any number.
  const ranking = plans.filter(({ sql }) => /from campaign_totals .*order by/s.test(sql));
  expect(ranking.map(({ plan }) => plan.length)).toEqual([1]);
  expect(ranking[0]?.plan[0]).toContain("campaign_totals_ranked");
});

test("campaigns of a period seek the totals they need and read no others", async () => {
  const plans = await plansOf(async (store) => {
    const analytics = createAnalytics({ ...needs, store });
    const period = analytics.periodOf({ from: "2026-01-02T03:15:00Z" });
    const { campaigns } = await analytics.campaigns(filled.tenantId, 100, null, period);
    expect(campaigns[0]?.scans).toBeGreaterThan(1_000);
  });
  const lines = plans.flatMap(({ plan }) => plan);
  expect(lines.filter(isFullScan)).toEqual([]);
  expect(lines.some((line) => line.startsWith("SEARCH totals USING"))).toBe(true);
  expect(lines.filter((line) => !seeksSlots(line))).toEqual([]);
});

test("campaigns seek by tenant and by code", async () => {
  const plans = await plansOf(async (store) => {
    const { campaigns } = await createAnalytics({ ...needs, store }).campaigns(filled.tenantId, 100, null);
    expect(campaigns[0]?.scans).toBe(3_000);
  });
  const lines = plans.flatMap(({ plan }) => plan);
  expect(lines.filter(isFullScan)).toEqual([]);
  for (const seek of [
    /SEARCH campaign_days USING PRIMARY KEY \(tenant_id=\? AND group_tag=\? AND day>\?\)/,
    /SEARCH codes USING COVERING INDEX codes_group \(tenant_id=\? AND group_tag=\?\)/,
  ])
    expect(lines.filter((line) => seek.test(line))).not.toEqual([]);
});
