import { GRAIN, GRAIN_LENGTH, QUARTERS_OF_DAY, SLOT } from "../../../../db/common/grain.ts";
import { SERIES_DIMENSIONS } from "../../../../db/common/series.ts";
import { COUNT_COLUMNS } from "../../../../db/common/tally.ts";
import { isVisible } from "../../codes/store/code-row.ts";
import { quarterRows } from "./kept-values.ts";
import { holdTenant, lockCodes, lockSeries } from "../../../../db/locks.ts";
import { MOVE, type Move, numbersOf, WHOLE_WORKSPACE } from "./series.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { forUpdate, raw } from "../../../../db/sql.ts";
import { bind, type Database, first, run, value, values, type Work } from "../../../../db/work.ts";

/** Rows that are written for a quarter hour of a code: its totals and values, in up to three series. */
const ROWS_OF_QUARTER = 10;

/** Values that one statement adds: each has eight parameters. */
const VALUES_AT_ONCE = 500;

/** On SQLite counts of scans may still be added to a row. */
const IS_EMPTY = [...COUNT_COLUMNS, "leads"].map((column) => `${column} = 0`).join(" and ");

const VALUE = shape({
  codeSeq: whole,
  slot: whole,
  dimension: whole,
  value: text,
  scans: whole,
  uniqueVisitors: whole,
  bots: whole,
  botVisitors: whole,
});
const GROUP = shape({ groupTag: nullable(text) });

/**
 * Brings the counts of codes that were moved, deleted or never added to the series of campaigns and
 * workspaces.
 */
export function createSeriesMover(db: Database) {
  const { writeUnsynced } = bind(db);
  return {
    /** Writes about `rows` rows. @returns whether there may be more to do. */
    // Nothing is lost when a crash undoes a step: it is done again. So none waits for the disk.
    step: writeUnsynced(step),
  };
}

/** One code: the series of several would be locked in the order of their codes. */
function* step(rows: number): Work<boolean> {
  // Those of a file that is still being staged wait for it.
  const codeSeq = yield* value(
    whole,
  )`select code_seq from series_moves left join codes on seq = code_seq where ${isVisible}
    order by code_seq limit 1`;
  if (codeSeq !== null) yield* moveSome(codeSeq, rows);
  return codeSeq !== null;
}

/**
 * Moves the counts of some days of a code, if they are to move. Nothing that comes after it in its transaction may lock other codes or
 * series.
 * @returns about how many rows were written.
 */
export function* moveSome(codeSeq: number, rows: number): Work<number> {
  const seen = yield* first(MOVE)`select ${MOVE} from series_moves where code_seq = ${codeSeq}`;
  if (!seen) return 0;
  // The series of a workspace that has left are erased as a whole.
  const isThere = yield* holdTenant(seen.tenantId);
  yield* lockCodes([codeSeq]);
  // Of a deleted code only the move is left to lock.
  const move = yield* first(MOVE)`select ${MOVE} from series_moves where code_seq = ${codeSeq} ${forUpdate}`;
  if (!move) return 0;
  if (!isThere) return yield* run`delete from series_moves where code_seq = ${codeSeq}`;
  const most = Math.ceil(rows / ROWS_OF_QUARTER);
  const quarters = yield* values(whole)`select slot from totals where code_seq = ${codeSeq}
    and grain = ${GRAIN.quarter} and slot >= ${move.nextDay * QUARTERS_OF_DAY} order by slot limit ${most}`;
  const days = quarters.map((slot) => Math.floor(slot / QUARTERS_OF_DAY));
  const [firstDay = 0, lastDay = 0] = [days.at(0), days.at(-1)];
  // A day moves as a whole, so that all grains of the totals agree.
  const until = quarters.length < most ? lastDay + 1 : Math.max(lastDay, firstDay + 1);
  if (quarters.length > 0) yield* moveDays(move, firstDay, until);
  if (quarters.length < most) yield* end(move);
  else yield* run`update series_moves set next_day = ${until} where code_seq = ${codeSeq}`;
  return (1 + quarters.length) * ROWS_OF_QUARTER;
}

