import { type Static, Type } from "@sinclair/typebox";
import type { LeadField } from "../leads/constants.ts";
import type { LeadTexts } from "../leads/model.ts";
import { CreateCode, NewCode } from "../codes/model.ts";
import { UNLOCK_PROOF } from "../locks/model.ts";
import { documentedContent, NewTrackedContent } from "../../qr/payload/contract.ts";
import { oneOf, named } from "../../kit/shared/schema.ts";
import type { PhoneSystem } from "./phone-system.ts";
import { INTERACTIONS } from "./records.ts";

export { type FixedPart, type NamedPart, orderedParts, partId } from "../codes/traits.ts";
export { mediaOf } from "../codes/media-model.ts";
export { LEAD_LENGTHS } from "../leads/constants.ts";

/** Unknown properties at the top of a body are ignored. */
export const Interaction = Type.Object(
  {
    type: oneOf(INTERACTIONS, { description: "What was done" }),
    unlock: UNLOCK_PROOF,
    label: Type.Optional(Type.String({ maxLength: 120, description: "Which link or button; not stored" })),
  },
  { additionalProperties: true, ...named("Interaction") },
);
export type Interaction = Static<typeof Interaction>;

const SHOWN = ["target", "title", "type", "fields", "landing", "shortId"] as const;

/** The input of a preview: those properties of a new code that its page shows. The short id may be of any host. */
export const PreviewInput = Type.Object(
  { ...Type.Pick(CreateCode, SHOWN).properties, shortId: NewCode.properties.shortId },
  { additionalProperties: true },
);
export const PreviewDocument = documentedContent(
  NewTrackedContent,
  Type.Pick(NewCode, SHOWN),
  "PreviewInput",
);

/** A page in the OpenAPI document, cut short. */
export const PAGE_EXAMPLE =
  '<!doctype html><html lang="en"><head><title>Hall 3</title></head><body>…</body></html>';

/** Problems of a field of the lead form. */
export type LeadProblem = "empty" | "missing" | "consent" | "email" | "phone" | "tooLong";

/** Why a lead was refused, as its form shows it. */
export interface LeadRefusal {
  readonly problems: Readonly<Partial<Record<LeadField | "consent", LeadProblem>>>;
  /** Whether no field was filled in. */
  readonly empty: boolean;
  /** A problem that is no field's. */
  readonly trouble: "limited" | "storage" | "refused" | null;
}

/** The state of the lead form. `agreed`: the box is ticked; `submission` identifies the form: sent twice, it counts once. */
export type LeadState =
  | { readonly kind: "open" }
  | { readonly kind: "sent" }
  | {
      readonly kind: "refused";
      readonly values: Readonly<LeadTexts>;
      readonly agreed: boolean;
      readonly submission: string | null;
      readonly refusal: LeadRefusal;
    };

/** A visitor of a page, and what they just did on it. */
export interface Visit {
  readonly acceptLanguage: string | null;
  /** Whether the visitor allows this device to be recognised. */
  readonly consented: boolean;
  /** Whether the browser asks not to be recognised (Global Privacy Control). */
  readonly privacyControl: boolean;
  /** The system of the visitor's phone; `null` for a computer, and where it can't be told. */
  readonly system: PhoneSystem | null;
  /** The choice that the visitor just made. */
  readonly choice: "accepted" | "declined" | null;
  readonly lead: LeadState;
  /** The relative address of the service's root, seen from the page: `../`. */
  readonly root: string;
  /** The proof that a locked code was opened, which forms and events send along; `null` for other codes. */
  readonly proof: string | null;
}

/** A page, ready to be sent. */
export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
