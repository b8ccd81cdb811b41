import { type Static, Type } from "@sinclair/typebox";
import { EditCodeDocument } from "../codes/model.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { MEMBERS } from "./traits.ts";

/** Some of what can be edited of a code, as it was. */
const Values = Type.Object(EditCodeDocument.properties, named("CodeValues"));

export const ChangeList = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        revision: Type.Integer({ minimum: 1 }),
        at: Type.String({ format: "date-time" }),
        by: orNull(Type.String({ description: "The key's name, or operator; null if unknown" })),
        byKey: orNull(Type.String({ description: "The key's id; null for others, and if unknown" })),
        imported: Type.Boolean({ description: "Whether an archive told it, by included" }),
        changed: Type.Array(oneOf(MEMBERS)),
        notKept: Type.Array(oneOf(MEMBERS), {
          description:
            "Those of them of which a large value has made room for later ones: it is missing in before, in after, or in both",
        }),
        before: orNull(Values),
        after: Values,
      }),
    ),
    nextCursor: orNull(Type.String()),
  },
  named("CodeHistory"),
);
export type ChangeList = Static<typeof ChangeList>;

export const RestoreInput = Type.Object(
  { revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { additionalProperties: true },
);
export const RestoreDocument = Type.Object({ revision: Type.Integer({ minimum: 1 }) }, named("Restoration"));
