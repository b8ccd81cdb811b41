import { type Static, Type } from "@sinclair/typebox";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { HEALTH_STATES } from "./constants.ts";
import { HEALTH_REASONS } from "./traits.ts";

const time = orNull(Type.String({ format: "date-time" }));

export const Health = Type.Object(
  {
    state: oneOf(HEALTH_STATES),
    status: orNull(Type.Integer({ description: "Its last answer's" })),
    reason: orNull(oneOf(HEALTH_REASONS)),
    since: { ...time, description: "Since when it stands so" },
    checkedAt: time,
    destination: Type.Optional(Type.String({ description: "The worst of several" })),
  },
  named("Health"),
);
export type Health = Static<typeof Health>;
