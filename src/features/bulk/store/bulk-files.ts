import type { MadeBatch, Undone } from "../records.ts";
import type { Subject } from "../../audit/traits.ts";
import { note, unnote } from "../../audit/store.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { addressOf } from "../../../kit/shared/short-address.ts";
import { removeSome } from "../../codes/store/code-edits.ts";
import { MOST_ERASED } from "../../codes/store/code-weight.ts";
import { forgetAnswersOf } from "../../tenants/store/kept-answers.ts";
import { bytesOfText } from "../../tenants/store/weights.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import type { Fragment } from "../../../../db/sql.ts";
import { all, first, run, value, type Work } from "../../../../db/work.ts";

/* Bulk files that can be undone. */

const COLUMNS = {
  batch: whole,
  id: text,
  tenantId: text,
  firstCode: nullable(whole),
  lastCode: nullable(whole),
};
const MADE = shape(COLUMNS);
const FILE = shape({ ...COLUMNS, madeAt: whole });
const LOOKED = shape({ seq: whole, id: text, batch: nullable(whole) });

/** A file as the audit names it. */
export function fileOf(id: string): Subject {
  return { kind: "file", id, name: null };
}

/** Notes a batch in the transaction that commits it. @param areOf - selects its codes; `null` when it has none. */
export function* addFile(
  batch: number,
  { id, tenantId, madeAt }: { id: string; tenantId: string; madeAt: number },
  areOf: Fragment | null,
): Work<void> {
  const firstCode = areOf && (yield* value(whole)`select seq from codes where ${areOf} order by seq limit 1`);
  // Codes that others stage at the same time are among them: they have another batch.
  const lastCode = areOf && (yield* value(whole)`select max(seq) from codes`);
  yield* run`insert into bulk_files ${FILE.values({ batch, id, tenantId, firstCode, lastCode, madeAt })}`;
}

const PART = shape({ batch: whole, part: whole, record: text });

function addPart(batch: number, part: number, record: string) {
  return run`insert into batch_records ${PART.values({ batch, part, record })}`;
}

/** Stores a part of the record of an open batch, which counts with the batch. */
export function* addRecordPart(batch: number, part: number, record: string): Work<void> {
  yield* addPart(batch, part, record);
  yield* run`update open_batches set bytes = bytes + ${bytesOfText(record)} where seq = ${batch}`;
}

/** Stores a part of the record of a file of edits, in place of the one before. */
export function* setPart(batch: number, part: number, record: string): Work<void> {
  yield* run`delete from batch_records where batch = ${batch} and part = ${part}`;
  yield* addPart(batch, part, record);
}

/** Forgets a file that did nothing. @param entry - the id of its entry in the audit of the tenant. */
export function* dropFile(batch: number, tenantId: string, entry: string): Work<void> {
  yield* run`delete from bulk_files where batch = ${batch}`;
  yield* unnote(tenantId, entry);
}

export function idOf(batch: number): Work<string | null> {
  return value(text)`select id from bulk_files where batch = ${batch}`;
}

export function findMade(tenantId: string, id: string, after: number): Work<MadeBatch | null> {
  return first(MADE)`select ${MADE} from bulk_files
    where id = ${id} and tenant_id = ${tenantId} and made_at > ${after}`;
}

/** @param count - of the codes that it deleted or put back. */
export function* endUndo(
  { batch, id, tenantId }: MadeBatch,
  at: number,
  deed: Deed | null = null,
  count = 0,
): Work<void> {
  yield* run`update bulk_files set undone_at = ${at} where batch = ${batch}`;
  yield* forgetAnswersOf([id]);
  yield* note(tenantId, count > 0 ? deed : null, "codes.undone", fileOf(id), { count });
}

/** The most codes that a step looks through: it deletes few of them. */
const WIDEST = 100;

/** Undoes a part of a batch. */
export function* undoSome(made: MadeBatch, after: number, rows: number, at: number): Work<Undone> {
  const width = Math.min(rows, WIDEST);
  const looked = yield* all(LOOKED)`select ${LOOKED} from codes
    where seq > ${after} and seq <= ${made.lastCode ?? 0} order by seq limit ${width}`;
  const own = looked.filter(({ batch }) => batch === made.batch);
  const some = own.slice(0, MOST_ERASED);
  const { deleted, left } = yield* removeSome(
    made.tenantId,
    some.map(({ id }) => id),
    at,
    ({ revision, scans, leads }) => revision === 1 && scans === 0 && leads === 0,
  );
  const last = some.length < own.length ? some.at(-1) : looked.length === width ? looked.at(-1) : null;
  return {
    deleted: deleted.map(addressOf),
    kept: left.map(({ id }) => id),
    next: last?.seq ?? null,
  };
}
