import { type Static, Type } from "@sinclair/typebox";
import { AUTHOR_KINDS } from "../../kit/shared/author.ts";
import { BLOCK_REASONS } from "../../kit/shared/block.ts";
import { count, idOf, nextCursor, text, textOrNull, time } from "../../kit/shared/common-members.ts";
import { ALL_ROLES } from "../../kit/shared/roles.ts";
import { described, named, oneOf } from "../../kit/shared/schema.ts";
import { ACTIONS, SUBJECTS } from "./traits.ts";

/** The author of an act or a change. */
export const Author = Type.Object(
  {
    kind: oneOf(AUTHOR_KINDS, {
      description: "system where the service did it by itself, and where it is not known here",
    }),
    id: textOrNull("Id of the person or the key; null for others, and for a person who was erased"),
    name: textOrNull("Name of the person, or of the key at that time; null where there is none"),
  },
  named("Author"),
);

/** The author, for members of records. */
export const WhoRecord = described(Author, "The same with its kind: a key may have any name");

/** The same in one text, and the key's id. */
export const BY = textOrNull("The name of the person or the key, or operator; null if unknown");
export const BY_KEY = textOrNull("The key's id; null for others, and if unknown");

/** An author, for the OpenAPI document. */
export const EXAMPLE_WHO = { kind: "key" as const, id: "key_01kahgz0a4d7f2h5j8m1p4r7tv", name: "main" };

const Subject = Type.Object(
  {
    kind: oneOf(SUBJECTS, { description: "Kind of the record" }),
    id: textOrNull("Its id, also when it is deleted since; null for a person who was erased"),
    name: textOrNull("Its name at that time; null where it has none"),
  },
  named("AuditSubject"),
);

const Detail = Type.Object(
  {
    revision: Type.Optional(
      Type.Integer({ minimum: 1, description: "The revision that it made: its history has the values" }),
    ),
    members: Type.Optional(Type.Array(Type.String(), { description: "Members that were changed" })),
    count: Type.Optional(count("Records, where one entry stands for many")),
    format: Type.Optional(text("Format of an export or an import")),
    scopes: Type.Optional(Type.Array(Type.String(), { description: "What the key or the app may do" })),
    plan: Type.Optional(text("The plan since then")),
    reason: Type.Optional(oneOf(BLOCK_REASONS, { description: "Why it is, or was, blocked" })),
    list: Type.Optional(text("The list that names it")),
    app: Type.Optional(text("The app that did it for the person")),
    method: Type.Optional(
      text("The way in of a sign-in, such as password or passkey, or by which a role or a password came"),
    ),
    role: Type.Optional(
      oneOf(ALL_ROLES, { description: "The role of the member since then, or of the invitation" }),
    ),
  },
  named("AuditDetail"),
);

export const AuditEntry = Type.Object(
  {
    id: idOf("aud", "Id of the entry"),
    at: time("When it was done"),
    who: described(Author, "Who did it"),
    action: oneOf(ACTIONS, { description: "What was done" }),
    subject: described(Subject, "What it was done with"),
    detail: described(Detail, "More of it, as far as the action has more"),
  },
  named("AuditEntry"),
);
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditList = Type.Object(
  { entries: Type.Array(AuditEntry, { description: "Newest first" }), nextCursor },
  named("AuditList"),
);
export type AuditList = Static<typeof AuditList>;
