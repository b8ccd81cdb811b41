import { noteErased } from "../../backups/store/erased.ts";
import { flag, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { lockAddress } from "../../../../db/locks.ts";
import { forUpdate, sql } from "../../../../db/sql.ts";
import { bind, type Database, first, run, type Work } from "../../../../db/work.ts";
import type { Person } from "../records.ts";
import { noteAct } from "../../operators/store/log.ts";
import { endApps } from "../../oauth/store/ending.ts";
import { noteOfPerson, noteOwnChange } from "../../audit/store.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { differing } from "../../../kit/shared/differing.ts";
import { endSessionsThat } from "./ending.ts";
import { leaveAll, lockWorkspacesOf } from "./members.ts";

const COLUMNS = {
  id: text,
  email: text,
  name: text,
  language: nullable(text),
  passwordHash: nullable(text),
  confirmedAt: nullable(whole),
  createdAt: whole,
  secondFactor: flag,
};
const PERSON = shape(COLUMNS);
const ROW = shape({ ...COLUMNS, emailKey: text });

/** Stores people. Times are milliseconds since the epoch. */
export function createPeopleStore(db: Database) {
  const { read, write } = bind(db);
  return {
    byId: read(personById),

    /** The person with an address, in whatever case it is written. */
    byEmail: read(personByEmail),

    /**
     * Changes a person. `false` when there is no such person.
     * @param deed - of a person who changes the own name or language; `null` for all else.
     */
    edit: write(function* (id: string, changes: PersonChanges, deed: Deed | null = null) {
      const before = yield* lockPerson(id);
      if (!before) return false;
      const members = differing(before, changes);
      if (members.length === 0) return true;
      yield* changePerson(id, changes);
      yield* noteOwnChange(id, deed, members);
      return true;
    }),

    /**
     * Gives a person another password and ends all sessions but one.
     * @param former - the hash that was checked. `false` when it is no longer the person's, or there is no
     * such person.
     */
    replacePassword: write(replacePassword),

    /** Erases a person, with all sessions and memberships, unless a workspace has no other owner. */
    remove: write(remove),
  };
}

export type PeopleStore = ReturnType<typeof createPeopleStore>;

/** Members of a person that change. The address changes with its own confirmation. */
export type PersonChanges = Partial<Omit<Person, "id" | "createdAt">>;

/** Two addresses that differ in case alone are one: nearly all mailboxes are. */
export function emailKeyOf(email: string): string {
  return email.toLowerCase();
}

/** A person, within a transaction. */
export function personById(id: string): Work<Person | null> {
  return first(PERSON)`select ${PERSON} from people where id = ${id}`;
}

export function personByEmail(email: string): Work<Person | null> {
  return first(PERSON)`select ${PERSON} from people where email_key = ${emailKeyOf(email)}`;
}

/** Locks a person, so that transactions that depend on what it has run one after the other. */
export function lockPerson(id: string): Work<Person | null> {
  return first(PERSON)`select ${PERSON} from people where id = ${id} ${forUpdate}`;
}

/** Adds a person, within a transaction. @returns `false` when the address has one already. */
export function* insertPerson(person: Person): Work<boolean> {
  const row = { ...person, emailKey: emailKeyOf(person.email) };
  yield* lockAddress(row.emailKey);
  return (yield* run`insert into people ${ROW.values(row)} on conflict (email_key) do nothing`) > 0;
}

/** Changes a person, within a transaction. `false` when there is no such person. */
export function* changePerson(id: string, changes: PersonChanges): Work<boolean> {
  const { email } = changes;
  const row = email === undefined ? changes : { ...changes, emailKey: emailKeyOf(email) };
  return (yield* run`update people set ${ROW.set(row)} where id = ${id}`) > 0;
}

function* replacePassword(
  id: string,
  former: string | null,
  passwordHash: string,
  stays: string,
  deed: Deed | null = null,
): Work<boolean> {
  const person = yield* lockPerson(id);
  if (!person || person.passwordHash !== former) return false;
  yield* changePerson(id, { passwordHash });
  yield* endApps(id, null);
  yield* endSessionsThat(sql`person_id = ${id} and id <> ${stays}`);
  yield* run`delete from second_steps where person_id = ${id}`;
  // Whoever takes fright at a link for a new password ends it so.
  yield* run`delete from person_links where person_id = ${id} and purpose = 'reset'`;
  yield* noteOfPerson(id, deed, "person.changed", { members: ["password"] });
  return true;
}

function* remove(id: string, deed: Deed | null = null): Work<"removed" | "last_owner" | "unknown"> {
  yield* lockWorkspacesOf(id);
  if (!(yield* lockPerson(id))) return "unknown";
  if (!(yield* leaveAll(id, deed))) return "last_owner";
  yield* endApps(id, null);
  yield* endSessionsThat(sql`person_id = ${id}`);
  yield* run`delete from people where id = ${id}`;
  yield* noteAct(deed, "person.deleted", { kind: "person", id });
  yield* noteErased("person", id);
  return "removed";
}
