import {
  counter,
  flag,
  generated,
  integer,
  key,
  optional,
  owned,
  text,
  whole,
  type Table,
} from "../../../db/column.ts";

/**
 * Batches of codes that are being staged. Deleting the row makes all of its codes visible at once. The row of an abandoned
 * batch stays until its codes are erased.
 */
export const openBatches: Table = {
  name: "open_batches",
  of: { tenant: "apart" },
  keeps: "nobody",
  columns: {
    seq: generated,
    tenant_id: text,
    /** The first of its codes, which the others follow; 0 before there is one. */
    first_code: { ...counter, only: "sqlite" },
    codes: counter,
    abandoned: { ...flag, default: false },
    created_at: whole,
    /** When the lease of the node that opened it expires, by the server's clock. */
    leased_until: { ...whole, only: "postgres" },
    /** The number of its active codes. */
    active: counter,
    /** When the lease of a command's batch expires: the command runs beside the service. */
    held_until: { ...counter, only: "sqlite" },
    /** The bytes of its codes, of their histories and of its record. */
    bytes: counter,
  },
  indexes: { open_batches_tenant: { on: ["tenant_id"] } },
};

/** Bulk files of the last day, which can be undone. */
export const bulkFiles: Table = {
  name: "bulk_files",
  of: { tenant: "in steps" },
  keeps: "nobody",
  columns: {
    batch: key(whole),
    /** The id that clients use. */
    id: text,
    tenant_id: owned(text, "tenants.id"),
    /** The numbers between which its codes are; null without codes. */
    first_code: optional(whole),
    last_code: optional(whole),
    made_at: whole,
    /** When it was last undone. */
    undone_at: optional(whole),
  },
  indexes: {
    bulk_files_id: { on: ["id"], isUnique: true },
    bulk_files_tenant: { on: ["tenant_id"] },
    bulk_files_made: { on: ["made_at"] },
  },
};

/** The code of each row of a bulk file, for its retry: in parts, as they were staged. */
export const batchRecords: Table = {
  name: "batch_records",
  of: {},
  keeps: "content",
  columns: {
    batch: whole,
    part: integer,
    record: text,
  },
  key: ["batch", "part"],
};
