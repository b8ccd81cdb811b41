import { lockCodes } from "../../../../db/locks.ts";
import { text, whole } from "../../../../db/shape.ts";
import { isOneOf } from "../../../../db/sql.ts";
import { run, value, values, type Work } from "../../../../db/work.ts";

/*
 * A lead is found by the workspace and the campaign that stand in its row. A code may have a hundred thousand leads, so a
 * transaction that moves the code only notes that, and a chore moves the leads.
 */

/** Rows that a code counts as in a step, if it has fewer leads. */
const LEAST_COST = 5;

/** Notes that codes, which are locked, came to another campaign: their leads follow. */
export function followCodes(seqs: readonly number[]): Work<number> {
  return run`insert into lead_moves (code_seq, last_lead)
    select code_seq, '' from code_totals where code_seq ${isOneOf(seqs)} and leads > 0
    on conflict (code_seq) do update set last_lead = ''`;
}

/** Moves about `rows` leads. @returns whether there may be more to move. */
export function* moveSome(rows: number): Work<boolean> {
  let left = rows;
  while (left > 0) {
    const codeSeq = yield* value(whole)`select code_seq from lead_moves order by code_seq limit 1`;
    if (codeSeq === null) return false;
    left -= Math.max(LEAST_COST, yield* moveSomeOf(codeSeq, left));
  }
  return true;
}

/** Moves at most `rows` leads of a code. @returns how many. */
function* moveSomeOf(codeSeq: number, rows: number): Work<number> {
  const isThere = (yield* lockCodes([codeSeq])).has(codeSeq);
  // It is read only now, because the code may have been moved again.
  const after = isThere
    ? yield* value(text)`select last_lead from lead_moves where code_seq = ${codeSeq}`
    : null;
  const ids =
    after === null
      ? []
      : yield* values(text)`select id from leads
    where code_seq = ${codeSeq} and id > ${after} order by id limit ${rows}`;
  if (ids.length > 0)
    yield* run`update leads set group_tag = (select group_tag from codes where seq = ${codeSeq}) where id ${isOneOf(ids)}`;
  const last = ids.at(-1);
  if (last === undefined || ids.length < rows) yield* run`delete from lead_moves where code_seq = ${codeSeq}`;
  else yield* run`update lead_moves set last_lead = ${last} where code_seq = ${codeSeq}`;
  return ids.length;
}
