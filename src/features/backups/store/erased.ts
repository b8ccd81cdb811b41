import { isOneOf } from "../../../../db/sql.ts";
import { run, type Work } from "../../../../db/work.ts";
import { nullable, shape, text } from "../../../../db/shape.ts";
import type { BlockedKind, ErasedKind } from "../records.ts";

const ROW = shape({ kind: text, subject: text, detail: nullable(text) });

/** The subject of a member of a workspace. */
export const memberOf = (tenantId: string, personId: string) => `${tenantId}/${personId}`;

/** The subject of a key of a workspace. */
export const keyOf = (tenantId: string, keyId: string) => `${tenantId}/${keyId}`;

/**
 * Notes that records are erased, in the transaction that does it: a restore of an older backup repeats it.
 */
export function noteErased(kind: ErasedKind, ...subjects: readonly string[]): Work<void> {
  return noteLast(
    kind,
    subjects.map((subject) => ({ kind, subject, detail: null })),
  );
}

/** Notes the blocks of a record from now on. @param state - `null` without any. */
export function noteBlocks(kind: BlockedKind, subject: string, state: object | null): Work<void> {
  return noteLast(kind, [{ kind, subject, detail: state === null ? null : JSON.stringify(state) }]);
}

/**
 * Notes the last state of records in place of earlier ones. The new rows have numbers of their own: a list
 * that is being written has the earlier state, and then forgets only that.
 */
function* noteLast(
  kind: ErasedKind | BlockedKind,
  rows: readonly { kind: string; subject: string; detail: string | null }[],
): Work<void> {
  if (rows.length === 0) return;
  const subjects = rows.map(({ subject }) => subject);
  yield* run`delete from erased_records where kind = ${kind} and subject ${isOneOf(subjects)}`;
  yield* run`insert into erased_records ${ROW.values(...rows)}`;
}
