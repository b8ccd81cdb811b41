import { QUARTERS_OF_DAY } from "../common/grain.ts";
import { SERIES_DIMENSIONS } from "../common/series.ts";
import { COUNT_COLUMNS } from "../common/tally.ts";
import { LANE_OF_SCANS } from "./tenant-totals.ts";

/*
 * Each of these is a table of totals together with the counts that are still to be added to it, of `scan_deltas` or
 * `campaign_deltas`. A key may have several rows, which are to be added up. A condition on the key uses the indexes of both
 * tables.
 */

export const COUNTS = COUNT_COLUMNS.join(", ");

/** A quarter hour in each grain: how many quarter hours long a slot is. */
export const GRAINS = `(values (0::smallint, 1), (1::smallint, 4), (2::smallint, ${QUARTERS_OF_DAY})) as g(grain, quarters)`;

/** The counts by value of rows of `scan_deltas`. */
export const VALUES_OF = (deltas: string) => `
  select d.code_seq, d.slot, v.dimension::smallint as dimension, v.value collate "C" as value, v.scans::bigint as scans,
    v.unique_visitors::bigint as unique_visitors, v.bots::bigint as bots, v.bot_visitors::bigint as bot_visitors
  from ${deltas} d, unnest(d.dimensions, d.value_names, d.value_scans, d.value_visitors, d.value_bots, d.value_bot_visitors)
    as v(dimension, value, scans, unique_visitors, bots, bot_visitors)`;

/** The group under which a workspace's own series is stored, as in `analytics/store/series.ts`. */
export const WHOLE_WORKSPACE = "E'\\n'";

/** The groups whose series may count a code `c`, which may have a move `m`. */
export const GROUPS_OF_CODE = `unnest(array[coalesce(c.group_tag, ''), m.from_group, m.to_group, ${WHOLE_WORKSPACE}])`;

/**
 * Rows of `scan_deltas` as each series counts them, under its number. See `groupOn` in
 * `analytics/store/series.ts`.
 */
export const SERIES_OF = (deltas: string) => `
  select -n.seq as code_seq, d.slot, ${COUNT_COLUMNS.map((column) => `d.${column}`).join()},
    d.dimensions, d.value_names, d.value_scans, d.value_visitors, d.value_bots, d.value_bot_visitors
  from ${deltas} d join codes c on c.seq = d.code_seq left join series_moves m on m.code_seq = d.code_seq,
    lateral (select case when m.code_seq is null then coalesce(c.group_tag, '')
      when d.slot / ${QUARTERS_OF_DAY} < m.next_day then m.to_group else m.from_group end as group_tag) as g,
    series n
  where g.group_tag is not null and n.tenant_id = c.tenant_id and n.group_tag in (g.group_tag, ${WHOLE_WORKSPACE})`;

/** The counts by value of rows that `SERIES_OF` gives. */
export const VALUES_OF_SERIES = (deltas: string) =>
  `select * from (${VALUES_OF(deltas)}) as v where dimension < ${SERIES_DIMENSIONS}`;

export const COUNTED = {
  code_totals: `(select code_seq, ${COUNTS}, leads, devices, repeat_devices, device_scans, cta_clicks from code_totals
    union all select code_seq, ${COUNTS}, 0, devices, repeat_devices, device_scans, 0 from scan_deltas) as code_totals`,
  totals: `(select code_seq, grain, slot, ${COUNTS}, leads from totals
    union all select d.code_seq, g.grain, d.slot / g.quarters, ${COUNTS}, 0 from scan_deltas d, ${GRAINS}) as totals`,
  dimension_totals: `(select code_seq, slot, dimension, value, scans, unique_visitors, bots, bot_visitors
    from dimension_totals union all ${VALUES_OF("scan_deltas")}) as dimension_totals`,
  campaign_days: `(select tenant_id, group_tag, day, unique_visitors from campaign_days
    union all select tenant_id, group_tag, day, unique_visitors from campaign_deltas) as campaign_days`,
  tenant_totals: `(select tenant_id, lane, codes, active, scans, unique_visitors, leads, bytes, plain_codes
    from tenant_totals
    union all select tenant_id, ${LANE_OF_SCANS}, 0, 0, scans, code_visitors, 0, 0, 0 from campaign_deltas) as tenant_totals`,
} as const;

/** One row a code, to be joined: only its own rows are read. */
export const COUNTED_CODE = `lateral (
  select t.code_seq, t.scans + d.scans as scans, t.unique_visitors + d.unique_visitors as unique_visitors,
    t.bots + d.bots as bots, t.bot_visitors + d.bot_visitors as bot_visitors, t.leads, t.cta_clicks
  from code_totals t, lateral (select coalesce(sum(p.scans), 0)::bigint as scans,
    coalesce(sum(p.unique_visitors), 0)::bigint as unique_visitors, coalesce(sum(p.bots), 0)::bigint as bots,
    coalesce(sum(p.bot_visitors), 0)::bigint as bot_visitors from scan_deltas p where p.code_seq = t.code_seq) as d
  where t.code_seq = codes.seq) as code_totals`;

const summed = (
  table: keyof typeof COUNTED,
  key: string,
  columns: string,
  rows: string = COUNTED[table],
) => `(
  select ${key}, ${columns
    .split(", ")
    .map((column) => `sum(${column})::bigint as ${column}`)
    .join()} from ${rows} group by ${key}) as ${table}`;

const SERIES = `(${SERIES_OF("scan_deltas")})`;

/** Tables as they will be once everything is added up, to be copied: one row a key. */
export const ADDED_UP: Readonly<Record<string, string>> = {
  code_totals: summed(
    "code_totals",
    "code_seq",
    `${COUNTS}, leads, devices, repeat_devices, device_scans, cta_clicks`,
  ),
  totals: summed(
    "totals",
    "code_seq, grain, slot",
    `${COUNTS}, leads`,
    `(select * from ${COUNTED.totals} union all
      select d.code_seq, g.grain, d.slot / g.quarters, ${COUNTS}, 0 from ${SERIES} d, ${GRAINS}) as totals`,
  ),
  dimension_totals: summed(
    "dimension_totals",
    "code_seq, slot, dimension, value",
    "scans, unique_visitors, bots, bot_visitors",
    `(select * from ${COUNTED.dimension_totals} union all ${VALUES_OF_SERIES(SERIES)}) as dimension_totals`,
  ),
  campaign_days: summed("campaign_days", "tenant_id, group_tag, day", "unique_visitors"),
  tenant_totals: summed(
    "tenant_totals",
    "tenant_id, lane",
    "codes, active, scans, unique_visitors, leads, bytes, plain_codes",
  ),
  campaign_changes:
    "(select code_seq from campaign_changes union select code_seq from scan_deltas) as campaign_changes",
};
