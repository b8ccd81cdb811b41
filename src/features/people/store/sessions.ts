import { flag, from, shape, text, whole } from "../../../../db/shape.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { sql } from "../../../../db/sql.ts";
import { all, bind, type Database, exists, first, run, type Work } from "../../../../db/work.ts";
import { personAuthor } from "../../../kit/shared/author.ts";
import { utcDay } from "../../../kit/shared/clock.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { endApps } from "../../oauth/store/ending.ts";
import { noteOfPerson } from "../../audit/store.ts";
import { noteAct } from "../../operators/store/log.ts";
import { endSecondSteps } from "../../factors/store/second-steps.ts";
import type { FoundSession, Ground, NewSession, Session, SessionUse } from "../records.ts";
import { endSessionsThat } from "./ending.ts";
import { holds } from "./grounds.ts";
import { membershipIn, membershipsOf } from "./members.ts";
import { lockPerson } from "./people.ts";

const COLUMNS = {
  id: text,
  personId: text,
  method: text,
  device: text,
  remember: flag,
  secondFactor: flag,
  signedInAt: whole,
  usedAt: whole,
  endsAt: whole,
};
const SESSION = shape(COLUMNS);
const ROW = shape({ ...COLUMNS, hash: text });

/** A session beside its person. */
const FOUND = shape({
  ...COLUMNS,
  id: from("s.id", text),
  secondFactor: from("s.second_factor", flag),
  hasFactor: from("p.second_factor", flag),
});

/** Sessions of a person. */
const MOST_SESSIONS = 50;

/** Stores sessions by the hashes of their cookies. Times are milliseconds since the epoch. */
export function createSessionStore(db: Database) {
  const { read, write, writeUnsynced } = bind(db);
  return {
    /**
     * A session by its hash, also when it has ended, with the workspace that is asked for.
     * @param tenantId - `null` for whichever the person is in: then two are given at most.
     */
    find: read(find),

    /**
     * Adds a session. `false` when there is no such person, or what the sign-in rests on has ended. A person
     * who has fifty loses the one whose last use is longest ago.
     */
    add: write(addSession),

    /** The sessions of a person that have not ended at a time, newest first. */
    list: read(list),

    /** A session of a person by its id; `null` when there is none. */
    byId: read(byId),

    /** Ends the session with a hash at once. `false` when there is none. */
    endOfHash: write(endOfHash),

    /** Ends a session at once. `false` when the person has none with this id. */
    end: write(end),

    /**
     * Ends all sessions of a person at once, and sign-ins that wait for the second factor.
     * @param but - the id of one that stays; `null` for none: then apps are disconnected, too.
     */
    endAll: write(endAll),

    /** Stores when sessions were last used. A crash may undo it. */
    noteUses: writeUnsynced(noteUses),

    /** Erases at most `rows` sessions that have ended. @returns whether there may be more. */
    eraseEnded: (at: number, rows: number) => db.write(() => eraseEnded(at, rows)),
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

function* find(hash: string, tenantId: string | null): Work<FoundSession | null> {
  const row = yield* first(FOUND)`select ${FOUND} from sessions s join people p on p.id = s.person_id
    where s.hash = ${hash}`;
  if (!row) return null;
  const { hasFactor, ...session } = row;
  const { personId } = session;
  const memberships =
    tenantId === null ? yield* membershipsOf(personId, 2) : yield* membershipIn(personId, tenantId);
  return { session, secondFactor: session.secondFactor || hasFactor, memberships };
}

/** As `SessionStore.add`, within a transaction. */
export function* addSession(session: NewSession, ground: Ground | null = null): Work<boolean> {
  const { personId } = session;
  const person = yield* lockPerson(personId);
  if (!person || (ground && !(yield* holds(person, ground)))) return false;
  yield* run`delete from sessions where hash in (select hash from sessions where person_id = ${personId}
    order by used_at desc, id desc limit 1000 offset ${MOST_SESSIONS - 1})`;
  yield* run`insert into sessions ${ROW.values(session)}`;
  const deed = {
    id: session.id.replace("ses_", "aud_"),
    at: session.signedInAt,
    author: personAuthor(personId),
  };
  yield* noteOfPerson(personId, deed, "session.opened", { method: session.method });
  return true;
}

function list(personId: string, at: number): Work<Session[]> {
  return all(SESSION)`select ${SESSION} from sessions where person_id = ${personId} and ends_at > ${at}
    order by id desc`;
}

function byId(personId: string, id: string): Work<Session | null> {
  return first(SESSION)`select ${SESSION} from sessions where person_id = ${personId} and id = ${id}`;
}

function* endOfHash(hash: string): Work<boolean> {
  return (yield* run`delete from sessions where hash = ${hash}`) > 0;
}

function* end(personId: string, id: string): Work<boolean> {
  return (yield* run`delete from sessions where person_id = ${personId} and id = ${id}`) > 0;
}

function* endAll(personId: string, but: string | null, deed: Deed | null = null): Work<number> {
  const person = yield* lockPerson(personId);
  const ended = yield* endSessions(personId, but);
  if (person) yield* noteAct(deed, "person.signed_out", { kind: "person", id: personId });
  return ended;
}

/** Whether a session is still there, within a transaction in which its person is locked. */
export function isOpen(personId: string, id: string): Work<boolean> {
  return exists`select 1 from sessions where id = ${id} and person_id = ${personId}`;
}

/** As `SessionStore.endAll`, within a transaction in which the person is locked. */
export function* endSessions(personId: string, but: string | null): Work<number> {
  if (but === null) yield* endApps(personId, null);
  yield* endSecondSteps(personId);
  return yield* endSessionsThat(sql`person_id = ${personId} and id <> ${but ?? ""}`);
}

/**
 * Members first, and all in one order on all nodes, so that they don't wait for each other. Each row once: at
 * its second change within a transaction PostgreSQL looks at its reference again, and waits for whoever has
 * locked the person.
 */
function* noteUses(uses: readonly SessionUse[]): Work<void> {
  const inWorkspaces = uses.filter(({ tenantId }) => tenantId !== null);
  for (const use of lastOf(inWorkspaces, ({ personId, tenantId }) => `${personId} ${tenantId}`)) {
    const day = utcDay(use.usedAt);
    yield* run`update members set last_seen_on = ${day}
      where tenant_id = ${use.tenantId} and person_id = ${use.personId}
      and (last_seen_on is null or last_seen_on < ${day})`;
  }
  for (const { hash, usedAt, endsAt } of lastOf(uses, (use) => use.hash))
    yield* run`update sessions set used_at = ${usedAt}, ends_at = ${endsAt}
      where hash = ${hash} and used_at < ${usedAt}`;
}

/** The last use of each row, by the ascending names of rows. */
function lastOf(uses: readonly SessionUse[], nameOf: (use: SessionUse) => string): SessionUse[] {
  const last = new Map(uses.toSorted((a, b) => a.usedAt - b.usedAt).map((use) => [nameOf(use), use]));
  return [...last].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

function* eraseEnded(at: number, rows: number): Work<boolean> {
  return (yield* eraseSome("sessions", "hash", sql`from sessions where ends_at <= ${at}`, rows)) === rows;
}
