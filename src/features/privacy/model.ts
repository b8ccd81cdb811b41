import { type Static, Type } from "@sinclair/typebox";
import { named, oneOf } from "../../kit/shared/schema.ts";

export const PRIVACY_LANGUAGES = ["en", "de"] as const;
export type PrivacyLanguage = (typeof PRIVACY_LANGUAGES)[number];

/** Whether a condition is met: by the program as it is configured, not by it, or by what its user does. */
export const VERDICTS = ["holds", "fails", "depends"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A kind of data that is kept. */
export const KeptData = Type.Object({
  what: Type.String(),
  form: Type.String(),
  where: Type.String(),
  until: Type.String(),
});
export type KeptData = Static<typeof KeptData>;

/** A condition under which audience measurement needs no consent. */
export const Condition = Type.Object({
  number: Type.Integer({ minimum: 1 }),
  source: Type.String({ description: "Where the condition is written" }),
  condition: Type.String(),
  verdict: oneOf(VERDICTS),
  because: Type.String(),
});
export type Condition = Static<typeof Condition>;

export const PrivacyReport = Type.Object(
  {
    assessment: Type.String({ description: "What the report is, and is not" }),
    kept: Type.Array(KeptData),
    conditions: Type.Array(Condition),
    record: Type.String({ description: "For the record of processing activities (GDPR, 30)" }),
    notice: Type.String({ description: "For the people who scan (GDPR, 13)" }),
  },
  named("PrivacyReport"),
);
export type PrivacyReport = Static<typeof PrivacyReport>;
