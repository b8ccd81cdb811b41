import { type Static, Type } from "@sinclair/typebox";
import { createdAt, day, idOf, text, time } from "../../kit/shared/common-members.ts";
import { described, LINE, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { ALL_SCOPES } from "../../kit/shared/scopes.ts";
import { Author } from "../audit/model.ts";
import { API_KEY, NAME_LENGTH } from "./constants.ts";

/** Unknown properties at the top of a body are ignored. */
const open = { additionalProperties: true };

export const ApiKey = Type.String({ pattern: API_KEY, description: "Shown only this once" });

export const EXAMPLE_KEY = "qz_3vQ8mW2kL9xT5bN7cR1dF4gH6jP0sYzA2uE4wx";

const PURPOSE = "Tells what the key is for; the history of codes shows it";

const scopes = Type.Array(oneOf(ALL_SCOPES), {
  uniqueItems: true,
  description: "What the key may do",
  ...named("Scopes"),
});

/** A key that may do nothing is a mistake. */
const newScopes = Type.Array(oneOf(ALL_SCOPES), {
  uniqueItems: true,
  minItems: 1,
  description: "What the key may do",
});

const record = {
  id: idOf("key", "Id of the key"),
  name: text(PURPOSE),
  scopes,
  hint: orNull(Type.String({ description: "Its first and last characters; null where they were not kept" })),
  createdAt,
  lastUsedOn: orNull(day("A day, in UTC")),
  expiresAt: orNull(time("When it ends; null for never")),
  createdBy: orNull(
    described(Author, "Who made it; null for the key of a sign-up, and where it was not kept"),
  ),
};

export const KeyRecord = Type.Object(record, named("Key"));
export type KeyRecord = Static<typeof KeyRecord>;

export const KeyList = Type.Object(
  { keys: Type.Array(KeyRecord, { description: "Keys of the workspace" }) },
  named("KeyList"),
);
export type KeyList = Static<typeof KeyList>;

export const CreateKey = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: NAME_LENGTH,
      pattern: LINE,
      description: PURPOSE,
    }),
    scopes: newScopes,
    expiresAt: Type.Optional(Type.String({ maxLength: 40, description: "When it ends; never by default" })),
  },
  { ...open, ...named("NewKey") },
);
export type CreateKey = Static<typeof CreateKey>;

export const CreatedKey = Type.Object({ ...record, apiKey: ApiKey }, named("CreatedKey"));
export type CreatedKey = Static<typeof CreatedKey>;

export const RotateInput = Type.Object(
  {
    revoke: Type.Optional(Type.Boolean({ description: "End the present key at once", default: false })),
  },
  { ...open, ...named("RotateInput") },
);

export const RotateAnswer = Type.Object(
  { apiKey: ApiKey, previousKeyValidUntil: time("When the former key ends") },
  named("RotateAnswer"),
);
export type RotateAnswer = Static<typeof RotateAnswer>;
