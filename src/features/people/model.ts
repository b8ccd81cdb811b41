import { Blocked } from "../blocks/model.ts";
import { type Static, Type } from "@sinclair/typebox";
import { day, idOf, text, time } from "../../kit/shared/common-members.ts";
import { APP_LANGUAGES } from "../../kit/shared/constants.ts";
import { ALL_ROLES } from "../../kit/shared/roles.ts";
import { FILLED, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { EMAIL_LENGTH } from "../tenants/constants.ts";
import { CurrentPlan } from "../plans/model.ts";
import { LONGEST_SENT_PASSWORD } from "../passwords/constants.ts";
import { NAME_LENGTH } from "./constants.ts";

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

/** A password as it is sent, whatever it may be. */
export const sentPassword = (description: string) =>
  Type.String({ maxLength: LONGEST_SENT_PASSWORD, description });

/** The password of the person who asks, which confirms it. */
export const ownPassword = Type.Optional(sentPassword("The person's password, where there is one"));

/** The name of a person, as it is sent. */
export const personName = (description: string) =>
  Type.String({ minLength: 1, maxLength: NAME_LENGTH, pattern: FILLED, description });

/** A mail address, as a sign-up takes it: the HTML standard's, which needs no dot. */
export const mailAddress = (description: string) =>
  Type.String({
    maxLength: EMAIL_LENGTH,
    pattern:
      "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$",
    description,
  });

const LANGUAGE =
  "Language of the console, and of mails, which are English where they are not written in it; null for that of the browser";

export const SignInInput = Type.Object(
  {
    email: Type.String({ maxLength: EMAIL_LENGTH, description: "The person's mail address" }),
    password: sentPassword("The person's password"),
    remember: Type.Optional(
      Type.Boolean({
        description:
          "End after 30 days without use in place of 12 hours; by default as the session that the browser has of the person",
      }),
    ),
  },
  { ...open, ...named("SignInInput") },
);
export type SignInInput = Static<typeof SignInInput>;

export const PersonRecord = Type.Object(
  {
    id: idOf("per", "Id of the person"),
    email: text("Where mails go; the person signs in with it"),
    name: text("Name of the person"),
    language: orNull(oneOf(APP_LANGUAGES), { description: LANGUAGE }),
    totp: Type.Boolean({ description: "Whether codes of an app are the second factor" }),
    passkeys: Type.Integer({ minimum: 0, description: "Passkeys that are set up" }),
    confirmed: Type.Boolean({ description: "Whether a mailed link has proved the address" }),
  },
  { description: "The person who is signed in", ...named("Person") },
);
export type PersonRecord = Static<typeof PersonRecord>;

/** A workspace, as a person sees it who is in it. */
const workspace = {
  id: idOf("ten", "Id of the workspace"),
  name: text("Name of the workspace"),
  role: oneOf(ALL_ROLES, { description: "Of the person there" }),
};

export const SessionRecord = Type.Object(
  {
    person: PersonRecord,
    workspaces: Type.Array(
      Type.Object({
        ...workspace,
        id: idOf("ten", "Id of the workspace, for `X-Workspace`"),
        plan: CurrentPlan,
      }),
      { description: "Workspaces that the person is in, oldest first; suspended ones are left out" },
    ),
    suspended: Type.Array(
      Type.Object({
        ...workspace,
        blocked: orNull(Blocked, { description: "Why it is suspended" }),
      }),
      { description: "Workspaces of the person that the operator has suspended" },
    ),
    signedInAt: time("When the person signed in"),
    expiresAt: time("When the session ends if it is not used again"),
    resetLink: orNull(
      Type.Object({
        by: orNull(Type.String({ description: "Name of the person or key, or `operator`" })),
        expiresAt: time("When the link ends"),
      }),
      { description: "A link that somebody else made to replace the person's password, while it is good" },
    ),
    operator: Type.Boolean({
      description: "Whether the person runs the service: /operator asks for a second factor and opens",
    }),
  },
  named("SignedIn"),
);
export type SessionRecord = Static<typeof SessionRecord>;

export const SessionList = Type.Object(
  {
    sessions: Type.Array(
      Type.Object({
        id: idOf("ses", "Id of the session"),
        device: orNull(Type.String(), { description: "Browser and system; null where they are not known" }),
        signedInAt: time("When the person signed in"),
        lastUsedOn: day("Day of the last use, in UTC"),
        current: Type.Boolean({ description: "Whether it is the one that asks" }),
      }),
      { description: "Browsers that are signed in, newest first, at most 50" },
    ),
  },
  named("SessionList"),
);
export type SessionList = Static<typeof SessionList>;

export const EditPerson = Type.Object(
  {
    name: Type.Optional(personName("Name of the person")),
    language: Type.Optional(orNull(oneOf(APP_LANGUAGES), { description: LANGUAGE })),
    email: Type.Optional(
      mailAddress("A new address: it counts once the link that is mailed to it is opened"),
    ),
  },
  { ...open, ...named("PersonChange") },
);
export type EditPerson = Static<typeof EditPerson>;

export const NewPassword = Type.Object(
  {
    current: Type.Optional(sentPassword("The present password, where there is one")),
    password: sentPassword(
      "The new one: 10 to 200 characters, not a common one, and without the mail address",
    ),
  },
  { ...open, ...named("PasswordChange") },
);
export type NewPassword = Static<typeof NewPassword>;

export const DeletePerson = Type.Object({ password: ownPassword }, { ...open, ...named("PersonDeletion") });
export type DeletePerson = Static<typeof DeletePerson>;

export const EXAMPLE_PERSON = {
  id: "per_01kahgxyz0f3v8m2q4c6j9t1sw",
  email: "anna@museum.example",
  name: "Anna Brandt",
  language: "de" as const,
  totp: true,
  passkeys: 1,
  confirmed: true,
};

export const EXAMPLE_SESSION = {
  person: EXAMPLE_PERSON,
  workspaces: [
    {
      id: "ten_01kahgxyz0f3v8m2q4c6j9t1sw",
      name: "Museum am Fluss",
      role: "owner" as const,
      plan: { name: "free", validUntil: null },
    },
  ],
  suspended: [],
  signedInAt: "2026-11-21T09:00:00.000Z",
  expiresAt: "2026-11-21T21:00:00.000Z",
  resetLink: null,
  operator: false,
};
