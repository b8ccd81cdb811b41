import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { all, bind, type Database, first, value, type Work } from "../../../../db/work.ts";
import { role } from "../../people/store/members.ts";
import { emailKeyOf } from "../../people/store/people.ts";
import type { KnownPerson } from "../records.ts";

const PERSON = shape({
  id: text,
  email: text,
  name: text,
  hasPassword: from("password_hash is not null", flag),
  confirmedAt: nullable(whole),
  createdAt: whole,
  secondFactor: flag,
});
const WORKSPACE = shape({ id: from("t.id", text), name: from("t.name", text), role });

/** Reads people for the operator. */
export function createPersonStore(db: Database) {
  const { read } = bind(db);
  return {
    /** A page by id, oldest first: those after the id `after`. */
    list: read(list),

    /** The person with an address, and sessions that have not ended at a time; `null` for none. */
    show: read(show),
  };
}

export type PersonStore = ReturnType<typeof createPersonStore>;

function workspacesOf(personId: string) {
  return all(WORKSPACE)`select ${WORKSPACE} from members m join tenants t on t.id = m.tenant_id
    where m.person_id = ${personId} and t.left_at is null order by t.id`;
}

function* list(limit: number, after: string): Work<KnownPerson[]> {
  const people = yield* all(
    PERSON,
  )`select ${PERSON} from people where id > ${after} order by id limit ${limit}`;
  const known: KnownPerson[] = [];
  for (const person of people) known.push({ ...person, workspaces: yield* workspacesOf(person.id) });
  return known;
}

function* show(email: string, at: number): Work<(KnownPerson & { readonly sessions: number }) | null> {
  const person = yield* first(PERSON)`select ${PERSON} from people where email_key = ${emailKeyOf(email)}`;
  if (!person) return null;
  const sessions = yield* value(whole)`select count(*) from sessions
    where person_id = ${person.id} and ends_at > ${at}`;
  return { ...person, workspaces: yield* workspacesOf(person.id), sessions: sessions ?? 0 };
}
