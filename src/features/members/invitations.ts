import { withoutApp } from "../../kit/shared/author.ts";
import { type Clock, DAY, isoTime } from "../../kit/shared/clock.ts";
import { deedOf, deedOfPerson } from "../../kit/shared/deed.ts";
import { Fault } from "../../kit/shared/fault.ts";
import type { Ids } from "../../kit/shared/ids.ts";
import { requireRecentSignIn } from "../../kit/shared/recent-sign-in.ts";
import { explain } from "../../kit/shared/reasons.ts";
import { type Holder, isOwner, type Tenant } from "../../kit/shared/tenant.ts";
import { hashToken, newToken } from "../../kit/shared/token.ts";
import type { Letter } from "../mail/post.ts";
import type { FirstDays } from "../plans/first-days.ts";
import type { Person } from "../people/records.ts";
import { askerOf, faultOf } from "./asker.ts";
import { invitationLetter } from "./letters.ts";
import type { InvitationRecord, InvitationShown, Invited, InviteInput } from "./model.ts";
import type { Invitation, OpenedInvitation } from "./records.ts";
import type { Acceptance, InvitationStore } from "./store/invitations.ts";

/** An invitation is open for so long. */
const VALID = 7 * DAY;

/** Invitations to a workspace. */
export interface Invitations {
  /**
   * Invites an address, and mails it where there is mail.
   * @throws Fault `role_too_high`, `owner_required`, `already_member`, `plan_limit`, `scope_missing`,
   * `sign_in_again`
   */
  invite(holder: Holder, input: InviteInput): Promise<Invited>;
  /** @throws Fault `invitation_not_found`, `role_too_high`, `owner_required`, `scope_missing` */
  withdraw(holder: Holder, id: string): Promise<void>;
  /** The invitation of a link. @throws Fault `link_ended` */
  open(token: string): Promise<OpenedInvitation>;
  /**
   * Has a person who is signed in accept an invitation to their address.
   * @throws Fault `link_ended`, `invitation_of_another`, `plan_limit`
   */
  accept(token: string, person: Pick<Person, "id" | "email">): Promise<Joined>;
  /**
   * Makes a person who accepts an invitation. `null` when the address has a person by now.
   * @throws Fault as `accept`.
   */
  acceptAsNew(token: string, person: Omit<Person, "email" | "confirmedAt">): Promise<Joined | null>;
}

/** The workspace that somebody has joined. */
export interface Joined {
  readonly tenantId: string;
  /** Whether they were no member before. */
  readonly isNew: boolean;
}

export interface InvitationsNeeds {
  readonly store: InvitationStore;
  /** Members that the plan of a workspace allows; `null` is no limit. */
  readonly mostMembers: (tenant: Tenant) => number | null;
  /** Sends a mail soon, where there is mail. */
  readonly mail: (write: () => Promise<Letter | null>) => void;
  /** Whether there is mail. */
  readonly hasMail: boolean;
  readonly mailing: FirstDays["mailing"];
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Called when cached sessions may be out of date. */
  readonly onChanged: () => void;
}

/** An invitation as members see it. */
export function invitationRecord({ id, email, role, by, expiresAt }: Invitation): InvitationRecord {
  return { id, email, role, by, expiresAt: isoTime(expiresAt) };
}

/** An invitation as its link shows it. */
export function invitationShown(invitation: OpenedInvitation): InvitationShown {
  const { workspace, email, role, by, expiresAt } = invitation;
  return { workspace, email, role, by, expiresAt: isoTime(expiresAt) };
}

/** A link has ended, was used, or never was. */
export function linkEnded(): Fault {
  return new Fault("link_ended", "This link is not valid: it was used or withdrawn, or its time is over.");
}

