import { appOf, authorKey, type People } from "../../kit/shared/author.ts";
import { DAY, SECOND } from "../../kit/shared/clock.ts";
import { trusted } from "../../kit/shared/column.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import { lowestId } from "../../kit/shared/ids.ts";
import { type Column, nullable, shape, text, whole } from "../../../db/shape.ts";
import {
  forUpdateSkipLocked,
  type Fragment,
  isChosen,
  isOneOf,
  joined,
  NOTHING,
  sql,
} from "../../../db/sql.ts";
import { all, bind, type Database, run, values, type Work } from "../../../db/work.ts";
import type { AuditFilter, Detail, EntryPage, StoredEntry } from "./records.ts";
import { type Action, ACTIONS, type Subject, type SubjectKind, SUBJECTS } from "./traits.ts";

const ROW = shape({
  ...{ tenantId: text, id: text, at: whole, author: nullable(text), who: text, action: text },
  ...{ subjectKind: text, subject: text, subjectName: nullable(text), detail: text },
  count: nullable(whole),
});

/** One of a few names. */
function nameOf<T extends string>(names: readonly T[]): Column<T> {
  return {
    read(value, member) {
      const name = names.find((known) => known === value);
      if (name !== undefined) return name;
      throw new Error(`Cannot read ${member} from the database: one of its names was expected`);
    },
  };
}

const ENTRY = shape({
  ...{ id: text, at: whole, author: nullable(text), who: text, action: nameOf<Action>(ACTIONS) },
  ...{ subjectKind: nameOf<SubjectKind>(SUBJECTS), subject: text, subjectName: nullable(text) },
  detail: trusted<Detail>(),
  count: nullable(whole),
});
type EntryRow = ReturnType<typeof ENTRY.read>;

const PERSON = shape({ id: text, name: text });

/** Entries that are looked through for a page where more than one filter chooses them. */
export const LOOKED_THROUGH = 1_000;

/** Characters of a subject's name that are kept. */
const LONGEST_NAME = 100;

/**
 * An id is made a few milliseconds before or after the time of its entry is taken. So ids bound a period as
 * exactly as this. After a clock was set back they go on from the later time: such entries are found by that.
 */
const ID_SLACK = SECOND;

/** Stores the audit of workspaces. */
export function createAuditStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    /** Notes something that is no change of the database, such as an export. */
    note: write(note),

    /** Counts a sign-in that failed. A crash may undo it. */
    noteRefusal: writeUnsynced(noteRefusal),

    /**
     * Newest first. Where several filters choose entries, a page is found among `LOOKED_THROUGH` of those that
     * one of them chooses: it may be shorter than asked for, or empty, and there is more.
     */
    list: read(list),

    /** Erases at most `rows` entries that are older than a time. @returns whether there may be more. */
    retire: writeUnsynced(retire),

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

function rowOf(
  tenantId: string,
  { id, at, author }: Deed,
  action: Action,
  subject: Subject,
  { count, ...detail }: Detail,
) {
  const app = appOf(author);
  return {
    ...{ tenantId, id, at, author, who: authorKey(author), action },
    ...{ subjectKind: subject.kind, subject: subject.id },
    subjectName: subject.name === null ? null : cut(subject.name),
    detail: JSON.stringify(app === null ? detail : { ...detail, app }),
    count: count ?? null,
  };
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

/** Counts a sign-in that failed: one entry for each day of UTC in each workspace that the person is in. */
function* noteRefusal(personId: string, at: number): Work<void> {
  const day = at - (at % DAY);
  // The day and the person make the id, so that later refusals find the entry.
  const id = lowestId("aud", day).slice(0, -RANDOM_DIGITS) + personId.slice(-RANDOM_DIGITS);
  const deed = { id, at: day, author: null };
  const rows = yield* rowsOfPerson(personId, deed, "session.refused", { count: 1 });
  if (rows.length > 0)
    yield* run`insert into audit_entries ${ROW.values(...rows)}
      on conflict (tenant_id, id) do update set count = audit_entries.count + 1`;
}

/** The digits of an id that are no time. */
const RANDOM_DIGITS = 16;

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

/** The beginning of a name, in whole characters. */
function cut(name: string): string {
  return name.length <= LONGEST_NAME
    ? name
    : [...name.slice(0, 2 * LONGEST_NAME)].slice(0, LONGEST_NAME).join("");
}

function* list(filter: AuditFilter, limit: number, before: string | null): Work<EntryPage> {
  const { tenantId, from, to, who, action, subject } = filter;
  const conditions = [
    ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
    ...(who === undefined ? [] : [sql`who = ${who}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
  ];
  const [chosenBy = sql`true`] = conditions;
  const width = conditions.length > 1 ? Math.max(LOOKED_THROUGH, limit) : limit;
  const bounds: Fragment[] = [
    before === null ? NOTHING : sql`and id < ${before}`,
    from === undefined ? NOTHING : sql`and id >= ${lowestId("aud", from - ID_SLACK)} and at >= ${from}`,
    to === undefined ? NOTHING : sql`and id < ${lowestId("aud", to + ID_SLACK)} and at < ${to}`,
  ];
  // One more than asked for shows whether there is a next page.
  const looked = yield* all(ENTRY)`select ${ENTRY} from audit_entries
    where tenant_id = ${tenantId} and ${chosenBy} ${joined(bounds, " ")} order by id desc limit ${width + 1}`;
  const found = looked
    .slice(0, width)
    .filter((row) => (who ?? row.who) === row.who && (action ?? row.action) === row.action);
  const entries = found.slice(0, limit).map(entryOf);
  const last = found.length > limit ? entries.at(-1) : looked.length > width ? looked[width - 1] : null;
  return { entries, next: last?.id ?? null };
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

function* retire(before: number, rows: number): Work<boolean> {
  const old = sql`from audit_entries where at < ${before} order by at limit ${rows} ${forUpdateSkipLocked}`;
  return (yield* run`delete from audit_entries where ${isChosen("tenant_id, id", old)}`) === rows;
}
