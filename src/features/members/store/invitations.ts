import { isPresent, lockTenant } from "../../../../db/locks.ts";
import { eraseSome } from "../../../../db/erase-some.ts";
import { flag, from, nullable, shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, isOneOf, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, exists, run, type Work } from "../../../../db/work.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { isBelow } from "../../../kit/shared/roles.ts";
import type { Tenant } from "../../../kit/shared/tenant.ts";
import { note } from "../../audit/store.ts";
import type { Subject } from "../../audit/traits.ts";
import { insertMember, role } from "../../people/store/members.ts";
import { mayJoin } from "../../people/store/owners.ts";
import { changePerson, emailKeyOf, insertPerson, lockPerson } from "../../people/store/people.ts";
import type { Person } from "../../people/records.ts";
import type { Asker, Invitation, NewInvitation, OpenedInvitation } from "../records.ts";
import { managingRole, membersIn, refusalOf, roleIn } from "./members.ts";
import { rightsOf } from "./rights.ts";

const ROW = shape({
  ...{ id: text, tenantId: text, email: text, emailKey: text, role: text, madeBy: text },
  ...{ createdAt: whole, expiresAt: whole, hash: text, mailedHash: text },
});

/** An invitation beside its workspace, and the person that made it. */
const FOUND = shape({
  id: from("i.id", text),
  tenantId: from("i.tenant_id", text),
  email: from("i.email", text),
  role: from("i.role", role),
  createdAt: from("i.created_at", whole),
  expiresAt: from("i.expires_at", whole),
  madeBy: text,
  maker: from("p.name", nullable(text)),
  workspace: from("t.name", text),
  suspended: flag,
  mailedHash: text,
});
type Found = ReturnType<typeof FOUND.read>;

/** Invitations of a workspace that are open at once. */
const MOST_OPEN = 100;

/** Members of a workspace, whatever its plan says: lists show all of them. */
const MOST_MEMBERS = 1_000;

/** Members that the plan of a workspace allows; `null` is no limit. Runs in a transaction: synchronously. */
export type MostMembers = (tenant: Tenant) => number | null;

/** The outcome of an acceptance. */
export type Acceptance =
  /** It has ended, or was taken, or the person is erased. */
  | "gone"
  | "full"
  /** The person is in as many workspaces as one may be. */
  | "workspaces_full"
  | { readonly tenantId: string; readonly isNew: boolean };

/** Stores invitations by the hashes of their links. */
export function createInvitationStore(db: Database) {
  const { read, write } = bind(db);
  return {
    /** Those of a workspace that are open at a time, newest first. */
    list: read(list),

    /**
     * Adds an invitation in place of an earlier one for the address. Each counts as a member that the plan
     * allows.
     */
    add: write(add),

    /** Withdraws an invitation. */
    withdraw: write(withdraw),

    /** An invitation by the hash of one of its links, unless it has ended at a time. */
    open: read(open),

    /** Has a person who is there accept an invitation. */
    accept: write(accept),

    /** Adds a person who accepts an invitation. `taken` when the address has a person by now. */
    acceptAsNew: write(acceptAsNew),

    /** Erases at most `rows` that have ended. @returns whether there may be more. */
    eraseEnded: (at: number, rows: number) => db.write(() => eraseEnded(at, rows)),
  };
}

export type InvitationStore = ReturnType<typeof createInvitationStore>;

function found(condition: Fragment): Work<Found[]> {
  return all(FOUND)`select ${FOUND} from invitations i join tenants t on t.id = i.tenant_id
    left join people p on p.id = substr(i.made_by, 2) where ${condition} order by i.id desc`;
}

/**
 * Those of some invitations of one workspace whose makers still may give their roles: an invitation rests on
 * the right of whoever made it.
 */
function* standing(rows: readonly Found[], at: number): Work<Found[]> {
  const [first] = rows;
  if (!first) return [];
  const rights = yield* rightsOf(
    first.tenantId,
    rows.map(({ madeBy }) => madeBy),
    at,
  );
  return rows.filter(({ madeBy, role: given }) => {
    const own = rights.get(madeBy);
    return own !== undefined && !isBelow(own, given);
  });
}

/** The author of a person is a line feed and the id, and that of a key begins with its name. */
function shown({ madeBy, maker, workspace: _, suspended: __, mailedHash: ___, ...rest }: Found): Invitation {
  const [name = ""] = madeBy.split("\n");
  return { ...rest, by: name === "" ? maker : name };
}

/** Those of a workspace that are open at a time: only they take a place, or stand for an address. */
function* openIn(tenantId: string, at: number): Work<Found[]> {
  const rows = yield* found(
    sql`i.tenant_id = ${tenantId} and i.expires_at > ${at} and ${isPresent(tenantId)}`,
  );
  return yield* standing(rows, at);
}

function* list(tenantId: string, at: number): Work<Invitation[]> {
  return (yield* openIn(tenantId, at)).map(shown);
}

