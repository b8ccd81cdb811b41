import { memberOf, noteErased } from "../backups/store/erased.ts";
import { eraseSome } from "../../../db/erase-some.ts";
import { lockAddress, lockTenant } from "../../../db/locks.ts";
import { nullable, shape, text, whole } from "../../../db/shape.ts";
import { type Fragment, NOTHING, sql } from "../../../db/sql.ts";
import { all, bind, type Database, first, run, value, values, type Work } from "../../../db/work.ts";
import { personAuthor } from "../../kit/shared/author.ts";
import { utcDay } from "../../kit/shared/clock.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import type { GivenRole } from "../../kit/shared/roles.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { noteOfMember, noteOfNoPlace, noteOfPerson } from "../audit/store.ts";
import type { Action } from "../audit/traits.ts";
import { endSecondSteps } from "../factors/store/second-steps.ts";
import { hasPlace, type MostMembers } from "../members/store/invitations.ts";
import { endInvitations } from "../members/store/members.ts";
import { endAppsWhere } from "../oauth/store/ending.ts";
import { endSessionsThat } from "../people/store/ending.ts";
import { endSessions, isOpen } from "../people/store/sessions.ts";
import { hasOtherOwner, insertMember } from "../people/store/members.ts";
import { emailKeyOf, insertPerson, lockPerson, personByEmail } from "../people/store/people.ts";
import type { Person } from "../people/records.ts";
import { METHOD } from "./constants.ts";
import type { Identity, LinkedIdentity, ProvenSignIn } from "./records.ts";

const ROW = shape({ issuer: text, subject: text, personId: text, linkedAt: whole });
const WHOLE = shape({
  ...{ issuer: text, subject: text, personId: text, linkedAt: whole, lastUsedOn: nullable(whole) },
});
const LINKED = shape({ issuer: text, linkedAt: whole, lastUsedOn: nullable(whole) });

/** How many a sign-out at the provider has ended. */
interface SignedOut {
  readonly sessions: number;
  readonly apps: number;
}

const NONE: SignedOut = { sessions: 0, apps: 0 };

/** Rows that one transaction erases beside its work. */
const ROWS_AT_ONCE = 100;

/** Stores identities. Times are milliseconds since the epoch. */
export function createIdentityStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /**
     * The person of a sign-in, by the identity. An unknown identity is linked with the person who has its
     * address, if both sides have confirmed that, or with one that is made. Sets the roles that the provider
     * gives, as far as plans have room for members.
     * @returns the person, and the workspaces that had none; `null` when nobody is known.
     */
    signIn: write(signIn),

    /**
     * Links an identity with a person, in place of another one of the same issuer.
     * @param sessionId - the session that asks: once it has ended nothing is linked.
     * @returns `unknown` when the person or the session is gone.
     */
    link: write(link),

    /** The providers that a person is linked with. */
    ofPerson: read(ofPerson),

    /** Ends all links of a person. @returns how many there were. */
    unlink: write(unlink),

    /** Stores by which name the provider knows a session that it began. */
    nameSession: write(nameSession),

    /**
     * Ends sessions that a provider began, those of a name or all of a person, sign-ins that wait for the
     * second factor, and the apps that came of these sessions.
     */
    signOut: write(signOut),

    /**
     * Takes what counts once, by its hash. `false` when it was taken before.
     * @param until - when it may be forgotten.
     */
    takeOnce: write(takeOnce),

    /** Remembers something by its hash, at least until a time. */
    remember: write(remember),

    /** Until when something is remembered, or was taken, by its hash; `null` for neither. */
    rememberedUntil: read(rememberedUntil),
  };
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;

function personOf({ issuer, subject }: Identity): Work<string | null> {
  return value(text)`select person_id from identities where issuer = ${issuer} and subject = ${subject}`;
}

