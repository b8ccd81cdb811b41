import { counter, owned, text, type Table, whole } from "../../../db/column.ts";

/**
 * Owners who are to be told what was blocked. A row stays until that is done: whatever crashes, each hears of
 * it.
 */
export const blockNotices: Table = {
  name: "block_notices",
  of: { tenant: "at once" },
  keeps: "person",
  columns: {
    tenant_id: owned(text, "tenants.id"),
    /** An owner; empty for the workspace itself, whose webhooks and alert address are told. */
    person_id: text,
    /** Blocks after this time are still to be told. */
    after_at: whole,
    due_at: whole,
    /** The number of failed attempts in a row. */
    failures: counter,
  },
  key: ["tenant_id", "person_id"],
  indexes: { block_notices_due: { on: ["due_at"] } },
};
