import { forgetItems } from "../../codes/store/page-items.ts";
import { MEMBERS } from "../traits.ts";
import { shape, whole } from "../../../../db/shape.ts";
import { isOneOf, raw, sql } from "../../../../db/sql.ts";
import { ROW, VALUE_BYTES } from "../../tenants/store/weights.ts";
import { all, run, value, values, type Work } from "../../../../db/work.ts";

/*
 * The bound of a code's history. When it has no room for what a change replaces, older values give way: first those of more
 * than `HEAVY` bytes, the oldest first, whose revisions stay and say that the value is no longer kept; then whole revisions,
 * the oldest first, and the history begins later.
 */

/** The most bytes of a code's history: some two hundred logos of one's own, or 30,000 other targets. */
export const MOST_HISTORY = 8 * 1024 * 1024;

/** As in the index `code_values_heavy`. The row of a smaller value takes most of the room itself. */
const IS_HEAVY = sql`octet_length(value) > 256`;

/** Rows that are looked at in one statement. */
const VALUES_AT_ONCE = 64;
const REVISIONS_AT_ONCE = 16;

const HEAVY = shape({ revision: whole, bytes: { ...whole, from: "octet_length(value)" } });

/**
 * Makes the history of a code fit. The values that its last change replaced are stored, their revision is not yet.
 * @param bytes - its size, with that revision.
 * @returns its size afterwards; 0 when no room is left for a revision, and the history begins anew.
 */
export function* fitted(codeSeq: number, bytes: number, most: number): Work<number> {
  let left = bytes;
  while (left > most) {
    const freed = yield* dropHeavy(codeSeq, left - most);
    if (freed === 0) break;
    left -= freed;
  }
  while (left > most) {
    const freed = yield* dropOldest(codeSeq);
    if (freed === 0) break;
    left -= freed;
  }
  if (left <= most) return left;
  yield* run`delete from code_values where code_seq = ${codeSeq}`;
  yield* forgetItems(codeSeq, null);
  return 0;
}

/** Drops the oldest large values of a code, about so many bytes. @returns how many. */
function* dropHeavy(codeSeq: number, excess: number): Work<number> {
  const found = yield* all(HEAVY)`select ${HEAVY} from code_values
    where code_seq = ${codeSeq} and ${IS_HEAVY} order by revision limit ${VALUES_AT_ONCE}`;
  if (found.length === 0) return 0;
  let [last, sum] = [0, 0];
  for (const { revision, bytes } of found) {
    if (sum >= excess) break;
    last = revision;
    sum += bytes;
  }
  const are = sql`code_seq = ${codeSeq} and ${IS_HEAVY} and revision <= ${last}`;
  const freed = yield* value(
    whole,
  )`select coalesce(sum(octet_length(value)), 0) from code_values where ${are}`;
  yield* run`update code_values set value = '', copy = null, image = null where ${are}`;
  return freed ?? 0;
}

/** Deletes some of the oldest revisions of a code. @returns how many bytes they took. */
function* dropOldest(codeSeq: number): Work<number> {
  const oldest = yield* values(whole)`select revision from code_revisions
    where code_seq = ${codeSeq} order by revision limit ${REVISIONS_AT_ONCE}`;
  const last = oldest.at(-1);
  if (last === undefined) return 0;
  // By member, as the primary key has them.
  const are = sql`code_seq = ${codeSeq} and member ${isOneOf(MEMBERS)} and revision <= ${last}`;
  const freed = yield* value(
    whole,
  )`select coalesce(sum(${raw(VALUE_BYTES)}), 0) from code_values where ${are}`;
  yield* run`delete from code_values where ${are}`;
  yield* run`delete from code_revisions where code_seq = ${codeSeq} and revision <= ${last}`;
  yield* forgetItems(codeSeq, last);
  return ROW * oldest.length + (freed ?? 0);
}
