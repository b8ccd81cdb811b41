import type { ArrivingDay, ImportedDay } from "../records.ts";
import { shape, text, whole } from "../../../../db/shape.ts";
import { isChosen, isOneOf, sql } from "../../../../db/sql.ts";
import { all, run, type Work } from "../../../../db/work.ts";

/*
 * Scans of codes on the days before they came here. They are staged with their codes in the batch of an
 * archive, and go with it when it is discarded. The store of bulk files calls these in its transactions.
 */

const DAY = shape({ day: whole, scans: whole });
const ROW = shape({ codeSeq: whole, day: whole, scans: whole });
const CODE = shape({ seq: whole, id: text });

/** The first `limit` days of a code from `from` on, and before `to`, in order. */
export function importedDaysOf(codeId: string, from: number, to: number, limit: number): Work<ImportedDay[]> {
  return all(DAY)`select ${DAY} from imported_days
    where code_seq = (select seq from codes where id = ${codeId}) and day >= ${from} and day < ${to}
    order by day limit ${limit}`;
}

/**
 * Stores days of staged codes; a day that comes twice is added up. Codes that are not in the batch are passed
 * over.
 */
export function* stageDays(batch: number, days: readonly ArrivingDay[]): Work<void> {
  const ids = isOneOf([...new Set(days.map(({ codeId }) => codeId))]);
  const codes = yield* all(CODE)`select ${CODE} from codes where id ${ids} and batch = ${batch}`;
  const seqs = new Map(codes.map(({ id, seq }) => [id, seq]));
  for (const { codeId, day, scans } of days) {
    const codeSeq = seqs.get(codeId);
    // A row each: databases keep a statement for each number of rows.
    if (codeSeq !== undefined)
      yield* run`insert into imported_days ${ROW.values({ codeSeq, day, scans })}
        on conflict (code_seq, day) do update set scans = imported_days.scans + excluded.scans`;
  }
}

/** Erases days of codes of a batch that is discarded, about `most` rows. @returns whether there are more. */
export function* eraseStagedDays(seqs: readonly number[], most: number): Work<boolean> {
  const erased = yield* run`delete from imported_days where ${isChosen(
    "code_seq, day",
    sql`from imported_days where code_seq ${isOneOf(seqs)} limit ${most}`,
  )}`;
  return erased === most;
}
