import { EditMember, InviteInput } from "../../members/model.ts";
import { idFrom, list, pagesOf, period, SHORT, text } from "../input-model.ts";
import type { Tool } from "../tool.ts";

/** People are looked up by their names, which a short page often lacks. */
const LONG = { limit: 100 };
const member = { id: idFrom("list_members") };

/** The members of the workspace, and who did what. */
export const PEOPLE_TOOLS: readonly Tool[] = [
  {
    name: "list_members",
    title: "Members",
    description: "Members with their roles, and open invitations. They are personal data.",
    effect: "reads",
    calls: [{ method: "GET", path: "/app/api/members", defaults: LONG }],
    input: pagesOf(LONG.limit),
  },
  {
    name: "invite_member",
    title: "Invite somebody",
    description:
      "Invite an address, in place of an earlier invitation. Ask the person first. The link is mailed and not shown: " +
      "if `mailed` is false, a person invites again in the console.",
    effect: "alters",
    reachesOut: true,
    calls: [{ method: "POST", path: "/app/api/invitations", omitted: ["url"] }],
    input: InviteInput.properties,
  },
  {
    name: "withdraw_invitation",
    title: "Withdraw an invitation",
    description: "Withdraw an open invitation: its links end.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/invitations/:id" }],
    input: { id: idFrom("list_members, of invitations") },
  },
  {
    name: "change_role",
    title: "Change a role",
    description: "Give a member another role, at most the own. Apps make and unmake no owners.",
    effect: "replaces",
    calls: [{ method: "PATCH", path: "/app/api/members/:id", omitted: [] }],
    input: { ...member, ...EditMember.properties },
  },
  {
    name: "remove_member",
    title: "Remove a member",
    description:
      "Remove a member, whose sessions and apps end. Ask the person first. " +
      "`keys` are those of the member that still work: a person ends them in the console.",
    effect: "replaces",
    calls: [{ method: "DELETE", path: "/app/api/members/:id", omitted: [] }],
    input: member,
  },
  {
    name: "search_audit",
    title: "Audit",
    description:
      "Who did what, newest first. A filtered page may have fewer than limit and still a nextCursor.",
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
