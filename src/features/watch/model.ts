import { type Static, Type } from "@sinclair/typebox";
import { time } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { HEALTH_STATES } from "./constants.ts";
import { HEALTH_REASONS } from "./traits.ts";

export const Health = Type.Object(
  {
    state: oneOf(HEALTH_STATES, {
      description:
        "dead: three checks in a row failed, over an hour or more; failing: fewer did; unclear: the last check could not tell; unchecked: there was none yet",
    }),
    status: orNull(Type.Integer({ description: "Its last answer's" })),
    reason: orNull(oneOf(HEALTH_REASONS), { description: "Why it is in this state; null without a reason" }),
    since: orNull(Type.String({ format: "date-time" }), { description: "Since when it stands so" }),
    checkedAt: orNull(time("When it was last checked; null before the first check")),
    destination: Type.Optional(Type.String({ description: "The worst of several" })),
  },
  { description: "Whether its destinations answer: the state of the worst one", ...named("Health") },
);
export type Health = Static<typeof Health>;
