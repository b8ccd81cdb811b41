import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { DIMENSIONS } from "../../src/analytics/model.ts";
import type { AnalyticsStore, Sums } from "../../src/analytics/store.ts";
import { INTERACTIONS, type InteractionType } from "../../src/pages/model.ts";
import { isVisible } from "./codes.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import { createKeptValues } from "./kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { campaignDays, codes, codeTotals, funnelDays, totals } from "./schema.ts";
import { sumOf } from "./statements.ts";

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

/** Sums of the columns of totals, under the names of the port. */
const SUMS = SUM_NAMES.map((name) => `coalesce(sum(${totals[name].name}), 0) as ${name}`);

const IN_RANGE = "code_seq = :codeSeq and grain = :grain and slot >= :from and slot < :to";

/** Slots of a code, from inclusive to exclusive. */
type Range = {
  readonly codeSeq: number;
  readonly grain: number;
  readonly from: number;
  readonly to: number;
};

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

  const kept = createKeptValues(reader);
  const sums = reader.$client.prepare<Sums, [Range]>(`select ${SUMS.join()} from totals where ${IN_RANGE}`);

  return {
    async quarters(codeId, from, to) {
      const codeSeq = seqOf(codeId);
      return db.read(() => reader.transaction(() => kept.quarters(codeSeq, from, to)));
    },

    async sums(codeId, stretches) {
      const codeSeq = seqOf(codeId);
      const sum = { ...NOTHING };
      // A query for each stretch: with `or` between them SQLite would read all of the code's totals.
      for (const { grain, from, to, sign } of stretches) {
        const length = SLOT[grain];
        const range = { codeSeq, grain: GRAIN[grain], from: from / length, to: to / length };
        const part = db.read(() => sums.get(range)) ?? NOTHING;
        for (const name of SUM_NAMES) sum[name] += sign * part[name];
      }
      return sum;
    },

    async values(codeId, stretches) {
      const codeSeq = seqOf(codeId);
      const values = db.read(() => reader.transaction(() => kept.read(codeSeq, stretches)));
      return DIMENSIONS.flatMap((dimension, index) =>
        [...(values[index] ?? [])].map(([value, sums]) => ({
          dimension,
          value: value === "" ? null : value,
          ...sums,
        })),
      );
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
          .where(and(eq(codes.tenantId, tenantId), isVisible))
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
