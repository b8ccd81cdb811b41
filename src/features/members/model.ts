import { type Static, Type } from "@sinclair/typebox";
import { day, idOf, nextCursor, text, time } from "../../kit/shared/common-members.ts";
import { ALL_ROLES } from "../../kit/shared/roles.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { KeyRecord } from "../keys/model.ts";
import { MAIL_LANGUAGES } from "../watch/traits.ts";
import { mailAddress, personName, sentPassword } from "../people/model.ts";
import { TOKEN_LENGTH } from "./constants.ts";

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

const ROLE = "viewer, editor, admin or owner";

const role = oneOf(ALL_ROLES, { description: ROLE });

const email = mailAddress("Mail address of the person");

const password = sentPassword("10 to 200 characters, none of the most common ones and without the address");

/** An invitation as members see it, and the person whom it invites. */
const invited = { email: text("Mail address that is invited"), role };

const url = Type.String({ format: "uri", description: "The link, shown only now" });
const expiresAt = time("When it ends");

export const MemberRecord = Type.Object(
  {
    id: idOf("per", "Id of the person"),
    name: text("Name of the person"),
    email: text("Mail address of the person"),
    role,
    since: time("When the person became a member"),
    lastSeenOn: orNull(day("Day of the last use, in UTC; null for never")),
    secondFactor: Type.Boolean({ description: "Whether the person has set a second factor" }),
  },
  { description: "A person in the workspace", ...named("Member") },
);
export type MemberRecord = Static<typeof MemberRecord>;

export const InvitationRecord = Type.Object(
  {
    id: idOf("inv", "Id of the invitation"),
    ...invited,
    by: orNull(Type.String({ description: "Name of the person or key that invites; null when it is gone" })),
    expiresAt,
  },
  { description: "An invitation that is open", ...named("Invitation") },
);
export type InvitationRecord = Static<typeof InvitationRecord>;

export const MemberList = Type.Object(
  {
    members: Type.Array(MemberRecord, { description: "Members, the longest ones first" }),
    invitations: Type.Array(InvitationRecord, {
      description: "Open invitations, newest first: all of them on the first page",
    }),
    nextCursor,
  },
  named("MemberList"),
);
export type MemberList = Static<typeof MemberList>;

export const InviteInput = Type.Object(
  {
    email,
    role,
    language: Type.Optional(oneOf(MAIL_LANGUAGES, { description: "Language of the mail; en by default" })),
  },
  { ...open, ...named("InviteInput") },
);
export type InviteInput = Static<typeof InviteInput>;

export const Invited = Type.Object(
  {
    id: idOf("inv", "Id of the invitation"),
    url,
    mailed: Type.Boolean({ description: "Whether a link is mailed to the address, too" }),
    expiresAt,
  },
  named("Invited"),
);
export type Invited = Static<typeof Invited>;

export const InvitationShown = Type.Object(
  {
    workspace: text("Name of the workspace"),
    ...invited,
    by: orNull(Type.String({ description: "Name of the person that invites; null for a key" })),
    expiresAt,
  },
  { description: "An invitation, as its link opens it", ...named("InvitationShown") },
);
export type InvitationShown = Static<typeof InvitationShown>;

export const AcceptInput = Type.Object(
  {
    name: Type.Optional(personName("Name of a person who is new here")),
    password: Type.Optional(password),
  },
  { ...open, ...named("AcceptInput") },
);
export type AcceptInput = Static<typeof AcceptInput>;

export const Accepted = Type.Object(
  {
    workspace: Type.Object(
      { id: idOf("ten", "Id of the workspace"), name: text("Name of the workspace") },
      { description: "The workspace that you are in now" },
    ),
  },
  named("Accepted"),
);
export type Accepted = Static<typeof Accepted>;

export const EditMember = Type.Object({ role }, { ...open, ...named("MemberChange") });
export type EditMember = Static<typeof EditMember>;

export const Removed = Type.Object(
  {
    keys: Type.Array(KeyRecord, {
      description: "Keys that the person made and that still work: end those that nobody else needs",
    }),
  },
  named("RemovedMember"),
);
export type Removed = Static<typeof Removed>;

export const ResetLink = Type.Object({ url, expiresAt }, named("ResetLink"));
export type ResetLink = Static<typeof ResetLink>;

export const ResetInput = Type.Object({ email }, { ...open, ...named("ResetInput") });
export type ResetInput = Static<typeof ResetInput>;

export const ResetPassword = Type.Object({ password }, { ...open, ...named("ResetPassword") });
export type ResetPassword = Static<typeof ResetPassword>;

export const ConfirmInput = Type.Object(
  {
    token: Type.String({
      minLength: TOKEN_LENGTH,
      maxLength: TOKEN_LENGTH,
      description: "From the link that was mailed to the new address",
    }),
  },
  { ...open, ...named("ConfirmInput") },
);
export type ConfirmInput = Static<typeof ConfirmInput>;