function* add(
  by: Asker,
  invitation: NewInvitation,
  mostMembers: MostMembers,
  deed: Deed | null = null,
): Work<"added" | "not_allowed" | "too_high" | "owners_alone" | "already" | "full" | "too_many"> {
  const { tenantId, email, role: given, createdAt } = invitation;
  const tenant = yield* lockTenant(tenantId);
  const own = tenant ? yield* managingRole(tenantId, by) : null;
  if (!tenant || own === null) return "not_allowed";
  const refusal = refusalOf(own, given);
  if (refusal) return refusal;
  const emailKey = emailKeyOf(email);
  const isMember = yield* exists`select 1 from members m join people p on p.id = m.person_id
    where m.tenant_id = ${tenantId} and p.email_key = ${emailKey}`;
  if (isMember) return "already";
  const open = yield* openIn(tenantId, createdAt);
  const former = open.find((one) => emailKeyOf(one.email) === emailKey);
  // To replace an invitation is to withdraw it.
  const withdrawn = former ? refusalOf(own, former.role) : null;
  if (withdrawn) return withdrawn;
  const others = open.filter((one) => one !== former);
  yield* run`delete from invitations
    where tenant_id = ${tenantId} and not id ${isOneOf(others.map(({ id }) => id))}`;
  if (others.length >= MOST_OPEN) return "too_many";
  if (!(yield* hasPlace(tenant, mostMembers, createdAt))) return "full";
  yield* run`insert into invitations ${ROW.values({ ...invitation, emailKey })}`;
  yield* note(tenantId, deed, "invitation.made", subjectOf(invitation), { role: given });
  return "added";
}

/** Whether a workspace, which is locked, may have one more member beside those who are invited at a time. */
export function* hasPlace(tenant: Tenant, mostMembers: MostMembers, at: number): Work<boolean> {
  const invited = yield* openIn(tenant.id, at);
  return (yield* membersIn(tenant.id)) + invited.length < placesOf(tenant, mostMembers);
}

function placesOf(tenant: Tenant, mostMembers: MostMembers): number {
  return Math.min(mostMembers(tenant) ?? MOST_MEMBERS, MOST_MEMBERS);
}

function* withdraw(
  tenantId: string,
  by: Asker,
  id: string,
  deed: Deed | null = null,
): Work<"withdrawn" | "not_allowed" | "unknown" | "too_high" | "owners_alone"> {
  if (!(yield* lockTenant(tenantId))) return "not_allowed";
  const own = yield* managingRole(tenantId, by);
  if (own === null) return "not_allowed";
  const [one] = yield* found(sql`i.tenant_id = ${tenantId} and i.id = ${id}`);
  if (!one) return "unknown";
  const refusal = refusalOf(own, one.role);
  if (refusal) return refusal;
  yield* run`delete from invitations where id = ${id}`;
  yield* note(tenantId, deed, "invitation.withdrawn", subjectOf(one), { role: one.role });
  return "withdrawn";
}

function* open(hash: string, at: number): Work<OpenedInvitation | null> {
  // Two look-ups, each by an index of its own.
  const [row] = [
    ...(yield* found(sql`i.hash = ${hash} and i.expires_at > ${at} and t.left_at is null`)),
    ...(yield* found(sql`i.mailed_hash = ${hash} and i.expires_at > ${at} and t.left_at is null`)),
  ];
  if (!row || row.suspended || (yield* standing([row], at)).length === 0) return null;
  // A key's name is for members: whoever is invited hears of the workspace.
  return { ...shown(row), by: row.maker, workspace: row.workspace, isMailed: row.mailedHash === hash };
}

/**
 * An invitation that can be accepted: its tenant is locked, so nobody else takes or withdraws it meanwhile.
 */
function* openAndLock(
  hash: string,
  at: number,
  mostMembers: MostMembers,
): Work<OpenedInvitation | "gone" | "full"> {
  const before = yield* open(hash, at);
  const tenant = before ? yield* lockTenant(before.tenantId) : null;
  const opened = tenant ? yield* open(hash, at) : null;
  if (!tenant || !opened) return "gone";
  // The plan may have allowed more members when somebody was invited.
  return (yield* membersIn(tenant.id)) < placesOf(tenant, mostMembers) ? opened : "full";
}

/** It names no address: an entry outlives the person. */
function subjectOf({ id }: Pick<Invitation, "id">): Subject {
  return { kind: "invitation", id, name: null };
}

/** Somebody who is in the workspace already keeps the role: an invitation takes nothing away. */
function* join(opened: OpenedInvitation, personId: string, at: number, deed: Deed | null): Work<Acceptance> {
  const { id, role: given, tenantId } = opened;
  yield* run`delete from invitations where id = ${id}`;
  const isNew = (yield* roleIn(tenantId, personId)) === null;
  if (isNew) yield* insertMember(tenantId, personId, given, at);
  yield* note(tenantId, deed, "invitation.accepted", subjectOf(opened), { role: given });
  return { tenantId, isNew };
}

function* accept(
  hash: string,
  personId: string,
  at: number,
  mostMembers: MostMembers,
  deed: Deed | null = null,
): Work<Acceptance> {
  const opened = yield* openAndLock(hash, at, mostMembers);
  if (typeof opened === "string") return opened;
  const person = yield* lockPerson(personId);
  // The address may have changed since the person was looked up.
  if (!person || emailKeyOf(person.email) !== emailKeyOf(opened.email)) return "gone";
  const isMember = (yield* roleIn(opened.tenantId, personId)) !== null;
  if (!isMember && !(yield* mayJoin(personId))) return "workspaces_full";
  if (opened.isMailed && person.confirmedAt === null) yield* changePerson(personId, { confirmedAt: at });
  return yield* join(opened, personId, at, deed);
}

function* acceptAsNew(
  hash: string,
  person: Omit<Person, "email" | "confirmedAt">,
  at: number,
  mostMembers: MostMembers,
  deed: Deed | null = null,
): Work<Acceptance | "taken"> {
  const opened = yield* openAndLock(hash, at, mostMembers);
  if (typeof opened === "string") return opened;
  const { email, isMailed } = opened;
  const isAdded = yield* insertPerson({ ...person, email, confirmedAt: isMailed ? at : null });
  return isAdded ? yield* join(opened, person.id, at, deed) : "taken";
}

function* eraseEnded(at: number, rows: number): Work<boolean> {
  return (
    (yield* eraseSome("invitations", "id", sql`from invitations where expires_at <= ${at}`, rows)) === rows
  );
}
