import { type Clock, dayName, isoTime } from "../../kit/shared/clock.ts";
import { invalidCursor } from "../../kit/shared/common-faults.ts";
import { deedOf } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import type { Role } from "../../kit/shared/roles.ts";
import type { Holder } from "../../kit/shared/tenant.ts";
import type { KeyRecord } from "../keys/model.ts";
import type { StoredKey } from "../keys/records.ts";
import { askerOf, faultOf } from "./asker.ts";
import { invitationRecord } from "./invitations.ts";
import type { MemberList, MemberRecord, Removed } from "./model.ts";
import type { StoredMember } from "./records.ts";
import type { InvitationStore } from "./store/invitations.ts";
import type { MemberRefusal, MemberStore } from "./store/members.ts";

/** The members of a workspace. */
export interface Members {
  /**
   * A page of the members, and on the first one all invitations that are open.
   * @throws Fault `cursor_invalid`
   */
  list(tenantId: string, limit: number, cursor: string | null): Promise<MemberList>;
  /**
   * Gives a member another role.
   * @throws Fault `member_not_found`, `role_too_high`, `owner_required`, `last_owner`, `scope_missing`,
   *   `sign_in_again`
   */
  setRole(holder: Holder, personId: string, role: Role): Promise<MemberRecord>;
  /**
   * Removes a member, whose sessions end at once. Everybody may leave by themselves; then the sessions stay.
   * @throws Fault as `setRole`.
   */
  remove(holder: Holder, personId: string): Promise<Removed>;
}

export interface MembersNeeds {
  readonly store: MemberStore;
  readonly invitations: Pick<InvitationStore, "list">;
  /** Keys as they are shown. */
  readonly keyRecords: (keys: readonly StoredKey[]) => Promise<KeyRecord[]>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called when cached sessions may be out of date. */
  readonly onChanged: () => void;
}

/** A member as it is shown. */
export function memberRecord(member: StoredMember): MemberRecord {
  const { personId, name, email, role, since, lastSeenOn, secondFactor } = member;
  return {
    id: personId,
    ...{ name, email, role, secondFactor },
    since: isoTime(since),
    lastSeenOn: lastSeenOn === null ? null : dayName(lastSeenOn),
  };
}

/** The workspace has no member with an id. */
export function noSuchMember(): Fault {
  return new Fault(
    "member_not_found",
    "The workspace has no member with this id. GET /app/api/members lists them.",
  );
}

/** The last member of the page before. @throws Fault `cursor_invalid` */
function memberAt(cursor: string): Pick<StoredMember, "since" | "personId"> {
  const [, since, personId] = /^(\d{1,15})\.(per_[0-9a-z]{26})$/.exec(cursor) ?? [];
  if (since === undefined || personId === undefined) throw invalidCursor();
  return { since: Number(since), personId };
}

function refusal(refused: MemberRefusal, holder: Holder): Fault {
  if (refused === "unknown") return noSuchMember();
  if (refused === "last_owner")
    return new Fault(
      "last_owner",
      "This is the last owner of the workspace. Make somebody else an owner first.",
    );
  return faultOf(refused, holder);
}

export function createMembers(needs: MembersNeeds): Members {
  const { store, invitations, keyRecords, clock, onChanged } = needs;

  /**
   * To make and unmake owners needs a sign-in that is not long ago. Those who are no owners are refused
   * anyway.
   * @throws Fault `sign_in_again`
   */
  async function checkOwners({ tenant, member }: Holder, personId: string, role: Role | null): Promise<void> {
    if (member?.role !== "owner") return;
    if (role === "owner" || (await store.get(tenant.id, personId))?.role === "owner")
      requireRecentSignIn(member, clock.now());
  }

  return {
    async list(tenantId, limit, cursor) {
      const [found, open] = await Promise.all([
        // One more than asked for shows whether there is a next page.
        store.list(tenantId, limit + 1, cursor === null ? null : memberAt(cursor)),
        cursor === null ? invitations.list(tenantId, clock.now()) : [],
      ]);
      const members = found.slice(0, limit);
      const last = members.at(-1);
      return {
        ...{ members: members.map(memberRecord), invitations: open.map(invitationRecord) },
        nextCursor: found.length > limit && last ? `${last.since}.${last.personId}` : null,
      };
    },

    async setRole(holder, personId, role) {
      await checkOwners(holder, personId, role);
      const changed = await store.setRole(
        holder.tenant.id,
        askerOf(holder),
        personId,
        role,
        deedOf(needs, holder.author),
      );
      if (typeof changed === "string") throw refusal(changed, holder);
      onChanged();
      return memberRecord(changed);
    },

    async remove(holder, personId) {
      await checkOwners(holder, personId, null);
      const deed = deedOf(needs, holder.author);
      const removed = await store.remove(holder.tenant.id, askerOf(holder), personId, clock.now(), deed);
      if (typeof removed === "string") throw refusal(removed, holder);
      onChanged();
      return { keys: await keyRecords(removed.keys) };
    },
  };
}
