import { flag, from, shape, text, whole } from "../../../../db/shape.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, type Work } from "../../../../db/work.ts";
import { personAuthor } from "../../../kit/shared/author.ts";
import { utcDay } from "../../../kit/shared/clock.ts";
import { endApps } from "../../oauth/store/ending.ts";
import { noteOfPerson } from "../../audit/store.ts";
import type { FoundSession, NewSession, Session, SessionUse } from "../records.ts";
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
     * Adds a session. `false` when there is no such person. A person who has fifty loses the one whose last
     * use is longest ago.
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
     * Ends all sessions of a person at once.
     * @param but - the id of one that stays; `null` for none: then apps are disconnected, too.
     */
    endAll: write(endSessions),

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
export function* addSession(session: NewSession): Work<boolean> {
  const { personId } = session;
  if (!(yield* lockPerson(personId))) return false;
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

/** As `SessionStore.endAll`, within a transaction. */
export function* endSessions(personId: string, but: string | null): Work<number> {
  if (but === null) yield* endApps(personId, null);
  return yield* run`delete from sessions where person_id = ${personId} and id <> ${but ?? ""}`;
}

/** In one order on all nodes, so that they don't wait for each other. */
function* noteUses(uses: readonly SessionUse[]): Work<void> {
  for (const { hash, usedAt, endsAt } of uses.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    yield* run`update sessions set used_at = ${usedAt}, ends_at = ${endsAt}
      where hash = ${hash} and used_at < ${usedAt}`;
  const seen = uses.filter(({ tenantId }) => tenantId !== null);
  for (const { tenantId, personId, usedAt } of seen.toSorted((a, b) => (a.personId < b.personId ? -1 : 1))) {
    const day = utcDay(usedAt);
    yield* run`update members set last_seen_on = ${day} where tenant_id = ${tenantId} and person_id = ${personId}
      and (last_seen_on is null or last_seen_on < ${day})`;
  }
}

function* eraseEnded(at: number, rows: number): Work<boolean> {
  return (yield* eraseSome("sessions", "hash", sql`from sessions where ends_at <= ${at}`, rows)) === rows;
}
