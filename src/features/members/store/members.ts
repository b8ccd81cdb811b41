import { memberOf, noteErased } from "../../backups/store/erased.ts";
import { isPresent, lockTenant } from "../../../../db/locks.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { NOTHING, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, first, run, value, type Work } from "../../../../db/work.ts";
import { personAuthor } from "../../../kit/shared/author.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { isBelow, type Role } from "../../../kit/shared/roles.ts";
import { noteOfMember } from "../../audit/store.ts";
import { noteAct } from "../../operators/store/log.ts";
import { endApps } from "../../oauth/store/ending.ts";
import { keysMadeBy } from "../../keys/store/keys.ts";
import type { StoredKey } from "../../keys/records.ts";
import { endMadeLinks, hasOtherOwner, insertMember, role } from "../../people/store/members.ts";
import { insertPerson, lockPerson, personByEmail } from "../../people/store/people.ts";
import { endSessions } from "../../people/store/sessions.ts";
import type { Person } from "../../people/records.ts";
import type { Asker, StoredMember } from "../records.ts";

const MEMBER = shape({
  personId: text,
  name: text,
  email: text,
  role,
  since: whole,
  lastSeenOn: nullable(whole),
  secondFactor: flag,
});

const RANK = shape({ role: from("role", role) });

/** Why a change of a member is refused. */
export type MemberRefusal =
  /** The person who asks is no member any more, or none who manages members. */
  | "not_allowed"
  | "unknown"
  /** It concerns a higher role than that of whoever asks. */
  | "too_high"
  /** It makes or unmakes an owner, which only owners may. */
  | "owners_alone"
  | "last_owner";

/** Stores who is in a workspace. */
export function createMemberStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** At most `limit` members of a workspace, the longest ones first: those behind a member. */
    list: read(list),

    /** One of them; `null` when the person is none. */
    get: read(get),

    /** Gives a member another role. */
    setRole: write(setRole),

    /** Removes a member. Gives the keys that the person made and that work at a time. */
    remove: write(remove),

    /**
     * Makes the person with an address an owner of a workspace. Without such a person it is added.
     * @returns the id of the person; `null` when there is no such workspace.
     */
    makeOwner: write(makeOwner),
  };
}

export type MemberStore = ReturnType<typeof createMemberStore>;

function list(
  tenantId: string,
  limit: number,
  after: Pick<StoredMember, "since" | "personId"> | null = null,
): Work<StoredMember[]> {
  const rest = after ? sql`and (m.since, m.person_id) > (${after.since}, ${after.personId})` : NOTHING;
  return all(MEMBER)`select ${MEMBER} from members m join people p on p.id = m.person_id
    where m.tenant_id = ${tenantId} and ${isPresent(tenantId)} ${rest} order by m.since, m.person_id
    limit ${limit}`;
}

function get(tenantId: string, personId: string): Work<StoredMember | null> {
  return first(MEMBER)`select ${MEMBER} from members m join people p on p.id = m.person_id
    where m.tenant_id = ${tenantId} and m.person_id = ${personId} and ${isPresent(tenantId)}`;
}

/** The number of members of a workspace. */
export function* membersIn(tenantId: string): Work<number> {
  return (yield* value(whole)`select count(*) from members where tenant_id = ${tenantId}`) ?? 0;
}

/** The role of a person in a workspace, within a transaction; `null` for none. */
export function* roleIn(tenantId: string, personId: string): Work<Role | null> {
  const row = yield* first(RANK)`select ${RANK} from members
    where tenant_id = ${tenantId} and person_id = ${personId}`;
  return row?.role ?? null;
}

/**
 * The role of whoever asks, as it is in this transaction. An app of an owner asks as an admin: it is no more
 * than that.
 */
function* roleOf(tenantId: string, { personId, role: asked }: Asker): Work<Role | null> {
  const now = personId === null ? asked : yield* roleIn(tenantId, personId);
  return now === "owner" && asked !== "owner" ? "admin" : now;
}

/** The same, if it may manage members. */
export function* managingRole(tenantId: string, by: Asker): Work<Role | null> {
  const own = yield* roleOf(tenantId, by);
  return own === null || isBelow(own, "admin") ? null : own;
}

