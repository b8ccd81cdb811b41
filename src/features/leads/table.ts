import { LEAD_FIELDS } from "./constants.ts";
import type { LeadRecord } from "./model.ts";

const COLUMNS = ["id", "at", "country", "device", ...LEAD_FIELDS, "handled"] as const;

/** Leads as a table. */
export const LEAD_TABLE = {
  columns: [...COLUMNS, "codeId", "shortId", "title", "group"],
  row: ({ code: { id, shortId, title, group }, ...lead }: LeadRecord) => [
    ...COLUMNS.map((column) => lead[column]),
    ...[id, shortId, title, group],
  ],
};
