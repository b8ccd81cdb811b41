import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { DIMENSIONS } from "../../src/analytics/model.ts";
import type { AnalyticsStore, Grain, Stretch } from "../../src/analytics/store.ts";
import { INTERACTIONS, type InteractionType } from "../../src/pages/model.ts";
import type { SqliteDatabase } from "./open.ts";
import { campaignDays, codes, codeTotals, dimensionTotals, funnelDays, GRAIN, totals } from "./schema.ts";
import { sumOf } from "./statements.ts";
import { GRAIN_LENGTH } from "./tally.ts";

const LENGTH = new Map<number, number>(GRAIN_LENGTH);

function lengthOf(grain: Grain): number {
  return LENGTH.get(GRAIN[grain]) ?? 1;
}

const SUMS = {
  scans: sumOf(totals.scans),
  uniqueVisitors: sumOf(totals.uniqueVisitors),
  repeatScanners: sumOf(totals.repeatScanners),
  bots: sumOf(totals.bots),
  botVisitors: sumOf(totals.botVisitors),
  botRepeaters: sumOf(totals.botRepeaters),
  leads: sumOf(totals.leads),
};

const NOTHING = {
  scans: 0,
  uniqueVisitors: 0,
  repeatScanners: 0,
  bots: 0,
  botVisitors: 0,
  botRepeaters: 0,
  leads: 0,
};

const SUM_NAMES = [
  "scans",
  "uniqueVisitors",
  "repeatScanners",
  "bots",
  "botVisitors",
  "botRepeaters",
  "leads",
] as const;
const VALUE_SUM_NAMES = ["scans", "uniqueVisitors", "bots", "botVisitors"] as const;

const NO_VALUE = { scans: 0, uniqueVisitors: 0, bots: 0, botVisitors: 0 };

/** Analytics from SQLite's kept totals. */
export function createAnalyticsStore(db: SqliteDatabase): AnalyticsStore {
  const { reader } = db;
  const codeSeq = reader
    .select({ seq: codes.seq })
    .from(codes)
    .where(eq(codes.id, sql.placeholder("codeId")))
    .prepare();
  // A code that is not there has the number of none.
  const seqOf = (codeId: string) => codeSeq.get({ codeId })?.seq ?? 0;

  return {
    async slots(codeId, stretch) {
      const length = lengthOf(stretch.grain);
      return db.read(() =>
        reader
          .select({
            at: sql<number>`${totals.slot} * ${length}`,
            scans: totals.scans,
            uniqueVisitors: totals.uniqueVisitors,
            repeatScanners: totals.repeatScanners,
            bots: totals.bots,
            botVisitors: totals.botVisitors,
            botRepeaters: totals.botRepeaters,
            leads: totals.leads,
          })
          .from(totals)
          .where(and(eq(totals.codeSeq, seqOf(codeId)), within(totals, stretch)))
          .orderBy(asc(totals.slot))
          .all(),
      );
    },

    async sums(codeId, stretches) {
      const codeSeq = seqOf(codeId);
      // A query for each stretch: with `or` between them SQLite would read all of the code's totals.
      const parts = db.read(() =>
        stretches.map((stretch) =>
          reader
            .select(SUMS)
            .from(totals)
            .where(and(eq(totals.codeSeq, codeSeq), within(totals, stretch)))
            .get(),
        ),
      );
      const sum = { ...NOTHING };
      parts.forEach((part, index) => {
        const sign = stretches[index]?.sign ?? 1;
        for (const name of SUM_NAMES) sum[name] += sign * (part?.[name] ?? 0);
      });
      return sum;
    },

    async values(codeId, stretches) {
      const codeSeq = seqOf(codeId);
      const rows = db.read(() =>
        stretches.flatMap((stretch) =>
          reader
            .select({
              dimension: dimensionTotals.dimension,
              value: dimensionTotals.value,
              scans: sumOf(dimensionTotals.scans),
              uniqueVisitors: sumOf(dimensionTotals.uniqueVisitors),
              bots: sumOf(dimensionTotals.bots),
              botVisitors: sumOf(dimensionTotals.botVisitors),
            })
            .from(dimensionTotals)
            .where(and(eq(dimensionTotals.codeSeq, codeSeq), within(dimensionTotals, stretch)))
            .groupBy(dimensionTotals.dimension, dimensionTotals.value)
            .all()
            .map((row) => ({ ...row, sign: stretch.sign })),
        ),
      );
      const merged = new Map<string, Omit<(typeof rows)[number], "sign">>();
      for (const { sign, ...row } of rows) {
        const key = `${row.dimension} ${row.value}`;
        const known = merged.get(key) ?? { ...row, ...NO_VALUE };
        for (const name of VALUE_SUM_NAMES) known[name] += sign * row[name];
        merged.set(key, known);
      }
      return [...merged.values()].flatMap(({ dimension, value, ...sums }) => {
        const name = DIMENSIONS[dimension];
        return name ? [{ dimension: name, value: value === "" ? null : value, ...sums }] : [];
      });
    },

    async interactions(codeId, fromDay, toDay) {
      const rows = db.read(() =>
        reader
          .select({ type: funnelDays.type, count: sumOf(funnelDays.count) })
          .from(funnelDays)
          .where(
            and(
              eq(funnelDays.codeSeq, seqOf(codeId)),
              gte(funnelDays.day, fromDay),
              lt(funnelDays.day, toDay),
            ),
          )
          .groupBy(funnelDays.type)
          .all(),
      );
      const counts = new Map<InteractionType, number>();
      for (const { type, count } of rows) {
        const known = INTERACTIONS.find((name) => name === type);
        if (known) counts.set(known, count);
      }
      return counts;
    },

    async campaignItems(tenantId) {
      const clicks = sql<number>`coalesce((
        select sum(${funnelDays.count}) from ${funnelDays}
        where ${funnelDays.codeSeq} = ${codes.seq} and ${funnelDays.type} = 'cta_click'), 0)`;
      return db.read(() =>
        reader
          .select({
            id: codes.id,
            shortId: codes.shortId,
            title: codes.title,
            group: codes.group,
            scans: codeTotals.scans,
            uniqueVisitors: codeTotals.uniqueVisitors,
            leads: codeTotals.leads,
            ctaClicks: clicks,
          })
          .from(codes)
          .innerJoin(codeTotals, eq(codeTotals.codeSeq, codes.seq))
          .where(eq(codes.tenantId, tenantId))
          .orderBy(desc(codes.id))
          .all(),
      );
    },

    async campaignUniques(tenantId) {
      const rows = db.read(() =>
        reader
          .select({ group: campaignDays.group, unique: sumOf(campaignDays.uniqueVisitors) })
          .from(campaignDays)
          .where(eq(campaignDays.tenantId, tenantId))
          .groupBy(campaignDays.group)
          .all(),
      );
      return new Map(rows.map(({ group, unique }) => [group === "" ? null : group, unique]));
    },
  };
}

function within(
  table: typeof totals | typeof dimensionTotals,
  { grain, from, to }: Omit<Stretch, "sign">,
): SQL | undefined {
  const length = lengthOf(grain);
  return and(eq(table.grain, GRAIN[grain]), gte(table.slot, from / length), lt(table.slot, to / length));
}
