import type { People } from "../../kit/shared/author.ts";
import { SECOND } from "../../kit/shared/clock.ts";
import { nameOf, trusted } from "../../kit/shared/column.ts";
import { type Deed, deedOfDay } from "../../kit/shared/deed.ts";
import { lowestId } from "../../kit/shared/ids.ts";
import { nullable, shape, text, whole } from "../../../db/shape.ts";
import { type Fragment, isOneOf, joined, NOTHING, sql } from "../../../db/sql.ts";
import { lookThrough } from "../../../db/look-through.ts";
import { all, bind, type Database, run, values, type Work } from "../../../db/work.ts";
import type { AuditFilter, Detail, EntryPage, StoredEntry } from "./records.ts";
import { acts, nextOf, retire, shorten } from "./store/ending.ts";
import { countIn, ROW, rowOf } from "./store/rows.ts";
import { type Action, ACTIONS, type Subject, type SubjectKind, SUBJECTS } from "./traits.ts";

const ENTRY = shape({
  ...{ id: text, at: whole, author: nullable(text), who: text, action: nameOf<Action>(ACTIONS) },
  ...{ subjectKind: nameOf<SubjectKind>(SUBJECTS), subject: text, subjectName: nullable(text) },
  detail: trusted<Detail>(),
  count: nullable(whole),
});
type EntryRow = ReturnType<typeof ENTRY.read>;

const PERSON = shape({ id: text, name: text });

/**
 * An id is made a few milliseconds before or after the time of its entry is taken. So ids bound a period as
 * exactly as this. After a clock was set back they go on from the later time: such entries are found by that.
 */
const ID_SLACK = SECOND;

/**
 * Stores the audit of workspaces.
 * @param now - milliseconds of a monotonic clock, by which steps are measured.
 */
export function createAuditStore(db: Database, now: () => number = performance.now.bind(performance)) {
  const { read, write, writeUnsynced } = bind(db);

  async function list(filter: AuditFilter, limit: number, before: string | null): Promise<EntryPage> {
    const { who, action, subject } = filter;
    // One more than asked for shows whether there is a next page.
    const most = limit + 1;
    const all = (who ?? action ?? subject) === undefined;
    const { found, next } = all
      ? { found: await db.read(() => entriesOf(filter, before, sql`limit ${most}`)), next: null }
      : await lookThrough({
          after: before,
          most,
          step: (after, width) => db.read(() => walk(filter, after, width)),
          now,
        });
    const entries = found.slice(0, limit).map(entryOf);
    return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : next };
  }

  return {
    /** Notes something that is no change of the database, such as an export. */
    note: write(note),

    /** Counts a sign-in that failed. A crash may undo it. */
    noteRefusal: writeUnsynced(noteRefusal),

    /**
     * Newest first. Entries of one author, action or subject are looked for among those of the workspace: a
     * page ends after so many (`db/look-through.ts`), and may be shorter than asked for, or empty, while
     * there is more.
     */
    list,

    /** Erases at most `rows` entries that are older than a time. @returns whether there may be more. */
    retire: writeUnsynced(retire),

    /**
     * The next workspace that has entries, and whether it has more than `most`; `null` behind the last.
     * @param after - the workspace after which it comes.
     */
    nextOf: read(nextOf),

    /**
     * The authors and actions of a workspace's entries, newest first. @param before - the id to go on before.
     */
    acts: read(acts),

    /** Erases entries of a workspace. An entry of that day counts them. */
    shorten: writeUnsynced(shorten),

    /** The names of people, by their ids. */
    people: read(namesOf),
  };
}

export type AuditStore = ReturnType<typeof createAuditStore>;

/**
 * Notes what somebody does, in the transaction that does it.
 * @param deed - `null` where it is a part of something that has an entry of its own.
 */
export function* note(
  tenantId: string,
  deed: Deed | null,
  action: Action,
  subject: Subject,
  detail: Detail = {},
): Work<void> {
  if (deed === null) return;
  yield* run`insert into audit_entries ${ROW.values(rowOf(tenantId, deed, action, subject, detail))}`;
}

/** Notes what a person does with the own account, in each workspace that the person is in. */
export function* noteOfPerson(
  personId: string,
  deed: Deed | null,
  action: Action,
  detail: Detail = {},
): Work<void> {
  if (deed === null) return;
  const rows = yield* rowsOfPerson(personId, deed, action, detail);
  if (rows.length > 0) yield* run`insert into audit_entries ${ROW.values(...rows)}`;
}

/** Notes what is done with a member of one workspace. */
export function noteOfMember(
  tenantId: string,
  deed: Deed | null,
  action: Action,
  personId: string,
  detail: Detail = {},
): Work<void> {
  return note(tenantId, deed, action, personSubject(personId), detail);
}

