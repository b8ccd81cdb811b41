import { noteErased } from "../../backups/store/erased.ts";
import { lightOf, MOST_ERASED } from "../../codes/store/code-weight.ts";
import { addCopies } from "../../logos/store/logo-copies.ts";
import { addToTotals } from "../../tenants/store/tenant-totals.ts";
import { weightOf } from "../../tenants/store/weights.ts";
import type { LogoCopy } from "../../logos/art.ts";
import { lockTenant } from "../../../../db/locks.ts";
import { from, shape, text, whole } from "../../../../db/shape.ts";
import { isOneOf, sql } from "../../../../db/sql.ts";
import { all, run, value, values, type Work } from "../../../../db/work.ts";
import type { PlainCode } from "../model.ts";
import { plainCodes } from "../tables.ts";
import { bytesOfNew, PLAIN_ROW, type PlainRow, toRow } from "./row.ts";

/*
 * Plain codes of bulk files. They are staged in the batch of their file, in which nobody sees them until it is
 * committed, and go with it when it is discarded or undone. The store of bulk files calls these in its
 * transactions.
 */

const WEIGHED = shape({ id: text, weight: from(weightOf(plainCodes), whole) });

/** Plain codes as they are staged, and their bytes. */
export function plainRowsOf(codes: readonly PlainCode[]) {
  const rows = codes.map(toRow);
  return { rows, bytes: rows.reduce((sum, row) => sum + bytesOfNew(row), 0) };
}

/** Stores plain codes in a batch. */
export function* stagePlain(
  batch: number,
  rows: readonly PlainRow[],
  copies: readonly LogoCopy[],
): Work<void> {
  // A row each: databases keep a statement for each number of rows.
  for (const row of rows) yield* run`insert into plain_codes ${PLAIN_ROW.values({ ...row, batch })}`;
  yield* addCopies(copies);
}

/** How many plain codes a batch has. */
export function* countPlain(batch: number): Work<number> {
  return (yield* value(whole)`select count(*) from plain_codes where batch = ${batch}`) ?? 0;
}

/** Erases some plain codes of a batch that is discarded. @returns whether there are more. */
export function* erasePlain(batch: number): Work<boolean> {
  const found = yield* all(WEIGHED)`select ${WEIGHED} from plain_codes
    where batch = ${batch} order by id limit ${MOST_ERASED}`;
  if (found.length === 0) return false;
  yield* run`delete from plain_codes where id ${isOneOf(lightOf(found).map(({ id }) => id))}`;
  return true;
}

/** A committed batch. */
interface PlainBatch {
  readonly batch: number;
  readonly tenantId: string;
}

interface PlainUndone {
  readonly deleted: number;
  readonly kept: readonly string[];
}

/** A code that was neither edited nor printed since its file was made. */
const IS_UNTOUCHED = sql`revision = 1 and not printed`;

/**
 * Deletes some untouched plain codes of a batch. @returns how many, and the ids of the others once there are
 * no more of them.
 */
export function* undoPlain({ batch, tenantId }: PlainBatch): Work<PlainUndone> {
  // An edit locks the tenant too: no code that was found is edited before it is deleted, or deleted twice.
  if (!(yield* lockTenant(tenantId))) return { deleted: 0, kept: [] };
  const found = yield* all(WEIGHED)`select ${WEIGHED} from plain_codes
    where batch = ${batch} and ${IS_UNTOUCHED} order by id limit ${MOST_ERASED}`;
  if (found.length === 0)
    return {
      deleted: 0,
      kept: yield* values(text)`select id from plain_codes where batch = ${batch} order by id`,
    };
  const some = lightOf(found);
  yield* run`delete from plain_codes where id ${isOneOf(some.map(({ id }) => id))}`;
  yield* noteErased("plain_code", ...some.map(({ id }) => id));
  const bytes = some.reduce((sum, { weight }) => sum + weight, 0);
  yield* addToTotals(tenantId, { plainCodes: -some.length, bytes: -bytes });
  return { deleted: some.length, kept: [] };
}
