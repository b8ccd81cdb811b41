import type { AnalyticsStore, CampaignItem, Stretch, Sums } from "../../src/analytics/store.ts";
import { toInteractions, toUniques, toValues } from "../common/analytics-rows.ts";
import { GRAIN, SLOT } from "../common/grain.ts";
import { NO_SUMS, SUMS } from "../common/sums.ts";
import { plainArray } from "./arrays.ts";
import { keptByValue, keptQuarters } from "./kept-values.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

const CODE = "(select seq from codes where id = $1)";

/** A range of the index for each stretch, added or taken off; `offset 0` keeps the server from reading all of a code's. */
const SUM = `
  select ${SUMS.map(([name, column]) => `coalesce(sum(w.sign * t.${column}), 0)::float8 as "${name}"`).join()}
  from unnest($2::text::smallint[], $3::text::bigint[], $4::text::bigint[], $5::text::bigint[])
    as w(grain, since, until, sign)
  cross join lateral (select * from totals k where k.code_seq = ${CODE} and k.grain = w.grain
    and k.slot >= w.since and k.slot < w.until offset 0) as t`;

const INTERACTIONS_OF = `
  select type, sum(count)::float8 as count from funnel_days
  where code_seq = ${CODE} and day >= $2 and day < $3 group by type`;

const IS_VISIBLE = "(c.batch is null or c.batch not in (select seq from open_batches))";

const CAMPAIGN_ITEMS = `
  select c.id, c.short_id as "shortId", c.title, c.group_tag as "group", t.scans::float8 as scans,
    t.unique_visitors::float8 as "uniqueVisitors", t.leads::float8 as leads,
    coalesce((select sum(f.count) from funnel_days f where f.code_seq = c.seq and f.type = 'cta_click'), 0)::float8
      as "ctaClicks"
  from codes c join code_totals t on t.code_seq = c.seq where c.tenant_id = $1 and ${IS_VISIBLE} order by c.id desc`;

const CAMPAIGN_UNIQUES = `
  select group_tag as "group", sum(unique_visitors)::float8 as "unique" from campaign_days where tenant_id = $1
  group by group_tag`;

/** Analytics from PostgreSQL's kept totals. */
export function createAnalyticsStore(db: PostgresDatabase): AnalyticsStore {
  /** A code that is not there has the number of none. */
  async function seqOf(on: Connection, codeId: string): Promise<number> {
    const [code] = await rowsOf<{ seq: number }>(on, "select seq::float8 as seq from codes where id = $1", [
      codeId,
    ]);
    return code?.seq ?? 0;
  }

  return {
    async quarters(codeId, from, to) {
      return db.read(async (on) => keptQuarters(on, await seqOf(on, codeId), from, to));
    },

    async sums(codeId, stretches) {
      const column = (of: (stretch: Stretch) => number) => plainArray(stretches.map(of));
      const [sums] = await db.read((on) =>
        rowsOf<Sums>(on, SUM, [
          codeId,
          column(({ grain }) => GRAIN[grain]),
          column(({ grain, from }) => from / SLOT[grain]),
          column(({ grain, to }) => to / SLOT[grain]),
          column(({ sign }) => sign),
        ]),
      );
      return sums ?? NO_SUMS;
    },

    async values(codeId, stretches) {
      const values = await db.read(async (on) => keptByValue(on, await seqOf(on, codeId), stretches));
      return toValues(values);
    },

    async interactions(codeId, fromDay, toDay) {
      const rows = await db.read((on) =>
        rowsOf<{ type: string; count: number }>(on, INTERACTIONS_OF, [codeId, fromDay, toDay]),
      );
      return toInteractions(rows);
    },

    async campaignItems(tenantId) {
      return db.read((on) => rowsOf<CampaignItem>(on, CAMPAIGN_ITEMS, [tenantId]));
    },

    async campaignUniques(tenantId) {
      const rows = await db.read((on) =>
        rowsOf<{ group: string; unique: number }>(on, CAMPAIGN_UNIQUES, [tenantId]),
      );
      return toUniques(rows);
    },
  };
}
