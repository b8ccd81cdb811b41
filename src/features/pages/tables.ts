import { text, type Table, whole } from "../../../db/column.ts";

/** Interactions on the hosted page, by UTC day. */
export const funnelDays: Table = {
  name: "funnel_days",
  of: { code: "in steps" },
  keeps: "totals",
  columns: {
    code_seq: whole,
    day: whole,
    type: text,
    count: whole,
  },
  key: ["code_seq", "day", "type"],
};

/** Views of the hosted page by its language and UTC day. */
export const pageLanguageDays: Table = {
  name: "page_language_days",
  of: { code: "in steps" },
  keeps: "totals",
  columns: {
    code_seq: whole,
    day: whole,
    language: text,
    count: whole,
  },
  key: ["code_seq", "day", "language"],
};
