import { type Static, Type } from "@sinclair/typebox";
import { createdAt, idOf, text, textOrNull } from "../../kit/shared/common-members.ts";
import { named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { MOST_MAILINGS, NOTICES, PERIODS } from "./constants.ts";
import { MAIL_LANGUAGES } from "../watch/traits.ts";
import { email } from "../watch/alert-model.ts";

const Of = Type.Union(
  [
    Type.Literal("workspace"),
    Type.Object(
      { code: Type.String({ maxLength: 64, description: "Id of a code" }) },
      { additionalProperties: false },
    ),
    Type.Object(
      { group: Type.String({ minLength: 1, maxLength: 100, description: "Name of a campaign" }) },
      { additionalProperties: false },
    ),
  ],
  { description: "The codes that it is about; `workspace` by default", ...named("MailingScope") },
);
export type Of = Static<typeof Of>;

const settings = {
  every: oneOf(PERIODS, { description: "`week`: on Monday; `month`: on the first. In the morning" }),
  of: Of,
  timezone: Type.String({
    maxLength: 64,
    description: "IANA name; UTC by default",
    examples: ["Europe/Berlin"],
  }),
  language: oneOf(MAIL_LANGUAGES, { description: "Language of the mails; en by default" }),
  notices: Type.Array(oneOf(NOTICES), {
    maxItems: NOTICES.length,
    uniqueItems: true,
    description:
      "What is mailed besides, at most once an hour: the first scan of a code, a day of more than five times the usual scans, a limit of the plan that is nearly reached, new leads",
  }),
};

const { every, of, timezone, language, notices } = settings;

export const MailingInput = Type.Object(
  {
    to: email,
    every,
    of: Type.Optional(of),
    timezone: Type.Optional(timezone),
    language: Type.Optional(language),
    notices: Type.Optional(notices),
  },
  { additionalProperties: false, ...named("MailingInput") },
);
export type MailingInput = Static<typeof MailingInput>;

export const EditMailing = Type.Object(
  {
    every: Type.Optional(every),
    of: Type.Optional(of),
    timezone: Type.Optional(timezone),
    language: Type.Optional(language),
    notices: Type.Optional(notices),
  },
  { additionalProperties: false, minProperties: 1, ...named("EditMailing") },
);
export type EditMailing = Static<typeof EditMailing>;

export const MailingRecord = Type.Object(
  {
    id: idOf("mail", "Id of the mailing"),
    to: text("Its address; of a member the present one"),
    member: textOrNull("Id of the member who gets it; null for an address of somebody else"),
    ...settings,
    confirmed: Type.Boolean({
      description:
        "Whether mails are sent: the link that was sent to the address was opened, or it is a member's",
    }),
    nextAt: orNull(Type.String({ format: "date-time" }), {
      description: "When the next report is due; null before the address is confirmed",
    }),
    createdAt,
  },
  { description: "A report by mail", ...named("Mailing") },
);
export type MailingRecord = Static<typeof MailingRecord>;

export const MailingList = Type.Object(
  {
    mailings: Type.Array(MailingRecord, {
      maxItems: MOST_MAILINGS,
      description: "All of the workspace, oldest first",
    }),
  },
  named("MailingList"),
);
export type MailingList = Static<typeof MailingList>;

export const MAILING_PATH = {
  id: {
    component: "MailingId",
    description: "Id of the mailing",
    example: "mail_01kahgz9m3q7s1v5x8z2b4d6f0",
  },
};

export const MAILING_EXAMPLE: MailingRecord = {
  id: MAILING_PATH.id.example,
  to: "direktion@museum.example",
  member: null,
  every: "week",
  of: "workspace",
  timezone: "Europe/Berlin",
  language: "de",
  notices: ["first_scan", "lead"],
  confirmed: false,
  nextAt: null,
  createdAt: "2026-11-21T09:00:00.000Z",
};
