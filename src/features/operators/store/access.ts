import { eraseSome } from "../../../../db/erase-some.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, value, type Work } from "../../../../db/work.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { emailKeyOf, lockPerson, personByEmail } from "../../people/store/people.ts";
import type { NewOperatorSession, OperatorKey } from "../records.ts";
import { noteAct } from "./log.ts";

/** Whether a command named a person, beside the person's row `p`. */
const isNamed = from(
  "exists (select 1 from operators o where o.person_id = p.id and o.email_key = p.email_key)",
  flag,
);
const PERSON = {
  id: from("p.id", text),
  name: from("p.name", text),
  email: from("p.email", text),
  confirmedAt: from("p.confirmed_at", nullable(whole)),
  isNamed,
};
const CANDIDATE = shape(PERSON);
const FOUND = shape({ ...PERSON, usedAt: from("s.used_at", whole) });
const SESSION = shape({ hash: text, personId: text, sessionId: text, usedAt: whole });
const KEY = shape({ id: text, name: text, createdAt: whole, lastUsedOn: nullable(whole) });
const KEY_ROW = shape({ hash: text, id: text, name: text, createdAt: whole });
const NAMED = shape({ id: from("p.id", text), email: from("p.email", text), since: from("o.since", whole) });

/** Sessions of an operator: of several browsers. */
const MOST_SESSIONS = 10;

/** Stores who runs the service: people, their sessions, and keys. Times are milliseconds since the epoch. */
export function createOperatorStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    /** A person, and whether a command named it. `null` when there is none. */
    candidate: read(
      (personId: string) => first(CANDIDATE)`select ${CANDIDATE} from people p where p.id = ${personId}`,
    ),

    /**
     * The operator's session with a hash, with its person: as long as the sign-in is there that it belongs
     * to, and a second factor of the person.
     * @param at - the time of the request.
     */
    find: read(
      (hash: string, at: number) => first(FOUND)`select ${FOUND} from operator_sessions s
        join sessions b on b.id = s.session_id and b.person_id = s.person_id
        join people p on p.id = s.person_id
        where s.hash = ${hash} and p.second_factor and b.ends_at > ${at}`,
    ),

    /** Adds a session. `false` when the person or the sign-in is gone. */
    add: write(add),

    /** Notes a use. A crash may undo it. */
    use: writeUnsynced(
      (hash: string, at: number) => run`update operator_sessions set used_at = ${at} where hash = ${hash}`,
    ),

    /** Ends a session at once. */
    end: write((hash: string) => run`delete from operator_sessions where hash = ${hash}`),

    /**
     * Erases at most `rows` sessions that were last used before a time. @returns whether there may be more.
     */
    eraseEnded: (before: number, rows: number) => db.write(() => eraseEnded(before, rows)),

    /** Names the person with an address. @returns its id; `null` where nobody has it. */
    name: write(name),

    /** Takes the right away, and ends the sessions. @returns the id; `null` where nobody has the address. */
    unname: write(unname),

    /** The people whom a command named, as long as they have the address of that time. */
    named: read(
      () => all(NAMED)`select ${NAMED} from operators o join people p on p.id = o.person_id
        and p.email_key = o.email_key order by o.since, p.id`,
    ),

    /** The key with a hash; `null` without one. */
    key: read((hash: string) => first(KEY)`select ${KEY} from operator_keys where hash = ${hash}`),

    /** Adds a key. `false` when one has the name. */
    addKey: write(addKey),

    /** Notes the day of a use. A crash may undo it. */
    useKey: writeUnsynced(
      (hash: string, day: number) => run`update operator_keys set last_used_on = ${day} where hash = ${hash}`,
    ),

    /** All keys, oldest first. */
    keys: read(() => all(KEY)`select ${KEY} from operator_keys order by created_at, id`),

    /** Ends a key at once. @param name - its name or its id. @returns its id; `null` where there is none. */
    removeKey: write(removeKey),
  };
}

export type OperatorStore = ReturnType<typeof createOperatorStore>;

function* add(session: NewOperatorSession, deed: Deed | null = null): Work<boolean> {
  const { personId, sessionId } = session;
  if (!(yield* lockPerson(personId))) return false;
  const isOpen = yield* value(
    whole,
  )`select 1 from sessions where id = ${sessionId} and person_id = ${personId}`;
  if (isOpen === null) return false;
  yield* run`delete from operator_sessions where hash in (select hash from operator_sessions
    where person_id = ${personId} order by used_at desc, hash limit 1000 offset ${MOST_SESSIONS - 1})`;
  yield* run`insert into operator_sessions ${SESSION.values(session)}`;
  yield* noteAct(deed, "session.opened", personOf(personId));
  return true;
}

function* eraseEnded(before: number, rows: number): Work<boolean> {
  const ended = sql`from operator_sessions where used_at <= ${before}`;
  return (yield* eraseSome("operator_sessions", "hash", ended, rows)) === rows;
}

function* name(email: string, deed: Deed): Work<string | null> {
  const found = yield* personByEmail(email);
  const person = found && (yield* lockPerson(found.id));
  if (!person || emailKeyOf(person.email) !== emailKeyOf(email)) return null;
  const emailKey = emailKeyOf(person.email);
  yield* run`insert into operators (person_id, email_key, since) values (${person.id}, ${emailKey}, ${deed.at})
    on conflict (person_id) do update set email_key = excluded.email_key, since = excluded.since`;
  yield* noteAct(deed, "operator.named", personOf(person.id));
  return person.id;
}

function* unname(email: string, deed: Deed | null = null): Work<string | null> {
  const person = yield* personByEmail(email);
  if (!person) return null;
  yield* lockPerson(person.id);
  yield* run`delete from operators where person_id = ${person.id}`;
  yield* run`delete from operator_sessions where person_id = ${person.id}`;
  yield* noteAct(deed, "operator.unnamed", personOf(person.id));
  return person.id;
}

const personOf = (id: string) => ({ kind: "person", id });
const keyOf = (id: string) => ({ kind: "operator_key", id });

function* addKey(
  hash: string,
  { id, name, createdAt }: Omit<OperatorKey, "lastUsedOn">,
  deed: Deed | null = null,
): Work<boolean> {
  const isNew =
    (yield* run`insert into operator_keys ${KEY_ROW.values({ hash, id, name, createdAt })}
      on conflict (name) do nothing`) > 0;
  if (isNew) yield* noteAct(deed, "operator_key.made", keyOf(id));
  return isNew;
}

function* removeKey(name: string, deed: Deed | null = null): Work<string | null> {
  const id = yield* value(text)`delete from operator_keys where name = ${name} or id = ${name} returning id`;
  if (id !== null) yield* noteAct(deed, "operator_key.ended", keyOf(id));
  return id;
}
