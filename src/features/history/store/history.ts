import type { FormerValues, RevisionChange, Lost, Revisions, ChangePage } from "../records.ts";
import { type Content, contentOf, MEMBERS } from "../traits.ts";
import { COUNTED_CODE, COUNTED_CODES, isVisible } from "../../codes/store/code-row.ts";
import { CONTENT_BYTES } from "../../codes/store/code-weight.ts";
import { readPage } from "../../../../db/large-rows.ts";
import { isPresent } from "../../../../db/locks.ts";
import { from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, isOneOf, joined, NOTHING, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, value, type Work } from "../../../../db/work.ts";

const HEAD = shape({
  seq: whole,
  revision: whole,
  at: from("updated_at", whole),
  by: from("changed_by", nullable(text)),
  bytes: from(CONTENT_BYTES, whole),
});
const ENDED = shape({ revision: whole, at: whole, by: from("changed_by", nullable(text)) });
const SIZE = shape({ revision: whole, bytes: from("octet_length(value)", whole) });
const FORMER = shape({ revision: whole, member: text, value: text });

/** The most changes of a page. */
const MOST_CHANGES = 250;

/** A change that is found, and the bytes that it has in a page. */
interface Found extends Pick<RevisionChange, "revision" | "at" | "by"> {
  readonly isFirst: boolean;
  readonly bytes: number;
}

/** Reads what has become of codes. Each change writes its own history, in its transaction. */
export function createHistoryStore(db: Database) {
  return {
    /**
     * The changes of a tenant's code, newest first. A page has fewer than asked for when they are large.
     * @param before - only earlier revisions than this one; `null` for all.
     * @returns `null` when the tenant has no such code.
     */
    async list(
      tenantId: string,
      id: string,
      limit: number,
      before: number | null,
    ): Promise<ChangePage | null> {
      const most = Math.min(limit, MOST_CHANGES);
      const found = await db.snapshot(() => find(tenantId, id, most, before));
      if (!found) return null;
      const { rows: changes, last } = await readPage(found.changes, most, (part) =>
        db.snapshot(() => read(found.seq, part)),
      );
      return { changes, next: last?.revision ?? null };
    },

    /**
     * A tenant's code as it was after a revision.
     * @returns the revisions that there are, when that is none of them; what of it is no longer kept, if
     *   anything; `null` when the tenant has no such code.
     */
    at: bind(db).snapshot(contentAt),
  };
}

export type HistoryStore = ReturnType<typeof createHistoryStore>;

function findHead(tenantId: string, id: string) {
  return first(HEAD)`select ${HEAD} from codes
    where id = ${id} and tenant_id = ${tenantId} and ${isVisible} and ${isPresent(tenantId)}`;
}

/** Finds `limit` changes of a code, and one more if there are more. */
function* find(tenantId: string, id: string, limit: number, before: number | null) {
  const head = yield* findHead(tenantId, id);
  if (!head) return null;
  const { seq } = head;
  const ended = yield* all(ENDED)`select ${ENDED} from code_revisions where code_seq = ${seq}
    ${before === null ? NOTHING : sql`and revision < ${before}`} order by revision desc limit ${limit + 2}`;
  const isHeadAsked = before === null || before > head.revision;
  const revisions = isHeadAsked ? [head, ...ended] : ended;
  const firstKnown = ended.length < limit + 2 ? revisions.at(-1)?.revision : null;
  const page = revisions.slice(0, limit + 1);
  const sizes = yield* sizesOf(seq, page);
  const changes: Found[] = [];
  for (const { revision, at, by } of page) {
    const isFirst = revision === firstKnown;
    // Each value stands in a page twice: as the former one of a change, and as the new one of another.
    const bytes = isFirst
      ? head.bytes + (yield* sizeAfter(seq, revision))
      : 2 * (sizes.get(revision - 1) ?? 0);
    changes.push({ revision, at, by, isFirst, bytes });
  }
  return { seq, changes };
}

/** The bytes of the values that each of some revisions had last. SQLite would copy the values to add their sizes up by revision. */
function* sizesOf(seq: number, page: readonly { readonly revision: number }[]): Work<Map<number, number>> {
  const found = yield* all(SIZE)`select ${SIZE} from code_values where ${areReplacedIn(seq, page)}`;
  const sizes = new Map<number, number>();
  for (const { revision, bytes } of found) sizes.set(revision, (sizes.get(revision) ?? 0) + bytes);
  return sizes;
}

/** The values that some changes, newest first, have replaced. */
function areReplacedIn(seq: number, page: readonly { readonly revision: number }[]): Fragment {
  const [newest, oldest] = [page[0]?.revision ?? 0, page.at(-1)?.revision ?? 0];
  return sql`code_seq = ${seq} and member ${isOneOf(MEMBERS)} and revision >= ${oldest - 1} and revision < ${newest}`;
}

