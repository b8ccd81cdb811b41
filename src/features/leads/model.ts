import { type Static, Type } from "@sinclair/typebox";
import { NAMED_CODE } from "../codes/named-model.ts";
import { UNLOCK_PROOF } from "../locks/model.ts";
import type { DeviceClass } from "../scans/model.ts";
import {
  CAMPAIGN,
  COUNTRY,
  DEVICE,
  idOf,
  nextCursor,
  text,
  textOrNull,
  time,
} from "../../kit/shared/common-members.ts";
import { LINE, LINES, named, oneOf } from "../../kit/shared/schema.ts";
import { LEAD_FIELDS, LEAD_LENGTHS, type LeadField } from "./constants.ts";

/** The texts of a lead. */
export type LeadTexts = Partial<Record<LeadField, string>>;

/** A lead as it is stored; `sealed` holds what the person wrote. Times are milliseconds since the epoch. */
export interface Lead {
  readonly id: string;
  readonly codeId: string;
  readonly at: number;
  readonly country: string | null;
  readonly device: DeviceClass;
  readonly sealed: Uint8Array;
}

const line = (name: LeadField, description: string) =>
  Type.Optional(Type.String({ maxLength: LEAD_LENGTHS[name], pattern: LINE, description }));

const SUBMISSION =
  "22 random characters of A-Z a-z 0-9 _ -: the same lead with the same ones within 24 h is stored once. " +
  "With other ones the same texts are stored once within an hour if an email address or phone number is among them";

const WEBSITE = "Leave empty: a form doesn't show it to people, so only a program fills it in";

/** Unknown properties at the top of a body are ignored. Consent is checked by `leads.ts`. */
export const LeadInput = Type.Object(
  {
    consent: Type.Optional(Type.Unknown({ description: "true: the person agreed to be contacted" })),
    email: line("email", "Email address, of the form of RFC 5321"),
    name: line("name", "Name"),
    phone: line("phone", "Phone number of 5 to 15 digits; blanks, dashes and brackets don't count"),
    company: line("company", "Company"),
    message: Type.Optional(
      Type.String({ maxLength: LEAD_LENGTHS.message, pattern: LINES, description: "Message" }),
    ),
    website: Type.Optional(Type.Unknown({ description: WEBSITE })),
    submission: Type.Optional(Type.Unknown({ description: SUBMISSION })),
    unlock: UNLOCK_PROOF,
  },
  { additionalProperties: true },
);
export type LeadInput = Static<typeof LeadInput>;

const website = Type.Optional(Type.String({ maxLength: 0, description: WEBSITE }));
const submission = Type.Optional(Type.String({ pattern: "^[A-Za-z0-9_-]{22}$", description: SUBMISSION }));
const texts = Type.Pick(LeadInput, LEAD_FIELDS).properties;

/**
 * The documented schema of a lead. A body that differs from it is refused with a fault of its own, or taken
 * for a program's.
 */
export const LeadDocument = Type.Object(
  {
    consent: Type.Literal(true, { description: "The person agreed to be contacted" }),
    ...texts,
    website,
    submission,
    unlock: UNLOCK_PROOF,
  },
  named("NewLead"),
);

/** The same as the form of a page sends it. */
export const LeadFormDocument = Type.Object(
  {
    consent: oneOf(["true", "on"], { description: "The box is ticked" }),
    ...texts,
    website,
    submission,
    unlock: UNLOCK_PROOF,
  },
  named("LeadForm"),
);

const id = idOf("lead", "Id of the lead");
const handled = Type.Boolean({ description: "Whether you have dealt with it" });

export const LeadStored = Type.Object(
  {
    stored: Type.Literal(true, { description: "The lead was taken" }),
    id,
  },
  named("LeadStored"),
);
export type LeadStored = Static<typeof LeadStored>;

/** An id, for examples. */
export const LEAD_ID = "lead_01kahh0m5y7w9x1z3b5d7f9h1k";

export const LeadRecord = Type.Object(
  {
    id,
    at: time("When it was sent"),
    country: textOrNull(COUNTRY),
    device: text(DEVICE),
    email: textOrNull("Email address; null if not given"),
    name: textOrNull("Name of the person; null if not given"),
    phone: textOrNull("Phone number; null if not given"),
    company: textOrNull("Company; null if not given"),
    message: textOrNull("Message; null if not given"),
    handled,
    code: Type.Object(
      { ...NAMED_CODE, group: textOrNull(CAMPAIGN) },
      { description: "The code whose form was sent" },
    ),
    unreadable: Type.Optional(
      Type.Literal(true, {
        description:
          "The texts are null because they were sealed under another secret than the present QZ_SECRET",
      }),
    ),
  },
  named("Lead"),
);
export type LeadRecord = Static<typeof LeadRecord>;

/** Unknown properties at the top of a body are ignored. */
export const LeadChange = Type.Object({ handled }, { additionalProperties: true });

export const LeadList = Type.Object(
  {
    leads: Type.Array(LeadRecord, { description: "Newest first" }),
    nextCursor,
  },
  named("LeadList"),
);
export type LeadList = Static<typeof LeadList>;
