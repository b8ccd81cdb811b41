import { type Static, Type } from "@sinclair/typebox";
import { BLOCK_WORDS_LENGTH, DECIDED_REASONS } from "../../kit/shared/block.ts";
import { count, nextCursor, text, textOrNull, time } from "../../kit/shared/common-members.ts";
import { LINES, named, oneOf, orNull } from "../../kit/shared/schema.ts";
import { DECISIONS, REPORT_REASONS } from "../reports/constants.ts";

export const OperatorReport = Type.Object(
  {
    number: text("Number of the receipt"),
    code: Type.Object(
      {
        id: textOrNull("Id of the code; null where it was deleted"),
        address: text("Its short id, or `host/shortId`"),
        shortUrl: text("The address that its symbol holds"),
      },
      { description: "The code that was reported" },
    ),
    reason: oneOf(REPORT_REASONS, { description: "What is wrong with it" }),
    words: textOrNull("What the reporter saw; null where it can't be read any more"),
    name: textOrNull("Name of the reporter"),
    email: textOrNull("Address of the reporter"),
    at: time("When it was sent"),
    ageDays: count("Whole days since then"),
    others: count("Further reports that are counted on this one"),
    state: oneOf(["open", ...DECISIONS] as const, { description: "Whether it waits, or what was decided" }),
    answer: textOrNull("What the operator said about the decision"),
    decidedAt: orNull(Type.String({ format: "date-time" }), { description: "When it was decided" }),
    mail: oneOf(["none", "due", "sent", "failed"], { description: "The mail about the decision" }),
  },
  named("OperatorReport"),
);
export type OperatorReport = Static<typeof OperatorReport>;

export const OperatorReports = Type.Object(
  {
    reports: Type.Array(OperatorReport, { description: "Open ones oldest first, decided ones newest first" }),
    nextCursor,
  },
  named("OperatorReports"),
);
export type OperatorReports = Static<typeof OperatorReports>;

export const DecideReport = Type.Object(
  {
    decision: oneOf(DECISIONS, { description: "taken_down blocks the code" }),
    reason: Type.Optional(oneOf(DECIDED_REASONS, { description: "That of the report by default" })),
    words: Type.Optional(
      Type.String({
        maxLength: BLOCK_WORDS_LENGTH,
        pattern: LINES,
        description: "For the owner of the code, and for the reporter",
      }),
    ),
    all: Type.Optional(Type.Boolean({ description: "Whether it holds for all open reports of the code" })),
  },
  { additionalProperties: true, ...named("DecideReport") },
);
export type DecideReport = Static<typeof DecideReport>;
