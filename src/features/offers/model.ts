import { Type } from "@sinclair/typebox";
import { UNLOCK_PROOF } from "../locks/model.ts";
import { named } from "../../kit/shared/schema.ts";

/** The body of a press: nothing, or the proof that a locked code was opened. */
export const OfferInput = Type.Object(
  { unlock: UNLOCK_PROOF },
  { additionalProperties: true, ...named("OfferInput") },
);

/** The same as a form sends it. */
export const OfferForm = Type.Object(
  { unlock: Type.Optional(Type.String({ description: "As in JSON" })) },
  named("OfferForm"),
);

export const OfferGift = Type.Object(
  { code: Type.String({ description: "The code, which nobody else gets" }) },
  named("OfferGift"),
);
