import { type Static, Type } from "@sinclair/typebox";
import { LINE, LINES, named, oneOf } from "../../kit/shared/schema.ts";
import { REPORT_LENGTHS, REPORT_REASONS } from "./constants.ts";

const WEBSITE = "Leave empty: a form doesn't show it to people, so only a program fills it in";

const members = {
  code: Type.String({
    minLength: 1,
    maxLength: REPORT_LENGTHS.code,
    pattern: LINE,
    description: "The code: its short id, `host/shortId` on a domain, or its whole address",
  }),
  reason: oneOf(REPORT_REASONS, { description: "What is wrong with it" }),
  words: Type.String({
    minLength: 1,
    maxLength: REPORT_LENGTHS.words,
    pattern: LINES,
    description: "What you saw, as exactly as you can",
  }),
  name: Type.Optional(
    Type.String({ maxLength: REPORT_LENGTHS.name, pattern: LINE, description: "Your name" }),
  ),
  email: Type.Optional(
    Type.String({
      maxLength: REPORT_LENGTHS.email,
      pattern: LINE,
      description: "Your email address, of the form of RFC 5321. Without it nobody can answer you",
    }),
  ),
};

/** Unknown properties at the top of a body are ignored. */
export const ReportInput = Type.Object(
  { ...members, website: Type.Optional(Type.Unknown({ description: WEBSITE })) },
  { additionalProperties: true },
);
export type ReportInput = Static<typeof ReportInput>;

const documented = {
  ...members,
  website: Type.Optional(Type.String({ maxLength: 0, description: WEBSITE })),
};

/** The documented schema. A program that fills in the trap is not told that it did. */
export const ReportDocument = Type.Object(documented, named("NewReport"));

/** The same as the form of the page sends it. */
export const ReportFormDocument = Type.Object(documented, named("ReportForm"));

/** A receipt as people read it: ten of 32 signs without look-alikes. */
export const NUMBER = "[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}";
export const EXAMPLE_NUMBER = "7KM3Q-9XW2P";

export const ReportReceipt = Type.Object(
  {
    number: Type.String({ pattern: `^${NUMBER}$`, description: "The number of the report" }),
    mailed: Type.Boolean({ description: "Whether the decision is mailed to you" }),
    counted: Type.Boolean({
      description: "Whether it is counted on an earlier report of the same code, because it has many",
    }),
  },
  named("ReportReceipt"),
);
export type ReportReceipt = Static<typeof ReportReceipt>;
