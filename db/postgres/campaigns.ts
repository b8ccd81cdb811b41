import type { CampaignRecounter } from "../../src/housekeeping/store.ts";
import { DAY } from "../../src/shared/clock.ts";
import {
  advance,
  AT_START,
  type Found,
  NOTHING_FOUND,
  nextPart,
  passCode,
  type Progress,
  recounted,
  ROWS_AT_ONCE,
} from "../common/campaign-recount.ts";
import { GRAIN } from "../common/grain.ts";
import { lockCodes } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { rowsOf } from "./rows.ts";

/** Codes counted in one step, at most: their scans wait for it. */
const CODES_AT_ONCE = 20;

/** A campaign's day that is to be counted again, and how far that is. */
interface Recount extends Progress {
  readonly tenantId: string;
  readonly group: string;
  readonly day: number;
}

/** A code of the campaign, and how many it counted once on the day. */
interface CountedCode {
  readonly id: string;
  readonly seq: number;
  readonly unique: number;
}

const PLACE = "tenant_id = $1 and group_tag = $2 and day = $3::bigint";

const RECOUNTS = `
  select tenant_id as "tenantId", group_tag as "group", day::float8 as day, code_id as "codeId",
    scan_id::float8 as "scanId", firsts::float8 as firsts, met::float8 as met, base::float8 as base, kept::float8 as kept,
    incomplete, counted
  from campaign_recounts`;

const CODES = `
  select c.id, c.seq::float8 as seq, t.unique_visitors::float8 as "unique"
  from codes c join totals t on t.code_seq = c.seq and t.grain = ${GRAIN.day} and t.slot = $3::bigint
  where c.tenant_id = $1 and coalesce(c.group_tag, '') = $2 and c.id > $4 and t.unique_visitors > 0
  order by c.id limit ${CODES_AT_ONCE}`;

const IN_PART = "code_seq = $1::bigint and id > $3::bigint and id < $4::bigint";
const ON_DAY = `(first and at >= $2::bigint * ${DAY} and at < ($2::bigint + 1) * ${DAY})`;

const LOOK = `
  select max(id)::float8 as last, count(*)::float8 as looked, count(*) filter (where ${ON_DAY})::float8 as firsts
  from (select id, first, at from scans where ${IN_PART} order by id limit ${ROWS_AT_ONCE}) as part`;

/** Sorted as scans sort them, so that nodes never deadlock. */
const MEET = `
  insert into campaign_scanners (day, tenant_id, group_tag, scanner)
  select $2::bigint, $5, $6, case when device_key is not null
    then (case when bot is null then '\\x02'::bytea else '\\x03'::bytea end) || device_key
    else (case when bot is null then '\\x00'::bytea else '\\x01'::bytea end) || visitor end
  from scans where ${IN_PART} and ${ON_DAY} order by 4
  on conflict do nothing returning 1`;

const FORGET = `
  with chosen as (
    select ctid from campaign_scanners where ${PLACE} order by scanner limit ${ROWS_AT_ONCE} for update)
  delete from campaign_scanners where ctid in (select ctid from chosen) returning 1`;

const SHOWN = `select unique_visitors::float8 as shown from campaign_days where ${PLACE}`;

/** Corrects what is shown: a scan that is under way may be adding to it. */
const CORRECT = `
  insert into campaign_days as t (tenant_id, group_tag, day, unique_visitors) values ($1, $2, $3::bigint, $4)
  on conflict (tenant_id, group_tag, day) do update set unique_visitors = t.unique_visitors + excluded.unique_visitors`;

const TIDY = `delete from campaign_days where ${PLACE} and unique_visitors <= 0`;

const SAVE = `
  update campaign_recounts set code_id = $4, scan_id = $5, firsts = $6, met = $7, base = $8, kept = $9, incomplete = $10,
    counted = $11
  where ${PLACE}`;

const placeOf = ({ tenantId, group, day }: Recount) => [tenantId, group, day];

/**
 * Counts campaign days again in PostgreSQL, one after the other, each in small steps: as in SQLite.
 *
 * A step has the codes it counts locked, so that whatever was counted by scans under way is there to be seen; then the
 * recount itself. Whoever moves a code locks in the same order.
 */
