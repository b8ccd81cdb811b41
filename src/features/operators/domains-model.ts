import { type Static, Type } from "@sinclair/typebox";
import { count, idOf, nextCursor, text, textOrNull } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";

const timeOrNull = (description: string) => orNull(Type.String({ format: "date-time" }), { description });

export const OperatorDomain = Type.Object(
  {
    host: text("Name of the host"),
    tenantId: idOf("ten", "Id of its workspace"),
    state: oneOf(["pending", "verified"], { description: "Whether its record was seen" }),
    verifiedAt: timeOrNull("When it was verified"),
    checkedAt: timeOrNull("When its record was looked up last"),
    warning: textOrNull("What is wrong with its record"),
    disabled: Type.Boolean({ description: "Whether all of it answers 410" }),
  },
  named("OperatorDomain"),
);
export type OperatorDomain = Static<typeof OperatorDomain>;

export const OperatorDomains = Type.Object(
  { domains: Type.Array(OperatorDomain, { description: "Oldest first" }), nextCursor },
  named("OperatorDomains"),
);
export type OperatorDomains = Static<typeof OperatorDomains>;

export const ReleasedDomain = Type.Object(
  {
    tenantId: idOf("ten", "The workspace that had it"),
    codes: count("Its codes there, which answer 404 now"),
  },
  named("ReleasedDomain"),
);
export type ReleasedDomain = Static<typeof ReleasedDomain>;

export const DisabledDomain = Type.Object(
  {
    tenantId: orNull(idOf("ten", "Id"), { description: "The workspace that has verified it; null for none" }),
  },
  named("DisabledDomain"),
);
export type DisabledDomain = Static<typeof DisabledDomain>;