function* signIn(
  proven: ProvenSignIn,
  mostMembers: MostMembers = () => null,
): Work<{ readonly person: Person; readonly full: readonly string[] } | null> {
  const tenants = new Map<string, Tenant>();
  for (const { tenantId } of proven.grants) {
    const tenant = yield* lockTenant(tenantId);
    if (tenant) tenants.set(tenantId, tenant);
  }
  if (proven.email !== null) yield* lockAddress(emailKeyOf(proven.email));
  const person = (yield* known(proven)) ?? (yield* linkable(proven)) ?? (yield* made(proven));
  if (!person) return null;
  const full: string[] = [];
  for (const { tenantId, role } of proven.grants) {
    const tenant = tenants.get(tenantId);
    if (tenant && !(yield* give(tenant, role, person.id, proven, mostMembers))) full.push(tenantId);
  }
  return { person, full };
}

function* known(proven: ProvenSignIn): Work<Person | null> {
  const { issuer, subject, at } = proven;
  const personId = yield* personOf(proven);
  const person = personId === null ? null : yield* lockPerson(personId);
  if (!person) return null;
  yield* run`update identities set last_used_on = ${utcDay(at)} where issuer = ${issuer} and subject = ${subject}`;
  return person;
}

/**
 * The person who has the address that the provider vouches for, if a link that was mailed to it was opened.
 */
function* linkable(proven: ProvenSignIn): Work<Person | null> {
  const found = proven.email === null ? null : yield* personByEmail(proven.email);
  const person = found && (yield* lockPerson(found.id));
  if (!person || person.confirmedAt === null) return null;
  // The address may have passed on to somebody else at the provider.
  const other = yield* value(text)`select subject from identities
    where person_id = ${person.id} and issuer = ${proven.issuer}`;
  if (other !== null) return null;
  if (!(yield* insert(proven, person.id))) return null;
  const { at, entries } = proven;
  yield* noteOfLinks(person.id, entries ? { id: entries.link, at, author: personAuthor(person.id) } : null);
  return person;
}

/** Notes that the links of a person have changed. */
function noteOfLinks(personId: string, deed: Deed | null): Work<void> {
  return noteOfPerson(personId, deed, "person.changed", { members: ["identities"] });
}

function* made(proven: ProvenSignIn): Work<Person | null> {
  const { newcomer } = proven;
  if (!newcomer || !(yield* insertPerson(newcomer))) return null;
  return (yield* insert(proven, newcomer.id)) ? newcomer : null;
}

function* insert({ issuer, subject, at }: Identity & { readonly at: number }, personId: string) {
  const row = ROW.values({ issuer, subject, personId, linkedAt: at });
  return (yield* run`insert into identities ${row} on conflict do nothing`) > 0;
}

/**
 * An owner who has a role at the provider stays one: the provider gives no more than that of an admin. Nobody
 * becomes a member beyond the plan, and is signed in all the same.
 * @returns `false` where the plan has no place.
 */
function* give(
  tenant: Tenant,
  role: GivenRole | null,
  personId: string,
  { at, entries }: ProvenSignIn,
  mostMembers: MostMembers,
): Work<boolean> {
  const { id: tenantId } = tenant;
  const deed = entries ? { id: entries.role, at, author: null } : null;
  const noted = (action: Action) =>
    noteOfMember(tenantId, deed, action, personId, { method: METHOD, ...(role && { role }) });
  const present = yield* value(text)`select role from members
    where tenant_id = ${tenantId} and person_id = ${personId}`;
  if (present === role || (present === "owner" && role !== null)) return true;
  if (role !== null) {
    if (present === null && !(yield* hasPlace(tenant, mostMembers, at))) {
      yield* noteOfNoPlace(tenantId, personId, at, { method: METHOD, role });
      return false;
    }
    yield* insertMember(tenantId, personId, role, at);
    yield* endInvitations(tenantId, personId, role);
    yield* noted(present === null ? "member.joined" : "member.changed");
    return true;
  }
  if (present === "owner" && !(yield* hasOtherOwner(tenantId, personId))) return true;
  yield* run`delete from members where tenant_id = ${tenantId} and person_id = ${personId}`;
  yield* noteErased("member", memberOf(tenantId, personId));
  yield* endInvitations(tenantId, personId, null);
  yield* endSessions(personId, null);
  yield* noted("member.removed");
  return true;
}

