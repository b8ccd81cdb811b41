import { eraseSome } from "../../../../db/erase-some.ts";
import { lockAddress, lockTenant } from "../../../../db/locks.ts";
import { nullable, shape, text, whole } from "../../../../db/shape.ts";
import { sql } from "../../../../db/sql.ts";
import { all, bind, type Database, exists, first, run, type Work } from "../../../../db/work.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { isBelow } from "../../../kit/shared/roles.ts";
import { noteOfMember, noteOfPerson } from "../../audit/store.ts";
import { noteAct } from "../../operators/store/log.ts";
import { role } from "../../people/store/members.ts";
import { removeFactors } from "../../factors/store/factors.ts";
import { unlink } from "../../oidc/store.ts";
import { changePerson, emailKeyOf, lockPerson, personByEmail } from "../../people/store/people.ts";
import { endSessions } from "../../people/store/sessions.ts";
import type { Person } from "../../people/records.ts";
import type { Asker, NewLink, Purpose } from "../records.ts";
import { managingRole, roleIn } from "./members.ts";
import { rightOf } from "./rights.ts";

const COLUMNS = {
  hash: text,
  personId: text,
  purpose: text,
  email: nullable(text),
  madeIn: nullable(text),
  role: nullable(role),
};
const LINK = shape({ ...COLUMNS, madeBy: nullable(text) });
/** A link that somebody else made. */
const MADE = shape({ ...COLUMNS, madeBy: text, expiresAt: whole });
const ROW = shape({
  hash: text,
  personId: text,
  purpose: text,
  email: nullable(text),
  madeBy: nullable(text),
  madeIn: nullable(text),
  role: nullable(text),
  createdAt: whole,
  expiresAt: whole,
});
type Link = ReturnType<typeof LINK.read>;
const RANK = shape({ tenantId: text, role });

/**
 * Links of a person for one purpose that are good at once. The oldest end: whoever asks for many keeps nobody
 * from the last ones.
 */
const MOST_LINKS = 5;

/** Stores links of persons by their hashes. */
export function createLinkStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /**
     * Adds a link. `false` when there is no such person.
     * @param deed - for one that is made for somebody else.
     */
    add: write(addNoted),

    /** Adds a link that somebody makes for a member. @returns the person. */
    addWithin: write(addWithin),

    /** The person of a link for replacing a password that is good at a time. The link stays. */
    resetting: read(resetting),

    /** The newest link that somebody made for a person and that is good at a time; `null` for none. */
    madeFor: read(madeFor),

    /**
     * Replaces the password of a person by a link, which is good once. All other links and all sessions of
     * the person end. A mailed link proves the address; the first proof also ends second factors and links
     * with providers.
     */
    reset: write(reset),

    /**
     * Makes the address that a link was mailed to the one of the person who asks.
     * @returns the person before the change; `unknown` for a link that is another person's or has ended.
     */
    confirm: write(confirm),

    /** Erases at most `rows` that have ended. @returns whether there may be more. */
    eraseEnded: (at: number, rows: number) => db.write(() => eraseEnded(at, rows)),
  };
}

export type LinkStore = ReturnType<typeof createLinkStore>;

function* addNoted(link: NewLink, deed: Deed | null = null): Work<boolean> {
  if (!(yield* add(link))) return false;
  yield* noteOfPerson(link.personId, deed, "member.reset_made");
  yield* noteAct(deed, "person.reset", { kind: "person", id: link.personId });
  return true;
}

function* add({ within, ...link }: NewLink): Work<boolean> {
  if (!(yield* lockPerson(link.personId))) return false;
  const { personId, purpose } = link;
  const row = { ...link, madeIn: within?.tenantId ?? null, role: within?.role ?? null };
  const older = sql`select hash from person_links where person_id = ${personId} and purpose = ${purpose}
    order by created_at desc, hash limit 1000 offset ${MOST_LINKS - 1}`;
  yield* run`delete from person_links where hash in (${older})`;
  yield* run`insert into person_links ${ROW.values(row)}`;
  return true;
}