/** Whether a role may make, change or end one. */
export function refusalOf(own: Role, ...concerned: readonly Role[]): "owners_alone" | "too_high" | null {
  if (!concerned.some((one) => isBelow(own, one))) return null;
  return concerned.includes("owner") ? "owners_alone" : "too_high";
}

function* setRole(
  tenantId: string,
  by: Asker,
  personId: string,
  given: Role,
  deed: Deed | null = null,
): Work<MemberRefusal | StoredMember> {
  if (!(yield* lockTenant(tenantId))) return "not_allowed";
  const own = yield* managingRole(tenantId, by);
  if (own === null) return "not_allowed";
  yield* lockPerson(personId);
  const member = yield* get(tenantId, personId);
  if (!member) return "unknown";
  const refusal = refusalOf(own, member.role, given);
  if (refusal) return refusal;
  if (member.role === "owner" && given !== "owner" && !(yield* hasOtherOwner(tenantId, personId)))
    return "last_owner";
  yield* run`update members set role = ${given} where tenant_id = ${tenantId} and person_id = ${personId}`;
  yield* endInvitations(tenantId, personId, given);
  if (member.role !== given) {
    yield* endMadeLinks(personId);
    yield* noteOfMember(tenantId, deed, "member.changed", personId, { role: given });
  }
  return { ...member, role: given };
}

function* remove(
  tenantId: string,
  by: Asker,
  personId: string,
  at: number,
  deed: Deed | null = null,
): Work<MemberRefusal | { readonly member: StoredMember; readonly keys: readonly StoredKey[] }> {
  if (!(yield* lockTenant(tenantId))) return "not_allowed";
  yield* lockPerson(personId);
  const isSelf = by.personId === personId;
  // Everybody may leave.
  const own = isSelf ? yield* roleOf(tenantId, by) : yield* managingRole(tenantId, by);
  if (own === null) return "not_allowed";
  const member = yield* get(tenantId, personId);
  if (!member) return "unknown";
  const refusal = refusalOf(own, member.role);
  if (refusal) return refusal;
  if (member.role === "owner" && !(yield* hasOtherOwner(tenantId, personId))) return "last_owner";
  yield* run`delete from members where tenant_id = ${tenantId} and person_id = ${personId}`;
  yield* noteErased("member", memberOf(tenantId, personId));
  yield* endInvitations(tenantId, personId, null);
  if (isSelf) yield* endApps(personId, tenantId);
  else yield* endSessions(personId, null);
  yield* noteOfMember(tenantId, deed, isSelf ? "member.left" : "member.removed", personId);
  return { member, keys: yield* keysMadeBy(tenantId, personAuthor(personId), at) };
}

/** Ends the invitations of a person that go beyond a role: they rest on the right of whoever made them. */
export function* endInvitations(tenantId: string, personId: string, left: Role | null): Work<void> {
  const row = shape({ id: text, role });
  const made = yield* all(row)`select ${row} from invitations
    where tenant_id = ${tenantId} and made_by = ${personAuthor(personId)}`;
  for (const invitation of made)
    if (left === null || isBelow(left, "admin") || isBelow(left, invitation.role))
      yield* run`delete from invitations where id = ${invitation.id}`;
}

function* makeOwner(tenantId: string, person: Person, deed: Deed | null = null): Work<Person | null> {
  if (!(yield* lockTenant(tenantId))) return null;
  yield* insertPerson(person);
  const known = yield* personByEmail(person.email);
  const found = (known && (yield* lockPerson(known.id))) ?? person;
  const had = yield* roleIn(tenantId, found.id);
  yield* insertMember(tenantId, found.id, "owner", person.createdAt);
  const action = had === null ? "member.joined" : "member.changed";
  if (had !== "owner") yield* noteOfMember(tenantId, deed, action, found.id, { role: "owner" });
  yield* run`delete from invitations where tenant_id = ${tenantId} and email_key = ${found.email.toLowerCase()}`;
  if (had !== "owner")
    yield* noteAct(deed, "owner.made", { kind: "workspace", id: tenantId }, { person: found.id });
  return found;
}