export function createInvitations(needs: InvitationsNeeds): Invitations {
  const { store, mostMembers, mail, hasMail, baseUrl, clock, ids, onChanged } = needs;

  function notInvited(
    outcome: Exclude<Awaited<ReturnType<InvitationStore["add"]>>, "added">,
    holder: Holder,
  ) {
    switch (outcome) {
      case "already":
        return new Fault("already_member", "This person is a member of the workspace.", {
          errors: [{ pointer: "/email", ...explain("already_member") }],
        });
      case "full":
        return full(mostMembers(holder.tenant));
      case "too_many":
        return new Fault("plan_limit", "A workspace has at most 100 open invitations. Withdraw some first.");
      default:
        return faultOf(outcome, holder);
    }
  }

  /** The fragment stays in the browser, so no log of a proxy has a link. */
  const linkOf = (token: string) => `${baseUrl}/app#/invitation/${token}`;

  async function open(token: string): Promise<OpenedInvitation> {
    const found = await store.open(hashToken(token), clock.now());
    if (!found) throw linkEnded();
    return found;
  }

  function joined(outcome: Acceptance): Joined {
    if (outcome === "gone") throw linkEnded();
    if (outcome === "full")
      throw new Fault(
        "plan_limit",
        "The plan of this workspace allows no more members. Ask whoever invited you.",
      );
    if (outcome === "workspaces_full")
      throw new Fault("plan_limit", "You are in as many workspaces as a person may be. Leave one first.");
    onChanged();
    return outcome;
  }

  return {
    async invite(holder, { email, role, language = "en" }) {
      const { tenant, author } = holder;
      const now = clock.now();
      if (role === "owner" && isOwner(holder)) requireRecentSignIn(holder.member, now);
      const [shown, mailed] = [newToken(ids), newToken(ids)];
      const invitation = {
        ...{ id: ids.id("inv"), tenantId: tenant.id, email, role, madeBy: withoutApp(author) },
        ...{ createdAt: now, expiresAt: now + VALID, hash: hashToken(shown), mailedHash: hashToken(mailed) },
      };
      const add = async () => {
        const outcome = await store.add(askerOf(holder), invitation, mostMembers, deedOf(needs, author));
        if (outcome !== "added") throw notInvited(outcome, holder);
      };
      await (hasMail ? needs.mailing(tenant, invitation.id, add) : add());
      mail(async () => ({
        to: email,
        mail: invitationLetter(language, { workspace: tenant.name, role, link: linkOf(mailed) }),
      }));
      return {
        ...{ id: invitation.id, url: linkOf(shown), mailed: hasMail },
        expiresAt: isoTime(invitation.expiresAt),
      };
    },

    async withdraw(holder, id) {
      const outcome = await store.withdraw(
        holder.tenant.id,
        askerOf(holder),
        id,
        deedOf(needs, holder.author),
      );
      if (outcome === "unknown")
        throw new Fault(
          "invitation_not_found",
          "The workspace has no open invitation with this id. GET /app/api/members lists them.",
        );
      if (outcome !== "withdrawn") throw faultOf(outcome, holder);
    },

    open,

    async accept(token, person) {
      const { email } = await open(token);
      if (email.toLowerCase() !== person.email.toLowerCase())
        throw new Fault(
          "invitation_of_another",
          "This invitation is for another address than the one that you are signed in with.",
        );
      const deed = deedOfPerson(needs, person.id);
      return joined(await store.accept(hashToken(token), person.id, clock.now(), mostMembers, deed));
    },

    async acceptAsNew(token, person) {
      const deed = deedOfPerson(needs, person.id);
      const outcome = await store.acceptAsNew(hashToken(token), person, clock.now(), mostMembers, deed);
      return outcome === "taken" ? null : joined(outcome);
    },
  };
}

/** The plan allows no more members. */
function full(most: number | null): Fault {
  const count = most ?? 1_000;
  return new Fault(
    "plan_limit",
    `The plan allows ${count === 1 ? "one member" : `${count} members`}, open invitations included. Remove one, or redeem a voucher for a larger plan.`,
  );
}
