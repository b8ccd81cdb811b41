import { GRAIN_LENGTH } from "../../../../db/common/grain.ts";
import { MOVE } from "../../analytics/store/series.ts";
import type { ArrivingLead } from "../records.ts";
import { deviceClass } from "./lead-list.ts";
import { bytes, flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { isChosen, isOneOf, sql } from "../../../../db/sql.ts";
import { all, run, type Work } from "../../../../db/work.ts";

/*
 * Leads of an archive. They are staged with their codes in the batch of the file, in which nobody sees them,
 * and go with it when it is discarded. The store of bulk files calls these in its transactions.
 */

const LEAD_ROW = shape({
  ...{ id: text, codeSeq: whole, at: whole, country: nullable(text), device: deviceClass },
  ...{ sealed: bytes, tenantId: text, group: from("group_tag", nullable(text)), handled: flag },
});
const CODE = shape({ seq: whole, id: text, tenantId: text, group: from("group_tag", nullable(text)) });
const TOTAL = shape({ codeSeq: whole, grain: whole, slot: whole, leads: whole });

/** Stores leads of staged codes, and counts them. Codes that are not in the batch are passed over. */
export function* stageLeads(batch: number, leads: readonly ArrivingLead[]): Work<void> {
  const ids = isOneOf([...new Set(leads.map(({ codeId }) => codeId))]);
  const codes = new Map(
    (yield* all(CODE)`select ${CODE} from codes where id ${ids} and batch = ${batch}`).map((code) => [
      code.id,
      code,
    ]),
  );
  for (const { codeId, ...lead } of leads) {
    const code = codes.get(codeId);
    if (!code) continue;
    const { seq: codeSeq, tenantId, group } = code;
    // A row each: databases keep a statement for each number of rows.
    yield* run`insert into leads ${LEAD_ROW.values({ ...lead, codeSeq, tenantId, group })}`;
    yield* run`update code_totals set leads = leads + 1 where code_seq = ${codeSeq}`;
    const slots = GRAIN_LENGTH.map(([grain, length]) => ({
      ...{ codeSeq, grain, leads: 1 },
      slot: Math.floor(lead.at / length),
    }));
    yield* run`insert into totals ${TOTAL.values(...slots)}
      on conflict (code_seq, grain, slot) do update set leads = totals.leads + excluded.leads`;
    // The series of its campaign and workspace get its counts once the batch is committed.
    const move = { codeSeq, tenantId, fromGroup: null, toGroup: group ?? "", nextDay: 0 };
    yield* run`insert into series_moves ${MOVE.values(move)} on conflict (code_seq) do nothing`;
  }
}

/** Erases leads of codes of a batch that is discarded, about `most` rows. @returns whether there are more. */
export function* eraseStagedLeads(seqs: readonly number[], most: number): Work<boolean> {
  const codes = isOneOf(seqs);
  const erased = yield* run`delete from leads where ${isChosen(
    "id",
    sql`from leads where code_seq ${codes} limit ${most}`,
  )}`;
  if (erased === most) return true;
  const totals = yield* run`delete from totals where ${isChosen(
    "code_seq, grain, slot",
    sql`from totals where code_seq ${codes} limit ${most}`,
  )}`;
  if (totals === most) return true;
  yield* run`delete from series_moves where code_seq ${codes}`;
  return false;
}
