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
