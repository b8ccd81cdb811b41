import { BESIDE, lockTenant } from "../../../../db/locks.ts";
import { shape, text, whole } from "../../../../db/shape.ts";
import { type Fragment, NOTHING, sql } from "../../../../db/sql.ts";
import { all, bind, type Database, exists, run, values, type Work } from "../../../../db/work.ts";
import { personAuthor } from "../../../kit/shared/author.ts";
import type { Column } from "../../../kit/shared/column.ts";
import type { Deed } from "../../../kit/shared/deed.ts";
import { isRole, type Role } from "../../../kit/shared/roles.ts";
import { noteOfPerson } from "../../audit/store.ts";
import type { Membership } from "../records.ts";

/** A role that a later version brought allows what the lowest one does. */
export const role: Column<Role> = {
  read(value, member, row) {
    const name = text.read(value, member, row);
    return isRole(name) ? name : "viewer";
  },
};

const ROW = shape({ tenantId: text, personId: text, role: text, since: whole });

/** A workspace beside the role of a person in it. */
const MEMBERSHIP = shape({
  ...BESIDE,
  role,
});

/** Stores in which workspaces a person is. */
export function createMembershipStore(db: Database) {
  const { read } = bind(db);
  return {
    /**
     * The workspaces of a person that are not suspended, at most `most`, in the order of their ids: oldest
     * first.
     */
    ofPerson: read((personId: string, most: number) => membershipsOf(personId, most)),

    /** The suspended ones, in the same order. */
    suspendedOf: read((personId: string, most: number) => membershipsOf(personId, most, NOTHING, true)),
  };
}

export type MembershipStore = ReturnType<typeof createMembershipStore>;

/**
 * Makes a person a member, or gives another role to a member; within a transaction in which the tenant and
 * the person are locked.
 */
export function* insertMember(tenantId: string, personId: string, given: Role, since: number): Work<void> {
  yield* run`insert into members ${ROW.values({ tenantId, personId, role: given, since })}
    on conflict (tenant_id, person_id) do update set role = excluded.role`;
  yield* endMadeLinks(personId);
}

/**
 * Ends the links for another password that managers made for a person: they rest on the roles that the person
 * had, and don't come back with them.
 */
export function* endMadeLinks(personId: string): Work<void> {
  yield* run`delete from person_links where person_id = ${personId} and made_in is not null`;
}

/**
 * As `MembershipStore.ofPerson`, within a transaction.
 * @param among - a further condition, which begins with `and`.
 * @param suspended - `true` for suspended workspaces alone.
 */
export function* membershipsOf(
  personId: string,
  most: number,
  among: Fragment = NOTHING,
  suspended = false,
): Work<Membership[]> {
  const rows = yield* all(MEMBERSHIP)`select ${MEMBERSHIP} from members m join tenants t on t.id = m.tenant_id
    where m.person_id = ${personId} ${among} and t.left_at is null and t.suspended = ${suspended}
    order by m.tenant_id limit ${most}`;
  return rows.map(({ role: own, ...tenant }) => ({ tenant, role: own }));
}

/** The membership of a person in one workspace. */
export function membershipIn(personId: string, tenantId: string): Work<Membership[]> {
  return membershipsOf(personId, 1, sql`and m.tenant_id = ${tenantId}`);
}

/** Locks the workspaces in which a person is, before the person. */
export function* lockWorkspacesOf(personId: string): Work<void> {
  const all = yield* values(text)`select tenant_id from members where person_id = ${personId}
    order by tenant_id`;
  for (const tenantId of all) yield* lockTenant(tenantId);
}

/**
 * Ends all memberships of a person, within a transaction in which the workspaces and the person are locked.
 * @returns `false`, and changes nothing, while a workspace has no other owner.
 */
export function* leaveAll(personId: string, deed: Deed | null): Work<boolean> {
  const owned = yield* values(text)`select tenant_id from members m join tenants t on t.id = m.tenant_id
    where person_id = ${personId} and role = 'owner' and left_at is null order by tenant_id`;
  for (const tenantId of owned) if (!(yield* hasOtherOwner(tenantId, personId))) return false;
  // An invitation rests on the right of whoever made it.
  yield* run`delete from invitations where made_by = ${personAuthor(personId)}
    and tenant_id in (select tenant_id from members where person_id = ${personId})`;
  yield* noteOfPerson(personId, deed, "member.removed");
  yield* run`delete from members where person_id = ${personId}`;
  return true;
}

/** Whether a workspace, whose tenant is locked, has an owner besides a person. */
export function hasOtherOwner(tenantId: string, personId: string): Work<boolean> {
  return exists`select 1 from members
    where tenant_id = ${tenantId} and role = 'owner' and person_id <> ${personId}`;
}