export function createCampaignRecounter(db: PostgresDatabase): CampaignRecounter {
  return {
    async step(overBefore) {
      return db.write(async (on) => {
        const [next] = await rowsOf<Recount>(on, `${RECOUNTS} order by tenant_id, group_tag, day limit 1`);
        if (!next) return false;
        if (next.codeId === null) {
          if (await isStill(on, next)) await forgetSome(on, next);
          return true;
        }
        const of = [...placeOf(next), next.codeId];
        const seen = await rowsOf<CountedCode>(on, CODES, of);
        await lockCodes(
          on,
          seen.map(({ seq }) => seq),
        );
        // What was seen before the lock may have changed: a code that moved has marked the day anew.
        if (await isStill(on, next))
          await count(on, next, await rowsOf<CountedCode>(on, CODES, of), overBefore, seen);
        return true;
      });
    },
  };
}

/** Locks a recount. @returns whether it stands where it stood. */
async function isStill(on: Connection, recount: Recount): Promise<boolean> {
  const [now] = await rowsOf<Recount>(on, `${RECOUNTS} where ${PLACE} for update`, placeOf(recount));
  return now !== undefined && Bun.deepEquals(now, recount);
}

async function shown(on: Connection, recount: Recount): Promise<number> {
  const [row] = await rowsOf<{ shown: number }>(on, SHOWN, placeOf(recount));
  return row?.shown ?? 0;
}

async function save(on: Connection, recount: Recount): Promise<void> {
  const { codeId, scanId, firsts, met, base, kept, incomplete, counted } = recount;
  const progress = [codeId, scanId, firsts, met, base, kept, incomplete, counted];
  await rowsOf(on, SAVE, [...placeOf(recount), ...progress]);
}

async function remove(on: Connection, recount: Recount): Promise<void> {
  await rowsOf(on, `delete from campaign_recounts where ${PLACE}`, placeOf(recount));
}

async function forgetSome(on: Connection, recount: Recount): Promise<void> {
  const gone = await rowsOf(on, FORGET, placeOf(recount));
  if (gone.length === ROWS_AT_ONCE) return;
  if (recount.counted) return remove(on, recount);
  await save(on, { ...recount, ...AT_START, base: await shown(on, recount) });
}

/** Looks at some scans of a code, which is locked. @returns how many, and whether those were all. */
async function countSome(on: Connection, { seq, unique }: CountedCode, progress: Recount) {
  const { tenantId, group, day } = progress;
  const part = nextPart(progress, day);
  const [found = NOTHING_FOUND] = await rowsOf<Found>(on, LOOK, [seq, day, part.after, part.until]);
  const { last, looked, firsts } = found;
  if (last !== null && firsts > 0) {
    const met = await rowsOf(on, MEET, [seq, day, part.after, last + 1, tenantId, group]);
    progress.met += met.length;
  }
  return { looked, all: advance(progress, part, found, unique) };
}

/** @param some - the codes that come next, of which those in `seen` are locked. */
async function count(
  on: Connection,
  recount: Recount,
  some: readonly CountedCode[],
  overBefore: number,
  seen: readonly CountedCode[],
): Promise<void> {
  const locked = new Set(seen.map(({ seq }) => seq));
  const progress = { ...recount };
  let left = ROWS_AT_ONCE;
  for (const code of some) {
    for (let all = false; !all;) {
      if (left <= 0 || !locked.has(code.seq)) return save(on, progress);
      const part = await countSome(on, code, progress);
      left -= part.looked;
      all = part.all;
    }
    passCode(progress, code.id, code.unique);
  }
  if (some.length === CODES_AT_ONCE) return save(on, progress);
  await finish(on, progress, overBefore);
}

async function finish(on: Connection, recount: Recount, overBefore: number): Promise<void> {
  const before = await shown(on, recount);
  await rowsOf(on, CORRECT, [...placeOf(recount), recounted(recount, before) - before]);
  await rowsOf(on, TIDY, placeOf(recount));
  // A day that still goes on needs to know whom it has counted; of others that is forgotten as it was met, in steps.
  if (recount.day < overBefore) await save(on, { ...recount, codeId: null, base: 0, counted: true });
  else await remove(on, recount);
}
