import { type People, shownAuthor } from "../../kit/shared/author.ts";
import { isoTime } from "../../kit/shared/clock.ts";
import { pick } from "../../kit/shared/fold.ts";
import { withoutPins } from "../../kit/shared/pin.ts";
import { PLAIN_MEMBERS } from "./constants.ts";
import type { PlainChangeList, PlainCode, PlainValues } from "./model.ts";
import type { FormerPlain } from "./records.ts";

/* The revisions of a plain code follow from its present values, and those that each change replaced. */

function valuesOf(code: PlainCode): PlainValues {
  return withoutPins(pick(code, PLAIN_MEMBERS));
}

/**
 * The changes of a code, newest first. The first one known has no values before it.
 * @param former - the oldest first.
 */
export function changesOf(
  code: PlainCode,
  former: readonly FormerPlain[],
  people: People,
): PlainChangeList["changes"] {
  let values = valuesOf(code);
  const present = { revision: code.revision, at: code.updatedAt, by: code.changedBy };
  const ends = [...former.map(({ revision, at, by }) => ({ revision, at, by })), present];
  return ends
    .map((end, index) => ({ end, replaced: former[index - 1] ?? null }))
    .toReversed()
    .map(({ end: { revision, at, by }, replaced }) => {
      const changed = PLAIN_MEMBERS.filter((name) => replaced === null || name in replaced.before);
      const { imported: _, ...author } = shownAuthor(by, people);
      const after = pick(values, changed);
      values = { ...values, ...replaced?.before };
      return {
        ...{ revision, at: isoTime(at), ...author, changed },
        ...{ before: replaced?.before ?? null, after },
      };
    });
}

/** The content of a code in a revision; `null` when the code has no such revision, or keeps it no longer. */
export function contentAt(
  code: PlainCode,
  former: readonly FormerPlain[],
  revision: number,
): PlainValues | null {
  const known = [...former.map((one) => one.revision), code.revision];
  if (!known.includes(revision)) return null;
  let values = valuesOf(code);
  for (const { revision: ended, before } of former.toReversed())
    if (ended >= revision) values = { ...values, ...before };
  return values;
}
