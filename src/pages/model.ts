import { type Static, Type } from "@sinclair/typebox";
import type { LEAD_FIELDS, Landing } from "../codes/landing.ts";
import { CreateCode, CreateCodeDocument } from "../codes/model.ts";
import { oneOf } from "../shared/schema.ts";
import { INTERACTIONS } from "./store.ts";

/** Unknown properties at the top of a body are ignored. */
export const Interaction = Type.Object(
  {
    type: oneOf(INTERACTIONS, { description: "What was done" }),
    label: Type.Optional(Type.String({ maxLength: 120, description: "Which link or button; not kept" })),
  },
  { additionalProperties: true },
);
export type Interaction = Static<typeof Interaction>;

const SHOWN = ["target", "title", "type", "fields", "landing", "shortId"] as const;

/** What a page is shown of before it is published: of what makes a code, all that its page shows. */
export const PreviewInput = Type.Pick(CreateCode, SHOWN, { additionalProperties: true });
export const PreviewDocument = Type.Pick(CreateCodeDocument, SHOWN);

/** What a code's page is made from. */
export interface PageSource {
  readonly codeId: string;
  readonly shortId: string;
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly target: string;
  readonly title: string | null;
  readonly landing: Landing | null;
  readonly active: boolean;
  /** Goes up by one with every edit. */
  readonly revision: number;
  /** Milliseconds since the epoch. */
  readonly updatedAt: number;
  readonly tenantName: string;
}

export type LeadField = (typeof LEAD_FIELDS)[number];
export type LeadValues = Readonly<Partial<Record<LeadField, string>>>;

/** What can be wrong with a field of the lead form. */
export type LeadProblem = "empty" | "consent" | "email" | "phone" | "tooLong";

/** Why a lead was not taken, as its form says it. */
export interface LeadRefusal {
  readonly problems: Readonly<Partial<Record<LeadField | "consent", LeadProblem>>>;
  /** Whether nothing was filled in. */
  readonly empty: boolean;
  /** What went wrong with none of the fields to blame. */
  readonly trouble: "limited" | "storage" | "refused" | null;
}

/** What the lead form shows. `agreed`: the box is ticked; `submission`: makes sending it twice count once. */
export type LeadState =
  | { readonly kind: "open" }
  | { readonly kind: "sent" }
  | {
      readonly kind: "refused";
      readonly values: LeadValues;
      readonly agreed: boolean;
      readonly submission: string | null;
      readonly refusal: LeadRefusal;
    };

/** Who looks at a page, and what just happened on it. */
export interface Visit {
  readonly acceptLanguage: string | null;
  /** Whether this device may be recognised. */
  readonly consented: boolean;
  /** Whether the browser asks not to be recognised (Global Privacy Control). */
  readonly privacyControl: boolean;
  /** The choice that was made just now. */
  readonly choice: "accepted" | "declined" | null;
  readonly lead: LeadState;
  /** From the address the page is at to the service's root, such as `../`. */
  readonly root: string;
}

/** A page, ready to be sent. */
export interface Page {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}
