import { eraseSome } from "../../../db/erase-some.ts";
import { lockTenant } from "../../../db/locks.ts";
import { nullable, shape, text, whole } from "../../../db/shape.ts";
import { NOTHING, sql } from "../../../db/sql.ts";
import { all, bind, type Database, run, value, type Work } from "../../../db/work.ts";
import { personAuthor } from "../../kit/shared/author.ts";
import { utcDay } from "../../kit/shared/clock.ts";
import type { Deed } from "../../kit/shared/deed.ts";
import type { GivenRole } from "../../kit/shared/roles.ts";
import type { Tenant } from "../../kit/shared/tenant.ts";
import { noteOfMember, noteOfPerson } from "../audit/store.ts";
import type { Action } from "../audit/traits.ts";
import { hasPlace, type MostMembers } from "../members/store/invitations.ts";
import { endSessions } from "../people/store/sessions.ts";
import { hasOtherOwner, insertMember } from "../people/store/members.ts";
import { insertPerson, lockPerson, personByEmail } from "../people/store/people.ts";
import type { Person } from "../people/records.ts";
import { METHOD } from "./constants.ts";
import type { Identity, LinkedIdentity, ProvenSignIn } from "./records.ts";

const ROW = shape({ issuer: text, subject: text, personId: text, linkedAt: whole });
const LINKED = shape({ issuer: text, linkedAt: whole, lastUsedOn: nullable(whole) });

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
     * @returns `null` when nobody is known.
     */
    signIn: write(signIn),

    /** Links an identity with a person, in place of another one of the same issuer. */
    link: write(link),

    /** The providers that a person is linked with. */
    ofPerson: read(ofPerson),

    /** Ends all links of a person. @returns how many there were. */
    unlink: write(unlink),

    /** Stores by which name the provider knows a session that it began. */
    nameSession: write(nameSession),

    /**
     * Ends sessions that a provider began: that of a name, or all of a person.
     * @returns how many.
     */
    signOut: write(signOut),

    /**
     * Takes what counts once, by its hash. `false` when it was taken before.
     * @param until - when it may be forgotten.
     */
    takeOnce: write(takeOnce),
  };
}

export type IdentityStore = ReturnType<typeof createIdentityStore>;

function personOf({ issuer, subject }: Identity): Work<string | null> {
  return value(text)`select person_id from identities where issuer = ${issuer} and subject = ${subject}`;
}

function* signIn(proven: ProvenSignIn, mostMembers: MostMembers = () => null): Work<Person | null> {
  const tenants = new Map<string, Tenant>();
  for (const { tenantId } of proven.grants) {
    const tenant = yield* lockTenant(tenantId);
    if (tenant) tenants.set(tenantId, tenant);
  }
  const person = (yield* known(proven)) ?? (yield* linkable(proven)) ?? (yield* made(proven));
  if (!person) return null;
  for (const { tenantId, role } of proven.grants) {
    const tenant = tenants.get(tenantId);
    if (tenant) yield* give(tenant, role, person.id, proven, mostMembers);
  }
  return person;
}

function* known(proven: ProvenSignIn): Work<Person | null> {
  const { issuer, subject, at } = proven;
  const personId = yield* personOf(proven);
  if (personId === null) return null;
  yield* run`update identities set last_used_on = ${utcDay(at)} where issuer = ${issuer} and subject = ${subject}`;
  return yield* lockPerson(personId);
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
 */
function* give(
  tenant: Tenant,
  role: GivenRole | null,
  personId: string,
  { at, entries }: ProvenSignIn,
  mostMembers: MostMembers,
): Work<void> {
  const { id: tenantId } = tenant;
  const deed = entries ? { id: entries.role, at, author: null } : null;
  const noted = (action: Action) =>
    noteOfMember(tenantId, deed, action, personId, { method: METHOD, ...(role && { role }) });
  const present = yield* value(text)`select role from members
    where tenant_id = ${tenantId} and person_id = ${personId}`;
  if (present === role || (present === "owner" && role !== null)) return;
  if (role !== null) {
    if (present === null && !(yield* hasPlace(tenant, mostMembers))) return;
    yield* insertMember(tenantId, personId, role, at);
    return yield* noted(present === null ? "member.joined" : "member.changed");
  }
  if (present === "owner" && !(yield* hasOtherOwner(tenantId, personId))) return;
  yield* run`delete from members where tenant_id = ${tenantId} and person_id = ${personId}`;
  yield* endSessions(personId, null);
  yield* noted("member.removed");
}

function* link(
  identity: Identity,
  personId: string,
  at: number,
  deed: Deed | null = null,
): Work<"linked" | "taken" | "unknown"> {
  if (!(yield* lockPerson(personId))) return "unknown";
  const { issuer, subject } = identity;
  yield* run`delete from identities where person_id = ${personId} and issuer = ${issuer} and subject <> ${subject}`;
  if (yield* insert({ ...identity, at }, personId)) {
    yield* noteOfLinks(personId, deed);
    return "linked";
  }
  return (yield* personOf(identity)) === personId ? "linked" : "taken";
}

function ofPerson(personId: string): Work<LinkedIdentity[]> {
  return all(LINKED)`select ${LINKED} from identities where person_id = ${personId} order by issuer`;
}

/** As `IdentityStore.unlink`, within a transaction. */
export function* unlink(personId: string, deed: Deed | null = null): Work<number> {
  const ended = yield* run`delete from identities where person_id = ${personId}`;
  if (ended > 0) yield* noteOfLinks(personId, deed);
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
function* signOut(issuer: string, subject: string | null, name: string | null): Work<number> {
  const personId = subject === null ? null : yield* personOf({ issuer, subject });
  if (subject !== null && personId === null) return 0;
  const ofPerson = personId === null ? NOTHING : sql`and person_id = ${personId}`;
  const named = sql`select hash from provider_sessions where issuer = ${issuer} and session = ${name ?? ""}`;
  const nameless = sql`not exists (select 1 from provider_sessions s where s.hash = sessions.hash)`;
  if (name === null && personId === null) return 0;
  const those =
    name === null
      ? sql`true`
      : personId === null
        ? sql`hash in (${named})`
        : sql`(hash in (${named}) or ${nameless})`;
  return yield* run`delete from sessions where method = ${METHOD} ${ofPerson} and ${those}`;
}

function* takeOnce(hash: string, until: number, now: number): Work<boolean> {
  yield* eraseSome("provider_uses", "hash", sql`from provider_uses where until < ${now}`, ROWS_AT_ONCE);
  return (
    (yield* run`insert into provider_uses (hash, until) values (${hash}, ${until}) on conflict do nothing`) >
    0
  );
}
