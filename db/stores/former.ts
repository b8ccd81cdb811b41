import type { FormerPart } from "../../src/bulk/store.ts";
import type { Code } from "../../src/codes/model.ts";
import { type Content, contentOf } from "../../src/history/traits.ts";
import { copyKey } from "../../src/shared/pin.ts";
import { lightOf, shareOf } from "./code-weight.ts";
import { nullable, shape, text, whole } from "./shape.ts";
import { isChosen, isOneOf, raw, sql } from "./sql.ts";
import { all, exists, run, value, type Work } from "./work.ts";

/* The former revisions of codes: written by each change, erased after the code. */

const REVISION = shape({ codeSeq: whole, revision: whole, at: whole, changedBy: nullable(text) });
const VALUE = shape({
  codeSeq: whole,
  member: text,
  revision: whole,
  value: text,
  copy: nullable(text),
  image: nullable(text),
});

/** A code with its number. */
interface Numbered extends Code {
  readonly seq: number;
}

type FormerValue = ReturnType<typeof VALUE.read>;

/** A code before a change, and those of its values that the change replaces. */
export interface FormerChange {
  readonly before: Numbered;
  readonly replaced: readonly FormerValue[];
}

/** Values of up to so many bytes are not counted. Nearly all targets are shorter: a longer one has over 1,000 characters beyond ASCII. */
const LIGHT = 4_096;

/**
 * The bytes that the large former values of a code may have: some dozen logos of one's own. So a workspace's histories are bounded by its
 * number of codes, and a code that is changed for ever can't fill the disk faster than its scans could.
 */
const MOST_LARGE = 8 * 1024 * 1024;

/**
 * Keeps the revisions of codes that a change ends, with the values that it replaces. Runs in the transaction of the change: so a copy
 * of a logo, and a picture, that the code no longer names is named here at once.
 */
export function* keepFormer(changes: readonly FormerChange[]): Work<void> {
  if (changes.length === 0) return;
  const ended = changes.map(({ before: { seq, revision, updatedAt, changedBy } }) => ({
    codeSeq: seq,
    revision,
    at: updatedAt,
    changedBy,
  }));
  yield* run`insert into code_revisions ${REVISION.values(...ended)}`;
  const values = changes.flatMap(({ replaced }) => replaced);
  if (values.length > 0) yield* run`insert into code_values ${VALUE.values(...values)}`;
}

const SEQ = shape({ id: text, seq: whole });

/** Writes changes that staged codes had elsewhere. */
export function* addFormer(batch: number, parts: readonly FormerPart[]): Work<void> {
  const ids = isOneOf([...new Set(parts.map(({ codeId }) => codeId))]);
  const codes = yield* all(SEQ)`select ${SEQ} from codes where id ${ids} and batch = ${batch}`;
  const seqs = new Map(codes.map(({ id, seq }) => [id, seq]));
  for (const { codeId, revision, at, by, isPresent, replaced } of parts) {
    const codeSeq = seqs.get(codeId);
    if (codeSeq === undefined) continue;
    if (isPresent) yield* run`update codes set updated_at = ${at}, changed_by = ${by} where seq = ${codeSeq}`;
    // A row each: databases keep a statement for each number of rows.
    else yield* run`insert into code_revisions ${REVISION.values({ codeSeq, revision, at, changedBy: by })}`;
    for (const { member, value } of replaced) {
      const row = { codeSeq, member, revision: revision - 1, value, copy: null, image: null };
      yield* run`insert into code_values ${VALUE.values(row)}`;
    }
  }
}

/**
 * Erases former revisions and values of codes of a batch that is discarded, about `most` rows.
 * @returns whether there are more.
 */
export function* eraseFormer(seqs: readonly number[], most: number): Work<boolean> {
  const codes = isOneOf(seqs);
  // Only codes of archives have any.
  const isAny = yield* exists`select 1 from code_revisions where code_seq ${codes}
    union all select 1 from code_values where code_seq ${codes} limit 1`;
  if (!isAny) return false;
  const values = yield* run`delete from code_values where ${isChosen(
    "code_seq, member, revision",
    sql`from code_values where code_seq ${codes} limit ${most}`,
  )}`;
  if (values === most) return true;
  const revisions = yield* run`delete from code_revisions where ${isChosen(
    "code_seq, revision",
    sql`from code_revisions where code_seq ${codes} limit ${most}`,
  )}`;
  return revisions === most;
}

/** The change that makes of one code the other. */
export function formerChange(before: Numbered, after: Code): FormerChange {
  return { before, replaced: replacedValues(before, contentOf(after)) };
}

/** Tells whether a code's history has room for the values that a change replaces. It always has room for small ones. */
export function* hasRoom({ before: { seq }, replaced }: FormerChange): Work<boolean> {
  const lengths = replaced.map(({ value }) => Buffer.byteLength(value)).filter((length) => length > LIGHT);
  if (lengths.length === 0) return true;
  const kept = yield* value(whole)`select coalesce(sum(octet_length(value)), 0) from code_values
    where code_seq = ${seq} and octet_length(value) > ${raw(String(LIGHT))}`;
  return lengths.reduce((sum, length) => sum + length, kept ?? 0) <= MOST_LARGE;
}

function replacedValues(before: Numbered, after: Content): FormerValue[] {
  const now = new Map<string, unknown>(Object.entries(after));
  return Object.entries(contentOf(before))
    .filter(([member, former]) => !Bun.deepEquals(former, now.get(member)))
    .map(([member, former]) => ({
      codeSeq: before.seq,
      member,
      revision: before.revision,
      value: JSON.stringify(former),
      copy:
        member === "style" ? copyKey(before.style) : member === "landing" ? copyKey(before.landing) : null,
      image: member === "landing" ? (before.landing?.cover?.id ?? null) : null,
    }));
}

const WEIGHED = shape({ member: text, revision: whole, weight: { ...whole, from: "octet_length(value)" } });

/** The most values whose weight is looked at in one step. */
const MOST_WEIGHED = 250;

/**
 * Erases former values of a code: some hundred, or a megabyte of them.
 * @returns the rows that it counts as in a step of so many: all while there are more.
 */
export function* eraseValues(codeSeq: number, rows: number): Work<number> {
  const most = Math.min(rows, MOST_WEIGHED);
  const found = yield* all(WEIGHED)`select ${WEIGHED} from code_values where code_seq = ${codeSeq}
    order by member, revision limit ${most}`;
  const light = lightOf(found);
  const last = light.at(-1);
  if (!last) return 0;
  const erased = yield* run`delete from code_values where code_seq = ${codeSeq}
    and (member, revision) <= (${last.member}, ${last.revision})`;
  const isRest = erased === found.length && found.length < most;
  return isRest ? Math.max(erased, Math.ceil(rows * shareOf(light))) : rows;
}
