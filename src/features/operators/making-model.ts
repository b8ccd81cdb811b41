import { type Static, Type } from "@sinclair/typebox";
import { idOf, text } from "../../kit/shared/common-members.ts";
import { LINE, named, orNull } from "../../kit/shared/schema.ts";
import { ApiKey } from "../keys/model.ts";
import { ResetLink } from "../members/model.ts";

const email = Type.String({ maxLength: 254, pattern: LINE, description: "A mail address" });

export const NewWorkspace = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: LINE, description: "Its name" }),
    email,
    plan: Type.Optional(Type.String({ maxLength: 100, description: "That of a sign-up by default" })),
  },
  { additionalProperties: true, ...named("OperatorNewWorkspace") },
);
export type NewWorkspace = Static<typeof NewWorkspace>;

export const NewOwner = Type.Object({ email }, { additionalProperties: true, ...named("OperatorNewOwner") });

export const MadeOwner = Type.Object(
  {
    id: idOf("per", "Id of the person"),
    email: text("The address"),
    link: orNull(ResetLink, {
      description: "With which a new person chooses a password, shown only now; null for one who was there",
    }),
  },
  named("OperatorMadeOwner"),
);
export type MadeOwner = Static<typeof MadeOwner>;

export const MadeWorkspace = Type.Object(
  {
    id: idOf("ten", "Id of the workspace"),
    apiKey: ApiKey,
    owner: orNull(MadeOwner, {
      description: "Null where nobody signs in with a password, and nobody has the address",
    }),
  },
  named("OperatorMadeWorkspace"),
);
export type MadeWorkspace = Static<typeof MadeWorkspace>;

export const MainKey = Type.Object({ apiKey: ApiKey }, named("OperatorMainKey"));
