import type { CountedPeriod, CountsOfCodes, ItemCounts, Stretch } from "../records.ts";
import { GRAIN, SLOT } from "../../../../db/common/grain.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { counted, isOneOf, joined, raw, sql } from "../../../../db/sql.ts";
import { all, value, type Work } from "../../../../db/work.ts";

/* The counts of campaigns and their codes in a period. */

const CODE = shape({ id: text, seq: whole });
const SUM = shape({
  codeSeq: whole,
  scans: from("cast(sum(scans) as bigint)", whole),
  uniqueVisitors: from("cast(sum(unique_visitors) as bigint)", whole),
  bots: from("cast(sum(bots) as bigint)", whole),
  botVisitors: from("cast(sum(bot_visitors) as bigint)", whole),
  leads: from("cast(sum(leads) as bigint)", whole),
  rows: from("count(*)", whole),
});
const SUM_OF_STRETCH = shape({
  stretch: whole,
  codeSeq: whole,
  scans: whole,
  uniqueVisitors: whole,
  bots: whole,
  botVisitors: whole,
  leads: whole,
  rows: whole,
});
const CLICKS = shape({
  codeSeq: whole,
  clicks: from("cast(sum(count) as bigint)", whole),
  rows: from("count(*)", whole),
});

/** The counts of codes in a period, but for clicks. */
export function* scansIn(
  ids: readonly string[],
  stretches: readonly Stretch[],
): Work<CountsOfCodes<typeof NOTHING>> {
  const codes = yield* codesOf(ids);
  const { sums, rows } = yield* sumsIn(codes, stretches);
  const counts = new Map<string, typeof NOTHING>();
  for (const { id, seq } of codes) {
    const sum = sums.get(seq);
    if (sum) counts.set(id, sum);
  }
  return { counts, rows };
}

/** The counts of codes in a period. */
export function* itemsIn(ids: readonly string[], period: CountedPeriod): Work<CountsOfCodes<ItemCounts>> {
  const codes = yield* codesOf(ids);
  const seqs = codes.map(({ seq }) => seq);
  const { sums, rows } = yield* sumsIn(codes, period.stretches);
  const found = yield* all(CLICKS)`select ${CLICKS} from funnel_days where code_seq ${isOneOf(seqs)}
    and day >= ${period.days.from} and day < ${period.days.to} and type = 'cta_click' group by code_seq`;
  const clicks = new Map(found.map(({ codeSeq, clicks }) => [codeSeq, clicks]));
  const counts = new Map<string, ItemCounts>();
  for (const { id, seq } of codes) {
    const ctaClicks = clicks.get(seq) ?? 0;
    const sum = sums.get(seq);
    if (sum || ctaClicks > 0) counts.set(id, { ...NOTHING, ...sum, ctaClicks });
  }
  return { counts, rows: found.reduce((sum, { rows }) => sum + rows, rows) };
}

/** Visitors of a campaign on UTC days. */
export function* uniqueIn(
  tenantId: string,
  group: string | null,
  fromDay: number,
  toDay: number,
): Work<number> {
  const unique = yield* value(whole)`select cast(coalesce(sum(unique_visitors), 0) as bigint)
    from ${counted("campaign_days")} where tenant_id = ${tenantId} and group_tag = ${group ?? ""}
      and day >= ${fromDay} and day < ${toDay}`;
  return unique ?? 0;
}

const NOTHING = { scans: 0, uniqueVisitors: 0, bots: 0, botVisitors: 0, leads: 0 };

const codesOf = (ids: readonly string[]) => all(CODE)`select ${CODE} from codes where id ${isOneOf(ids)}`;

/** The sums of codes by their numbers, and how many totals were read. */
function* sumsIn(codes: readonly { readonly seq: number }[], stretches: readonly Stretch[]) {
  const seqs = codes.map(({ seq }) => seq);
  const sums = new Map<number, typeof NOTHING>();
  let rows = 0;
  if (stretches.length === 0) return { sums, rows };
  const queries = stretches.map(
    (
      { grain, from, to },
      index,
    ) => sql`select ${raw(String(index))} as stretch, ${SUM} from ${counted("totals")}
      where code_seq ${isOneOf(seqs)} and grain = ${GRAIN[grain]}
        and slot >= ${from / SLOT[grain]} and slot < ${to / SLOT[grain]} group by code_seq`,
  );
  for (const part of yield* all(SUM_OF_STRETCH)`${joined(queries, " union all ")}`) {
    const sign = stretches[part.stretch]?.sign ?? 0;
    const before = sums.get(part.codeSeq) ?? NOTHING;
    sums.set(part.codeSeq, {
      scans: before.scans + sign * part.scans,
      uniqueVisitors: before.uniqueVisitors + sign * part.uniqueVisitors,
      bots: before.bots + sign * part.bots,
      botVisitors: before.botVisitors + sign * part.botVisitors,
      leads: before.leads + sign * part.leads,
    });
    rows += part.rows;
  }
  return { sums, rows };
}
