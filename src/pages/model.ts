import { type Static, Type } from "@sinclair/typebox";
import { oneOf } from "../shared/schema.ts";

/** What somebody did on a hosted page. */
export const INTERACTIONS = ["page_view", "cta_click", "link_click", "form_start", "contact_save"] as const;
export type InteractionType = (typeof INTERACTIONS)[number];

/** Unknown properties at the top of a body are ignored. */
export const Interaction = Type.Object(
  {
    type: oneOf(INTERACTIONS, { description: "What was done" }),
    label: Type.Optional(Type.String({ maxLength: 120, description: "Which link or button; not kept" })),
  },
  { additionalProperties: true },
);
export type Interaction = Static<typeof Interaction>;