/** Adds the counts of a code on some days to series, and subtracts them from others. */
function* moveDays(move: Move, fromDay: number, untilDay: number): Work<void> {
  const { codeSeq } = move;
  const changes = yield* changesOf(move);
  yield* lockSeries(changes.map(({ number }) => number));
  for (const { number, sign } of changes)
    for (const [grain, length] of GRAIN_LENGTH) {
      const from = (fromDay * SLOT.day) / length;
      const until = (untilDay * SLOT.day) / length;
      yield* run`insert into totals (code_seq, grain, slot, scans, unique_visitors, repeat_scanners, bots, bot_visitors,
          bot_repeaters, leads)
        select cast(${number} as bigint), grain, slot, cast(${sign} as bigint) * scans, cast(${sign} as bigint) * unique_visitors,
          cast(${sign} as bigint) * repeat_scanners, cast(${sign} as bigint) * bots, cast(${sign} as bigint) * bot_visitors,
          cast(${sign} as bigint) * bot_repeaters, cast(${sign} as bigint) * leads
        from totals where code_seq = ${codeSeq} and grain = ${grain} and slot >= ${from} and slot < ${until} order by slot
        on conflict (code_seq, grain, slot) do update set scans = totals.scans + excluded.scans,
          unique_visitors = totals.unique_visitors + excluded.unique_visitors,
          repeat_scanners = totals.repeat_scanners + excluded.repeat_scanners, bots = totals.bots + excluded.bots,
          bot_visitors = totals.bot_visitors + excluded.bot_visitors,
          bot_repeaters = totals.bot_repeaters + excluded.bot_repeaters, leads = totals.leads + excluded.leads`;
      if (sign < 0)
        yield* run`delete from totals where code_seq = ${number} and grain = ${grain}
          and slot >= ${from} and slot < ${until} and ${raw(IS_EMPTY)}`;
    }
  const rows = (yield* quarterRows(codeSeq, fromDay * SLOT.day, untilDay * SLOT.day)).filter(
    ({ dimension }) => dimension < SERIES_DIMENSIONS,
  );
  for (const { number, sign } of changes)
    for (let at = 0; at < rows.length; at += VALUES_AT_ONCE) {
      const some = rows.slice(at, at + VALUES_AT_ONCE).map((row) => ({
        ...row,
        codeSeq: number,
        scans: sign * row.scans,
        uniqueVisitors: sign * row.uniqueVisitors,
        bots: sign * row.bots,
        botVisitors: sign * row.botVisitors,
      }));
      yield* addValues(some);
    }
}

/** Adds counts to series by value, in quarter hours that may be packed already. */
function* addValues(rows: readonly ReturnType<typeof VALUE.read>[]): Work<void> {
  yield* run`insert into dimension_totals ${VALUE.values(...rows)}
    on conflict (code_seq, slot, dimension, value) do update set scans = dimension_totals.scans + excluded.scans,
      unique_visitors = dimension_totals.unique_visitors + excluded.unique_visitors,
      bots = dimension_totals.bots + excluded.bots, bot_visitors = dimension_totals.bot_visitors + excluded.bot_visitors`;
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first && last)
    yield* run`delete from dimension_totals where code_seq = ${first.codeSeq}
      and slot >= ${first.slot} and slot <= ${last.slot}
      and scans = 0 and unique_visitors = 0 and bots = 0 and bot_visitors = 0`;
}

/** The series that a move changes, in order. A code that is counted nowhere yet, or nowhere any more, changes its workspace's, too. */
function* changesOf({ tenantId, fromGroup, toGroup }: Move) {
  const signs = new Map<string, 1 | -1>();
  if (fromGroup === null || toGroup === null) signs.set(WHOLE_WORKSPACE, fromGroup === null ? 1 : -1);
  if (fromGroup !== null) signs.set(fromGroup, -1);
  if (toGroup !== null) signs.set(toGroup, 1);
  const numbers = yield* numbersOf(tenantId, [...signs.keys()]);
  return [...numbers].map(([group, number]) => ({ number, sign: signs.get(group) ?? 1 }));
}

/** Ends a move. If the code has moved on meanwhile, or was deleted, another one follows. */
function* end({ codeSeq, toGroup }: Move): Work<void> {
  const code = yield* first(GROUP)`select ${GROUP} from codes where seq = ${codeSeq}`;
  const group = code ? (code.groupTag ?? "") : null;
  if (group === toGroup) yield* run`delete from series_moves where code_seq = ${codeSeq}`;
  else
    yield* run`update series_moves set from_group = ${toGroup}, to_group = ${group}, next_day = 0
      where code_seq = ${codeSeq}`;
}
