import type { Code } from "../../src/codes/model.ts";
import { type Content, contentOf } from "../../src/history/traits.ts";
import { copyKey } from "../../src/shared/pin.ts";
import { lightOf, shareOf } from "./code-weight.ts";
import { nullable, shape, text, whole } from "./shape.ts";
import { all, run, type Work } from "./work.ts";

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

/** A code before a change and after it. */
export interface FormerChange {
  readonly before: Numbered;
  readonly after: Code;
}

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
  const replaced = changes.flatMap(({ before, after }) => replacedValues(before, contentOf(after)));
  if (replaced.length > 0) yield* run`insert into code_values ${VALUE.values(...replaced)}`;
}

function replacedValues(before: Numbered, after: Content): ReturnType<typeof VALUE.read>[] {
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
