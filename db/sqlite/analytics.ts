import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { AnalyticsStore, Sums } from "../../src/analytics/store.ts";
import { once } from "../../src/shared/once.ts";
import { toInteractions, toUniques, toValues } from "../common/analytics-rows.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import { NO_SUMS, SUMS } from "../common/sums.ts";
import { createKeptValues } from "./kept-values.ts";
import type { SqliteDatabase } from "./open.ts";
import { campaignDays, codes, codeTotals, funnelDays } from "./schema.ts";
import { sumOf } from "./statements.ts";

/** See `isVisible` in `stores/code-row.ts`. */
const isVisible = sql`(${codes.batch} is null or ${codes.batch} not in (select seq from open_batches))`;

/** Sums of the columns of totals, under the names of the port. */
const SUM = SUMS.map(([name, column]) => `coalesce(sum(${column}), 0) as ${name}`).join();

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
  const codeSeq = once(() =>
    reader
      .select({ seq: codes.seq })
      .from(codes)
      .where(eq(codes.id, sql.placeholder("codeId")))
      .prepare(),
  );
  // A code that is not there has the number of none.
  const seqOf = (codeId: string) => codeSeq().get({ codeId })?.seq ?? 0;

  const kept = createKeptValues(reader);
  const sums = reader.$client.prepare<Sums, [Range]>(`select ${SUM} from totals where ${IN_RANGE}`);

  return {
    async quarters(codeId, from, to) {
      const codeSeq = seqOf(codeId);
      return db.read(() => reader.transaction(() => kept.quarters(codeSeq, from, to)));
    },

    async sums(codeId, stretches) {
      const codeSeq = seqOf(codeId);
      const sum = { ...NO_SUMS };
      // A query for each stretch: with `or` between them SQLite would read all of the code's totals.
      for (const { grain, from, to, sign } of stretches) {
        const length = SLOT[grain];
        const range = { codeSeq, grain: GRAIN[grain], from: from / length, to: to / length };
        const part = db.read(() => sums.get(range)) ?? NO_SUMS;
        for (const [name] of SUMS) sum[name] += sign * part[name];
      }
      return sum;
    },

    async values(codeId, stretches) {
      const codeSeq = seqOf(codeId);
      const values = db.read(() => reader.transaction(() => kept.read(codeSeq, stretches)));
      return toValues(values);
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
      return toInteractions(rows);
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
      return toUniques(rows);
    },
  };
}
