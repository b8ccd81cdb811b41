import { createOutage } from "../../src/kit/shared/outage.ts";
import { plainArray, textArray } from "./arrays.ts";
import { COUNTS, GRAINS, GROUPS_OF_CODE, SERIES_OF, VALUES_OF, VALUES_OF_SERIES } from "./counted.ts";
import { LOCK } from "./migrate.ts";
import { type Connection, GENERATION, type PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";
import { LANE_OF_SCANS } from "./tenant-totals.ts";

/**
 * Adds what scans have appended to the totals, about once a second, so that little is to be added up when they are read.
 * One node does it at a time. It waits for no lock, and nothing that it holds is waited for by scans, except by the first
 * of a value on a day.
 */
export interface Rollup {
  /** Begins to fold every second. A fold that failed is tried again a second later. */
  start(): void;
  /**
   * Adds up what there is, after the folds that were asked for before, unless another node does at this
   * moment. It waits for transactions that have locked a code.
   * @throws StorageError
   */
  fold(): Promise<void>;
  /** The same, if it is for this node to do. */
  foldInTurn(): Promise<void>;
  /** Ends, after the folds that were asked for. It does not fail where one of them does. */
  stop(): Promise<void>;
}

/** Milliseconds between folds. */
const EVERY = 1_000;

/** Milliseconds after which a node that has sent no heartbeat does not count, and the next one adds up. */
const DEAD_AFTER = 3_000;

/** Codes, or campaign days, of one transaction. */
const AT_ONCE = 500;

/**
 * The first of the nodes that are alive and able to adds up, so that not every node does each second. The lock is for the
 * moments when two believe that they are the first.
 */
const IS_FIRST = `
  select $1 <= (select min(id) from nodes
    where id like '${GENERATION}%' and seen_at > (extract(epoch from clock_timestamp()) * 1000)::bigint - ${DEAD_AFTER}) as ours`;

const ALONE = `select pg_try_advisory_xact_lock(${LOCK.space}, ${LOCK.folding}) as ours`;

/** Read code by code from the index, at the same cost however many rows each has. */
const CODES = `
  with recursive found(code_seq) as (
    select min(code_seq) from scan_deltas where code_seq > $1::bigint
    union all select (select min(d.code_seq) from scan_deltas d where d.code_seq > found.code_seq) from found
      where found.code_seq is not null)
  select code_seq::float8 as "codeSeq" from found where code_seq is not null limit ${AT_ONCE}`;

/** Codes that another transaction has locked are left for the next time. */
const WAIT_FOR_CODES = `
  select code_seq::float8 as "codeSeq" from code_totals where code_seq = any($1::text::bigint[])
  order by code_seq for no key update`;
const LOCK_CODES = `${WAIT_FOR_CODES} skip locked`;

const SUMS = `sum(scans)::bigint as scans, sum(unique_visitors)::bigint as unique_visitors,
  sum(repeat_scanners)::bigint as repeat_scanners, sum(bots)::bigint as bots, sum(bot_visitors)::bigint as bot_visitors,
  sum(bot_repeaters)::bigint as bot_repeaters`;

const CODES_AND_MOVES = `codes c left join series_moves m on m.code_seq = c.seq where c.seq = any($1::text::bigint[])`;

/** Adds series of codes that are missing. */
const ADD_SERIES = `
  insert into series (tenant_id, group_tag)
  select tenant_id, group_tag from (
    select distinct c.tenant_id, ${GROUPS_OF_CODE} as group_tag from ${CODES_AND_MOVES}) as w
  where group_tag is not null
    and not exists (select 1 from series n where n.tenant_id = w.tenant_id and n.group_tag = w.group_tag)
  order by 1, 2 on conflict do nothing`;

/** Their values are not packed meanwhile. */
const LOCK_SERIES = `
  select seq::float8 as seq from series
  where (tenant_id, group_tag) in (select c.tenant_id, ${GROUPS_OF_CODE} from ${CODES_AND_MOVES})
  order by seq for no key update`;

/** In the order of the keys, as every transaction locks. */
const FOLD = `
  with gone as (delete from scan_deltas where code_seq = any($1::text::bigint[]) returning *),
  of_series as (${SERIES_OF("gone")}),
  by_slot as (
    select code_seq, slot, ${SUMS} from (
      select code_seq, slot, ${COUNTS} from gone union all select code_seq, slot, ${COUNTS} from of_series) as d group by 1, 2),
  marked as (
    insert into campaign_changes (code_seq) select distinct code_seq from gone order by 1 on conflict do nothing),
  slots as (
    insert into totals as t (code_seq, grain, slot, scans, unique_visitors, repeat_scanners, bots, bot_visitors, bot_repeaters)
    select code_seq, g.grain, slot / g.quarters, ${SUMS} from by_slot, ${GRAINS} group by 1, 2, 3 order by 1, 2, 3
    on conflict (code_seq, grain, slot) do update set
      scans = t.scans + excluded.scans, unique_visitors = t.unique_visitors + excluded.unique_visitors,
      repeat_scanners = t.repeat_scanners + excluded.repeat_scanners, bots = t.bots + excluded.bots,
      bot_visitors = t.bot_visitors + excluded.bot_visitors, bot_repeaters = t.bot_repeaters + excluded.bot_repeaters),
  by_value as (
    insert into dimension_totals as t (code_seq, slot, dimension, value, scans, unique_visitors, bots, bot_visitors)
    select code_seq, slot, dimension, value, sum(scans), sum(unique_visitors), sum(bots), sum(bot_visitors)
    from (${VALUES_OF("gone")} union all ${VALUES_OF_SERIES("of_series")}) as v group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (code_seq, slot, dimension, value) do update set
      scans = t.scans + excluded.scans, unique_visitors = t.unique_visitors + excluded.unique_visitors,
      bots = t.bots + excluded.bots, bot_visitors = t.bot_visitors + excluded.bot_visitors)
  update code_totals t set
    scans = t.scans + a.scans, unique_visitors = t.unique_visitors + a.unique_visitors,
    repeat_scanners = t.repeat_scanners + a.repeat_scanners, bots = t.bots + a.bots,
    bot_visitors = t.bot_visitors + a.bot_visitors, bot_repeaters = t.bot_repeaters + a.bot_repeaters,
    devices = t.devices + a.devices, repeat_devices = t.repeat_devices + a.repeat_devices,
    device_scans = t.device_scans + a.device_scans
  from (select code_seq, ${SUMS}, sum(devices)::bigint as devices, sum(repeat_devices)::bigint as repeat_devices,
      sum(device_scans)::bigint as device_scans from gone group by 1) as a
  where t.code_seq = a.code_seq`;

const TENANTS = `
  with recursive found(tenant_id) as (
    select min(tenant_id) from campaign_deltas where tenant_id > $1
    union all select (select min(d.tenant_id) from campaign_deltas d where d.tenant_id > found.tenant_id) from found
      where found.tenant_id is not null)
  select tenant_id as "tenantId" from found where tenant_id is not null limit ${AT_ONCE}`;

/** A tenant that is being deleted is left: its rows go with it. */
const LOCK_TENANTS = `
  select id as "tenantId" from tenants where id = any($1::text::text[]) order by id for key share skip locked`;

const FOLD_CAMPAIGNS = `
  with gone as (delete from campaign_deltas where tenant_id = any($1::text::text[]) returning *),
  days as (
    insert into campaign_days as t (tenant_id, group_tag, day, unique_visitors)
    select tenant_id, group_tag, day, sum(unique_visitors) from gone group by 1, 2, 3 having sum(unique_visitors) <> 0
    order by 1, 2, 3
    on conflict (tenant_id, group_tag, day) do update set unique_visitors = t.unique_visitors + excluded.unique_visitors)
  insert into tenant_totals as t (tenant_id, lane, scans, unique_visitors)
  select tenant_id, ${LANE_OF_SCANS}, sum(scans), sum(code_visitors) from gone group by 1 order by 1
  on conflict (tenant_id, lane) do update set scans = t.scans + excluded.scans,
    unique_visitors = t.unique_visitors + excluded.unique_visitors`;

/**
 * @param onFold - called when folds begin to fail, with the error, and with `null` when they succeed again.
 * @param every - milliseconds between folds.
 */
export function createRollup(
  db: PostgresDatabase,
  onFold: (error: unknown) => void = () => {},
  every = EVERY,
): Rollup {
  const outage = createOutage(onFold);
  let timer: ReturnType<typeof setInterval> | null = null;
  /** The last of those that were asked for; it never fails. */
  let folding: Promise<void> = Promise.resolve();
  let asked = 0;

  /** One after the other: a second one beside the first would find the lock taken, and add nothing up. */
  function inLine(work: () => Promise<void>): Promise<void> {
    asked++;
    const done = folding.then(work).finally(() => {
      asked--;
    });
    folding = done.catch(() => {});
    return done;
  }

  /** Runs one transaction after the other. @param step - gives where the next one goes on; `null` at the end. */
  async function inSteps<T>(start: T, step: (on: Connection, after: T) => Promise<T | null>): Promise<void> {
    for (let after: T | null = start; after !== null;) {
      const from: T = after;
      after = await db.write(async (on) => {
        const [row] = await rowsOf<{ ours: boolean }>(on, ALONE);
        return row?.ours ? step(on, from) : null;
      });
    }
  }

  /** @param locks - locks codes: those that are free, or all of them. */
  async function fold(locks = LOCK_CODES): Promise<void> {
    await inSteps(-1, (on, after) => foldCodes(on, after, locks));
    await inSteps("", foldCampaigns);
  }

  async function foldInTurn(): Promise<void> {
    const [row] = await db.read((on) => rowsOf<{ ours: boolean | null }>(on, IS_FIRST, [db.node]));
    // Without heartbeats at all, it is everybody's.
    if (row?.ours !== false) await fold();
  }

  return {
    foldInTurn,
    fold: () => inLine(() => fold(WAIT_FOR_CODES)),
    start() {
      timer = setInterval(() => {
        if (!db.isAway && asked === 0) void inLine(foldInTurn).then(() => outage(null), outage);
      }, every);
      timer.unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await folding;
    },
  };
}

async function foldCodes(on: Connection, after: number, locks: string): Promise<number | null> {
  const codes = await rowsOf<{ codeSeq: number }>(on, CODES, [after]);
  const last = codes.at(-1);
  if (!last) return null;
  const locked = await rowsOf<{ codeSeq: number }>(on, locks, [
    plainArray(codes.map(({ codeSeq }) => codeSeq)),
  ]);
  if (locked.length > 0) {
    const seqs = [plainArray(locked.map(({ codeSeq }) => codeSeq))];
    for (const statement of [ADD_SERIES, LOCK_SERIES, FOLD]) await rowsOf(on, statement, seqs);
  }
  return codes.length === AT_ONCE ? last.codeSeq : null;
}

async function foldCampaigns(on: Connection, after: string): Promise<string | null> {
  const tenants = await rowsOf<{ tenantId: string }>(on, TENANTS, [after]);
  const last = tenants.at(-1);
  if (!last) return null;
  const locked = await rowsOf<{ tenantId: string }>(on, LOCK_TENANTS, [
    textArray(tenants.map(({ tenantId }) => tenantId)),
  ]);
  if (locked.length > 0)
    await rowsOf(on, FOLD_CAMPAIGNS, [textArray(locked.map(({ tenantId }) => tenantId))]);
  return tenants.length === AT_ONCE ? last.tenantId : null;
}
