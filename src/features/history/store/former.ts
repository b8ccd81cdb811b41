import type { FormerPart } from "../../bulk/records.ts";
import type { Code } from "../../codes/model.ts";
import { type Content, contentOf } from "../traits.ts";
import { copyKey } from "../../../kit/shared/pin.ts";
import { nameFormer } from "../../codes/store/page-items.ts";
import { lightOf, shareOf } from "../../codes/store/code-weight.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { fitted, MOST_HISTORY } from "./history-bound.ts";
import { isChosen, isOneOf, sql } from "../../../../db/sql.ts";
import { bytesOfText, ROW } from "../../tenants/store/weights.ts";
import { all, exists, run, type Work } from "../../../../db/work.ts";

/* The former revisions of codes: written by each change, erased after the code. */

const REVISION = shape({
  codeSeq: whole,
  revision: whole,
  at: whole,
  changedBy: nullable(text),
  history: nullable(whole),
});
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
  /** The bytes of its history before the change, and the most that it may have afterwards. */
  readonly history: number;
  readonly most: number;
}

/**
 * Keeps the revisions of codes that a change ends, with the values that it replaces. Runs in the transaction of the change: so a copy
 * of a logo, and a picture, that the code no longer names is named here at once.
 * @returns by how many bytes the histories have grown.
 */
export function* keepFormer(changes: readonly FormerChange[]): Work<number> {
  const values = changes.flatMap(({ replaced }) => replaced);
  if (values.length > 0) yield* run`insert into code_values ${VALUE.values(...values)}`;
  const ended = [];
  let grown = 0;
  for (const change of changes) {
    const { before, history: earlier, most } = change;
    const history = yield* fitted(before.seq, earlier + added(change), most);
    grown += history - earlier;
    const { seq: codeSeq, revision, updatedAt: at, changedBy } = before;
    if (history > 0) ended.push({ codeSeq, revision, at, changedBy, history });
  }
  if (ended.length > 0) yield* run`insert into code_revisions ${REVISION.values(...ended)}`;
  return grown;
}

/** The bytes that a change adds to the history of its code. */
function added({ replaced }: FormerChange): number {
  return replaced.reduce((sum, { value }) => sum + bytesOfText(value), ROW);
}

/** The most bytes by which the history of a code grows. It is less where more gives way than has to. */
export function mostGrowth(change: FormerChange): number {
  return Math.min(added(change), change.most - change.history);
}

const SEQ = shape({ id: text, seq: whole });

/** Writes changes that staged codes had elsewhere. @returns what they take. */
export function* addFormer(batch: number, parts: readonly FormerPart[]): Work<number> {
  const ids = isOneOf([...new Set(parts.map(({ codeId }) => codeId))]);
  const codes = yield* all(SEQ)`select ${SEQ} from codes where id ${ids} and batch = ${batch}`;
  const seqs = new Map(codes.map(({ id, seq }) => [id, seq]));
  const written = parts.filter(({ codeId }) => seqs.has(codeId));
  for (const { codeId, revision, at, by, isPresent, replaced } of written) {
    const codeSeq = seqs.get(codeId) ?? 0;
    const ended = { codeSeq, revision, at, changedBy: by, history: null };
    if (isPresent) yield* run`update codes set updated_at = ${at}, changed_by = ${by} where seq = ${codeSeq}`;
    // A row each: databases keep a statement for each number of rows.
    else yield* run`insert into code_revisions ${REVISION.values(ended)}`;
    for (const { member, value, image = null, items = [] } of replaced) {
      const row = { codeSeq, member, revision: revision - 1, value, copy: null, image };
      yield* run`insert into code_values ${VALUE.values(row)}`;
      yield* nameFormer(codeSeq, items, revision - 1);
    }
  }
  return bytesOfParts(written);
}

/** The bytes of such changes. */
export function bytesOfParts(parts: readonly FormerPart[]): number {
  return parts.reduce(
    (sum, { isPresent, replaced }) =>
      replaced.reduce((bytes, { value }) => bytes + bytesOfText(value), sum + (isPresent ? 0 : ROW)),
    0,
  );
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

/**
 * The change that makes of one code the other.
 * @param history - the bytes of the code's history.
 * @param room - by how many bytes it may grow; any number by default.
 */
export function formerChange(
  before: Numbered,
  after: Code,
  history: number,
  room = Number.POSITIVE_INFINITY,
): FormerChange {
  const most = Math.min(MOST_HISTORY, history + room);
  return { before, replaced: replacedValues(before, contentOf(after)), history, most };
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
