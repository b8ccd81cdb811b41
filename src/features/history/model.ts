import { type Static, Type } from "@sinclair/typebox";
import { BY, BY_KEY, WhoRecord } from "../audit/model.ts";
import { EditCodeDocument } from "../codes/model.ts";
import { ShownLock } from "../locks/model.ts";
import { nextCursor, time } from "../../kit/shared/common-members.ts";
import { described, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { MEMBERS } from "./traits.ts";

const revision = Type.Integer({ minimum: 1, description: "Number of the revision; the first is 1" });

/** Some of what can be edited of a code, as it was. */
const Values = Type.Object(
  {
    ...EditCodeDocument.properties,
    lock: Type.Optional(orNull(ShownLock, { description: "Its lock. Another password is a change, too" })),
  },
  named("CodeValues"),
);

export const ChangeList = Type.Object(
  {
    changes: Type.Array(
      Type.Object({
        revision,
        at: time("When it was made"),
        by: BY,
        byKey: BY_KEY,
        who: WhoRecord,
        imported: Type.Boolean({ description: "Whether an archive told it, by included" }),
        changed: Type.Array(oneOf(MEMBERS), { description: "Members that it changed" }),
        notKept: Type.Array(oneOf(MEMBERS), {
          description:
            "Those of them of which a large value has made room for later ones: it is missing in before, in after, or in both",
        }),
        before: orNull(Values, { description: "Their values before; null for the first revision" }),
        after: described(Values, "Their values since"),
      }),
      { description: "Newest first" },
    ),
    nextCursor,
  },
  named("CodeHistory"),
);
export type ChangeList = Static<typeof ChangeList>;

export const RestoreInput = Type.Object(
  { revision: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
  { additionalProperties: true },
);
export const RestoreDocument = Type.Object({ revision }, named("Restoration"));
