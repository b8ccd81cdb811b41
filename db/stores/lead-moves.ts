import { lockCodes } from "./locks.ts";
import { shape, text, whole } from "./shape.ts";
import { isOneOf, sql } from "./sql.ts";
import { all, run, value, values, type Work } from "./work.ts";

/*
 * A lead is found by the workspace and the campaign that stand in its row. A code may have a hundred thousand leads, so a
 * transaction that moves the code only notes that, and a chore moves the leads. Leads that an older version stored, or stores on
 * another node during an upgrade, have no workspace: the chore adds it.
 */

const UNPLACED = shape({ id: text, codeSeq: whole });

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
    if (codeSeq === null) return yield* placeSome(left);
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
  yield* place(ids);
  const last = ids.at(-1);
  if (last === undefined || ids.length < rows) yield* run`delete from lead_moves where code_seq = ${codeSeq}`;
  else yield* run`update lead_moves set last_lead = ${last} where code_seq = ${codeSeq}`;
  return ids.length;
}

/** Places at most `rows` leads that have no workspace. @returns whether there may be more. */
function* placeSome(rows: number): Work<boolean> {
  const found = yield* all(UNPLACED)`select ${UNPLACED} from leads where tenant_id is null limit ${rows}`;
  yield* lockCodes([...new Set(found.map(({ codeSeq }) => codeSeq))]);
  yield* place(found.map(({ id }) => id));
  return found.length === rows;
}

/** Gives leads the workspace and campaign of their codes, which are locked. Leads of a deleted code wait for the eraser. */
function* place(ids: readonly string[]): Work<void> {
  if (ids.length === 0) return;
  const ofCode = sql`from codes where codes.seq = leads.code_seq`;
  yield* run`update leads set tenant_id = coalesce((select tenant_id ${ofCode}), ''), group_tag = (select group_tag ${ofCode})
    where id ${isOneOf(ids)}`;
}
