import { type Static, Type } from "@sinclair/typebox";
import { text } from "../../kit/shared/common-members.ts";
import { named, oneOf } from "../../kit/shared/schema.ts";

export const PRIVACY_LANGUAGES = ["en", "de"] as const;
export type PrivacyLanguage = (typeof PRIVACY_LANGUAGES)[number];

/** Whether a condition is met: by the program as it is configured, not by it, or by what its user does. */
export const VERDICTS = ["holds", "fails", "depends"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A kind of data that is kept. */
export const KeptData = Type.Object({
  what: text("Kind of data"),
  form: text("The form in which it is kept"),
  where: text("The place where it lies"),
  until: text("How long it is kept"),
});
export type KeptData = Static<typeof KeptData>;

/** A condition under which audience measurement needs no consent. */
export const Condition = Type.Object({
  number: Type.Integer({ minimum: 1, description: "Place in the list; the first is 1" }),
  source: text("Where the condition is written"),
  condition: text("The condition as a sentence"),
  verdict: oneOf(VERDICTS, {
    description:
      "Whether it is met by the program as it is configured; `depends` where that is up to its user",
  }),
  because: text("The reason for the verdict"),
});
export type Condition = Static<typeof Condition>;

export const PrivacyReport = Type.Object(
  {
    assessment: Type.String({ description: "What the report is, and is not" }),
    kept: Type.Array(KeptData, { description: "Data of people that is kept" }),
    conditions: Type.Array(Condition, {
      description: "Conditions under which audience measurement needs no consent",
    }),
    record: Type.String({ description: "For the record of processing activities (GDPR, 30)" }),
    notice: Type.String({ description: "For the people who scan (GDPR, 13)" }),
  },
  named("PrivacyReport"),
);
export type PrivacyReport = Static<typeof PrivacyReport>;