/**
 * Notes that a person changed the own name or language: one entry for each day of UTC, however often it was
 * done, because the least of members may do it as often as they like.
 */
export function* noteOwnChange(personId: string, deed: Deed | null, members: readonly string[]): Work<void> {
  if (deed === null) return;
  const day = { ...deedOfDay(deed.at, personId, 1), author: deed.author };
  const rows = yield* rowsOfPerson(personId, day, "person.changed", { members });
  const both = JSON.stringify({ members: OWN_MEMBERS });
  if (rows.length > 0)
    yield* run`insert into audit_entries ${ROW.values(...rows)} on conflict (tenant_id, id) do update
      set detail = case when audit_entries.detail = excluded.detail then excluded.detail else ${both} end`;
}

/** The members of a person that have one entry for a day. */
const OWN_MEMBERS = ["name", "language"];

/** Counts a sign-in that failed: one entry for each day of UTC in each workspace that the person is in. */
function* noteRefusal(personId: string, at: number): Work<void> {
  const deed = deedOfDay(at, personId);
  yield* countIn(...(yield* rowsOfPerson(personId, deed, "session.refused", { count: 1 })));
}

/**
 * Counts a sign-in that was to make a person a member, for whom the plan has no place: one entry for each day
 * of UTC.
 */
export function noteOfNoPlace(tenantId: string, personId: string, at: number, detail: Detail): Work<void> {
  // Sign-ins that failed have the first millisecond of the day, changes of the own name the second.
  const deed = deedOfDay(at, personId, 2);
  const subject = personSubject(personId);
  return countIn(rowOf(tenantId, deed, "member.refused", subject, { ...detail, count: 1 }));
}

function personSubject(id: string): Subject {
  return { kind: "person", id, name: null };
}

function* rowsOfPerson(personId: string, deed: Deed, action: Action, detail: Detail) {
  const tenants = yield* values(text)`select tenant_id from members where person_id = ${personId}
    order by tenant_id`;
  const subject = personSubject(personId);
  return tenants.map((tenantId) => rowOf(tenantId, deed, action, subject, detail));
}

/** Takes an entry back: of something that turned out to change nothing. */
export function* unnote(tenantId: string, id: string): Work<void> {
  yield* run`delete from audit_entries where tenant_id = ${tenantId} and id = ${id}`;
}

/** Where the entries of a page are: those before a place, of a period. */
function within({ tenantId, from, to }: AuditFilter, before: string | null): Fragment {
  const bounds: Fragment[] = [
    before === null ? NOTHING : sql`and id < ${before}`,
    from === undefined ? NOTHING : sql`and id >= ${lowestId("aud", from - ID_SLACK)} and at >= ${from}`,
    to === undefined ? NOTHING : sql`and id < ${lowestId("aud", to + ID_SLACK)} and at < ${to}`,
  ];
  return sql`from audit_entries where tenant_id = ${tenantId} ${joined(bounds, " ")}`;
}

function entriesOf(filter: AuditFilter, before: string | null, rest: Fragment): Work<EntryRow[]> {
  return all(ENTRY)`select ${ENTRY} ${within(filter, before)} order by id desc ${rest}`;
}

/** Looks at the next `width` entries. `end` is the id of the last of them; `null` when there are no more. */
function* walk(filter: AuditFilter, before: string | null, width: number) {
  const { who, action, subject } = filter;
  const [end = null] = yield* values(text)`select id ${within(filter, before)}
    order by id desc limit 1 offset ${width - 1}`;
  const chosen: Fragment[] = [
    end === null ? NOTHING : sql`and id >= ${end}`,
    who === undefined ? NOTHING : sql`and who = ${who}`,
    action === undefined ? NOTHING : sql`and action = ${action}`,
    subject === undefined ? NOTHING : sql`and subject = ${subject}`,
  ];
  const found = yield* all(ENTRY)`select ${ENTRY} ${within(filter, before)} ${joined(chosen, " ")}
    order by id desc`;
  return { found, end };
}

function entryOf(row: EntryRow): StoredEntry {
  const { id, at, author, action, count } = row;
  const subject = { kind: row.subjectKind, id: row.subject, name: row.subjectName };
  const detail = count === null ? row.detail : { ...row.detail, count };
  return { id, at, author, action, subject, detail };
}

function* namesOf(ids: readonly string[]): Work<People> {
  const found = yield* all(PERSON)`select ${PERSON} from people where id ${isOneOf(ids)}`;
  return new Map(found.map(({ id, name }) => [id, name]));
}
