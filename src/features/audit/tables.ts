import { optional, text, type Table, whole } from "../../../db/column.ts";

/**
 * Acts in a workspace, and their authors. The table refers to no other table: a reference would lock the
 * workspace's row behind those of codes, against the order of locks, and an entry outlives the record that it
 * is about.
 */
export const auditEntries: Table = {
  name: "audit_entries",
  of: { tenant: "in steps" },
  keeps: "audit",
  columns: {
    tenant_id: text,
    id: text,
    at: whole,
    /** As `src/kit/shared/author.ts` spells it; null for the service itself. */
    author: optional(text),
    /** The same as filters name it. */
    who: text,
    action: text,
    subject_kind: text,
    subject: text,
    subject_name: optional(text),
    /** JSON. */
    detail: text,
    /** Of the records where there are many: apart from the rest, so that it can be counted up. */
    count: optional(whole),
  },
  key: ["tenant_id", "id"],
  indexes: {
    /** Those that are old enough to be erased, of all workspaces. */
    audit_entries_at: { on: ["at"] },
  },
};
