import { EditMember, InviteInput } from "../../members/model.ts";
import { idFrom, list, period, SHORT, text } from "../input-model.ts";
import type { Tool } from "../tool.ts";

const member = { id: idFrom("list_members") };

/** The members of the workspace, and who did what. */
export const PEOPLE_TOOLS: readonly Tool[] = [
  {
    name: "list_members",
    title: "Members",
    description:
      "The people of the workspace with their roles, and open invitations. They are personal data.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/members" }],
    input: {},
  },
  {
    name: "invite_member",
    title: "Invite somebody",
    description:
      "Invite an address to the workspace, in place of an earlier invitation. Ask the person first. The link is mailed and not shown; " +
      "if `mailed` is false, a person invites again in the console, which shows it.",
    effect: "alters",
    reachesOut: true,
    calls: [{ method: "POST", path: "/app/api/invitations", omitted: ["url"] }],
    input: InviteInput.properties,
  },
  {
    name: "withdraw_invitation",
    title: "Withdraw an invitation",
    description: "Withdraw an invitation that is open. Its links open nothing any more.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/invitations/:id" }],
    input: { id: idFrom("list_members, of invitations") },
  },
  {
    name: "change_role",
    title: "Change a role",
    description:
      "Give a member another role. Nobody gives one above the own, and apps make and unmake no owners.",
    effect: "replaces",
    calls: [{ method: "PATCH", path: "/app/api/members/:id", omitted: [] }],
    input: { ...member, ...EditMember.properties },
  },
  {
    name: "remove_member",
    title: "Remove a member",
    description:
      "Remove a person from the workspace; sessions and apps of the person end. Ask the person first. " +
      "`keys` are those that the member made and that still work: a person ends them in the console.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/members/:id", omitted: [] }],
    input: member,
  },
  {
    name: "search_audit",
    title: "Audit",
    description:
      "Who did what in the workspace, newest first. With who, action or subject a page may have fewer than limit and still a nextCursor.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/audit", defaults: SHORT, omitted: [] }],
    input: {
      who: text("Id of a person or a key, operator or system"),
      // The names of all actions are 900 characters, and a refusal tells them.
      action: text("Such as member.removed, key.made or codes.deleted"),
      subject: text("Id of a record"),
      ...period,
      ...list,
    },
  },
];