/** The values after a revision, of those members that were changed later. One look-up each, however often that was. */
function replacedAfter(seq: number, revision: number, members: readonly string[]): Fragment {
  return joined(
    members.map(
      (member) => sql`select * from (select revision, member, value from code_values
        where code_seq = ${seq} and member = ${member} and revision >= ${revision} order by revision limit 1) as one`,
    ),
    " union all ",
  );
}

function* sizeAfter(seq: number, revision: number): Work<number> {
  const size = yield* value(
    whole,
  )`select ${SIZE_SUM} from (${replacedAfter(seq, revision, MEMBERS)}) as replaced`;
  return size ?? 0;
}
const SIZE_SUM = sql`coalesce(sum(octet_length(value)), 0)`;

/** Reads changes that were found. Former values never change, and the present ones are looked for where they are now. */
function* read(seq: number, part: readonly Found[]): Work<RevisionChange[]> {
  const [newest] = part;
  if (!newest) return [];
  const rows = yield* all(FORMER)`select ${FORMER} from code_values where ${areReplacedIn(seq, part)}`;
  const replaced = Map.groupBy(rows, ({ revision }) => revision);
  const isChanged = new Set(rows.map(({ member }) => member));
  const members = part.some(({ isFirst }) => isFirst) ? MEMBERS : MEMBERS.filter((one) => isChanged.has(one));
  const values = yield* valuesAfter(seq, newest.revision, members);
  // Goes back in time: `values` are those after the revision, and then those before it.
  if (values === null) return [];
  return part.map(({ revision, at, by, isFirst }): RevisionChange => {
    const former = isFirst ? null : parsed(replaced.get(revision - 1) ?? []);
    const changed = MEMBERS.filter((member) => former === null || former.has(member));
    const isLost = (member: string) =>
      isNotKept(values, member) || (former !== null && isNotKept(former, member));
    const change = {
      ...{ revision, at, by, changed },
      notKept: changed.filter(isLost),
      before: former && toChange(former, changed),
      after: toChange(values, changed),
    };
    for (const [member, one] of former ?? []) values.set(member, one);
    return change;
  });
}

/** The values of members after a revision; `null` when the code is deleted. */
function* valuesAfter(
  seq: number,
  revision: number,
  members: readonly string[],
): Work<Map<string, unknown> | null> {
  if (members.length === 0) return new Map();
  const values = parsed(yield* all(FORMER)`${replacedAfter(seq, revision, members)}`);
  if (members.every((member) => values.has(member))) return values;
  const code = yield* first(COUNTED_CODE)`select ${COUNTED_CODE} from ${COUNTED_CODES} where seq = ${seq}`;
  if (!code) return null;
  return new Map([...Object.entries(contentOf(code)), ...values]);
}

function* contentAt(tenantId: string, id: string, revision: number): Work<Content | Revisions | Lost | null> {
  const head = yield* findHead(tenantId, id);
  if (!head) return null;
  const oldest = yield* value(
    nullable(whole),
  )`select min(revision) from code_revisions where code_seq = ${head.seq}`;
  const known = { first: oldest ?? head.revision, last: head.revision };
  if (revision < known.first || revision > known.last) return known;
  const values = yield* valuesAfter(head.seq, revision, MEMBERS);
  if (values === null) return null;
  const lost = MEMBERS.filter((member) => isNotKept(values, member));
  if (lost.length > 0) return { notKept: lost };
  const content = toChange(values, MEMBERS);
  return isWhole(content) ? content : null;
}

/** The values of rows. One that is no longer kept is `undefined`, which JSON has none of. */
function parsed(rows: readonly { readonly member: string; readonly value: string }[]): Map<string, unknown> {
  return new Map(
    rows.map(({ member, value }): [string, unknown] => [
      member,
      value === "" ? undefined : JSON.parse(value),
    ]),
  );
}

function isNotKept(values: ReadonlyMap<string, unknown>, member: string): boolean {
  return values.has(member) && values.get(member) === undefined;
}

/**
 * Some members of a code, without those whose values are no longer kept. Only `former.ts` writes values, and they were a code's: so
 * they are trusted, as the code's own.
 */
function toChange(values: ReadonlyMap<string, unknown>, members: readonly string[]): FormerValues {
  return Object.fromEntries(
    members.filter((member) => !isNotKept(values, member)).map((member) => [member, values.get(member)]),
  );
}

function isWhole(content: FormerValues): content is Content {
  return MEMBERS.every((member) => member in content);
}
