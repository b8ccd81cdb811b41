import { counter, flag, type Table, text, whole } from "../../../db/column.ts";

/**
 * The tags of codes, each with the place of its code in the orders of lists, so that a list by tag is as long
 * as its page. Scans are what a chore last read, as in `code_ranks`.
 */
export const codeTags: Table = {
  name: "code_tags",
  of: { code: "by a chore" },
  keeps: "content",
  columns: {
    code_seq: whole,
    tag: text,
    tenant_id: text,
    id: text,
    active: flag,
    title_key: text,
    scans: counter,
    bots: counter,
    /** Whether the code, with these scans, is in `tag_totals`. */
    counted: { ...flag, default: false },
    /** Whether the code has lost the tag. The chore subtracts the row and deletes it. */
    gone: { ...flag, default: false },
  },
  key: ["code_seq", "tag"],
  indexes: {
    code_tags_tag: { on: ["tenant_id", "tag", "id"] },
    code_tags_scans: { on: ["tenant_id", "tag", "active", "scans", "id"] },
    code_tags_title: { on: ["tenant_id", "tag", "active", "title_key", "id"] },
  },
};

/** The sums of each tag over all time. The chore of campaigns adds codes that changed. */
export const tagTotals: Table = {
  name: "tag_totals",
  of: { tenant: "by a chore" },
  keeps: "totals",
  columns: {
    tenant_id: text,
    tag: text,
    codes: counter,
    scans: counter,
    bots: counter,
  },
  key: ["tenant_id", "tag"],
};