function* addWithin(
  tenantId: string,
  by: Asker,
  link: NewLink,
  deed: Deed | null = null,
): Work<"not_allowed" | "unknown" | "too_high" | "elsewhere" | Person> {
  const { personId } = link;
  if (!(yield* lockTenant(tenantId))) return "not_allowed";
  const own = yield* managingRole(tenantId, by);
  if (own === null) return "not_allowed";
  const had = yield* roleIn(tenantId, personId);
  const person = had === null ? null : yield* lockPerson(personId);
  if (had === null || !person) return "unknown";
  if (!isBelow(had, own)) return "too_high";
  const others =
    yield* exists`select 1 from members where person_id = ${personId} and tenant_id <> ${tenantId}`;
  if (others) return "elsewhere";
  yield* add({ ...link, within: { tenantId, role: had } });
  yield* noteOfMember(tenantId, deed, "member.reset_made", personId);
  return person;
}

function linkOf(hash: string, purpose: Purpose, at: number) {
  return first(LINK)`select ${LINK} from person_links
    where hash = ${hash} and purpose = ${purpose} and expires_at > ${at}`;
}

/** Whether a link that was made in a workspace still is within the power of whoever made it. */
function* isGood({ personId, madeBy, madeIn, role: had }: Link, at: number): Work<boolean> {
  if (madeIn === null) return true;
  const right = madeBy === null ? null : yield* rightOf(madeIn, madeBy, at);
  if (right === null || had === null || !isBelow(had, right)) return false;
  const [own, ...others] = yield* all(
    RANK,
  )`select ${RANK} from members where person_id = ${personId} limit 2`;
  return own?.tenantId === madeIn && own.role === had && others.length === 0;
}

function* madeFor(
  personId: string,
  at: number,
): Work<{ readonly madeBy: string; readonly expiresAt: number } | null> {
  const links = yield* all(MADE)`select ${MADE} from person_links where person_id = ${personId}
    and purpose = 'reset' and made_by is not null and expires_at > ${at} order by created_at desc, hash`;
  for (const link of links) if (yield* isGood(link, at)) return link;
  return null;
}

function* resetting(hash: string, at: number): Work<Pick<Person, "id" | "email"> | null> {
  const link = yield* linkOf(hash, "reset", at);
  if (!link || !(yield* isGood(link, at))) return null;
  const person = shape({ id: text, email: text });
  return yield* first(person)`select ${person} from people where id = ${link.personId}`;
}

function* reset(
  hash: string,
  passwordHash: string,
  at: number,
  deed: Deed | null = null,
): Work<Person | null> {
  const found = yield* linkOf(hash, "reset", at);
  const person = found ? yield* lockPerson(found.personId) : null;
  if (!found || !person) return null;
  // Read again behind the lock: another one may have used it, or the role may have changed.
  const link = yield* linkOf(hash, "reset", at);
  if (!link || !(yield* isGood(link, at))) return null;
  yield* run`delete from person_links where person_id = ${person.id}`;
  yield* endSessions(person.id, null);
  const isProof = link.email !== null && emailKeyOf(link.email) === emailKeyOf(person.email);
  if (isProof && person.confirmedAt === null) {
    // Nobody had proved the address: whoever registered it first may have been a stranger, with ways in of
    // their own.
    yield* removeFactors(person.id);
    yield* unlink(person.id);
  }
  const confirmedAt = person.confirmedAt ?? (isProof ? at : null);
  yield* changePerson(person.id, { passwordHash, confirmedAt });
  const detail = { members: ["password"], method: "link" };
  yield* noteOfPerson(person.id, deed, "person.changed", detail);
  return { ...person, passwordHash, confirmedAt };
}

function* confirm(
  hash: string,
  personId: string,
  at: number,
  deed: Deed | null = null,
): Work<"unknown" | "taken" | { readonly before: Person; readonly email: string }> {
  const { email = null } = (yield* linkOf(hash, "address", at)) ?? {};
  if (email === null) return "unknown";
  yield* lockAddress(emailKeyOf(email));
  const before = yield* lockPerson(personId);
  // Read again behind the lock: another one may have used it.
  const link = before ? yield* linkOf(hash, "address", at) : null;
  if (!before || link?.personId !== personId) return "unknown";
  const other = yield* personByEmail(email);
  if (other && other.id !== personId) return "taken";
  // Links to the former address are no proof of the new one.
  yield* run`delete from person_links where person_id = ${personId}`;
  yield* changePerson(personId, { email, confirmedAt: at });
  if (emailKeyOf(before.email) !== emailKeyOf(email))
    yield* noteOfPerson(personId, deed, "person.changed", { members: ["email"] });
  return { before, email };
}

function* eraseEnded(at: number, rows: number): Work<boolean> {
  return (
    (yield* eraseSome("person_links", "hash", sql`from person_links where expires_at <= ${at}`, rows)) ===
    rows
  );
}