function* link(
  identity: Identity,
  personId: string,
  at: number,
  deed: Deed | null = null,
  sessionId: string | null = null,
): Work<"linked" | "taken" | "unknown"> {
  if (!(yield* lockPerson(personId))) return "unknown";
  if (sessionId !== null && !(yield* isOpen(personId, sessionId))) return "unknown";
  const { issuer, subject } = identity;
  const former = yield* first(WHOLE)`delete from identities
    where person_id = ${personId} and issuer = ${issuer} and subject <> ${subject} returning ${WHOLE}`;
  if (yield* insert({ ...identity, at }, personId)) {
    yield* endSecondSteps(personId);
    yield* noteOfLinks(personId, deed);
    return "linked";
  }
  if ((yield* personOf(identity)) === personId) return "linked";
  // It is another person's: the link that was to make room stays.
  if (former) yield* run`insert into identities ${WHOLE.values(former)}`;
  return "taken";
}

function ofPerson(personId: string): Work<LinkedIdentity[]> {
  return all(LINKED)`select ${LINKED} from identities where person_id = ${personId} order by issuer`;
}

/** As `IdentityStore.unlink`, within a transaction. */
export function* unlink(personId: string, deed: Deed | null = null): Work<number> {
  yield* lockPerson(personId);
  const ended = yield* run`delete from identities where person_id = ${personId}`;
  if (ended > 0) {
    yield* endSecondSteps(personId);
    yield* noteOfLinks(personId, deed);
  }
  return ended;
}

function* nameSession(id: string, issuer: string, name: string): Work<void> {
  yield* run`insert into provider_sessions (hash, issuer, session)
    select hash, ${issuer}, ${name} from sessions where id = ${id}`;
}

/**
 * One whose second factor was asked for here has no name that the provider knows: it ends with any other of
 * the person.
 */
function* signOut(issuer: string, subject: string | null, name: string | null, at: number): Work<SignedOut> {
  const named = sql`hash in (select hash from provider_sessions
    where issuer = ${issuer} and session = ${name ?? ""})`;
  if (subject !== null) {
    const personId = yield* personOf({ issuer, subject });
    if (personId === null) return NONE;
    const nameless = sql`not exists (select 1 from provider_sessions s where s.hash = sessions.hash)`;
    return yield* signOutPerson(personId, name === null ? null : sql`(${named} or ${nameless})`, at);
  }
  const people = yield* values(
    text,
  )`select distinct person_id from sessions where ${named} order by person_id`;
  const ended = { ...NONE };
  for (const personId of people) {
    const { sessions, apps } = yield* signOutPerson(personId, named, at);
    ended.sessions += sessions;
    ended.apps += apps;
  }
  return ended;
}

/**
 * Which session an app came of is not stored: those end that were connected since the sign-in of a session
 * that ends. With all sessions all apps end.
 * @param those - a condition on sessions; `null` for all that a provider began.
 */
function* signOutPerson(personId: string, those: Fragment | null, at: number): Work<SignedOut> {
  yield* lockPerson(personId);
  const ending = sql`person_id = ${personId} and method = ${METHOD} ${those ? sql`and ${those}` : NOTHING}`;
  const begun = yield* values(whole)`select signed_in_at from sessions where ${ending}`;
  yield* run`delete from second_steps where person_id = ${personId} and method = ${METHOD}`;
  if (those !== null && begun.length === 0) return NONE;
  const since = those === null ? 0 : Math.min(...begun);
  const apps = yield* endAppsWhere(sql`person_id = ${personId} and created_at >= ${since}`, at);
  return { sessions: yield* endSessionsThat(ending), apps };
}

function* takeOnce(hash: string, until: number, now: number): Work<boolean> {
  yield* eraseSome("provider_uses", "hash", sql`from provider_uses where until < ${now}`, ROWS_AT_ONCE);
  return (
    (yield* run`insert into provider_uses (hash, until) values (${hash}, ${until}) on conflict do nothing`) >
    0
  );
}

function* remember(hash: string, until: number): Work<void> {
  yield* run`insert into provider_uses (hash, until) values (${hash}, ${until})
    on conflict (hash) do update set until = excluded.until where provider_uses.until < excluded.until`;
}

function rememberedUntil(hash: string): Work<number | null> {
  return value(whole)`select until from provider_uses where hash = ${hash}`;
}
