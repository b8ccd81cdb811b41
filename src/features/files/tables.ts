import { bytes, flag, key, optional, type Table, text, whole } from "../../../db/column.ts";

/**
 * Files of workspaces. A row is written before the bytes of its file, and erased behind them: so no bytes
 * are left that no row tells of. Its id begins with the time of its upload.
 */
export const files: Table = {
  name: "files",
  of: { tenant: "apart" },
  keeps: "content",
  columns: {
    id: key(text),
    tenant_id: text,
    type: text,
    /** The size of its file, which counts from the beginning. */
    bytes: whole,
    title: optional(text),
    created_at: whole,
    sha256: text,
    /** Whether the bytes are in the store of objects. */
    is_outside: flag,
    /** `arriving`, `here`, or `going`: only what is here can be seen. */
    state: text,
  },
  indexes: {
    files_tenant: { on: ["tenant_id", "id"] },
    /** Those that chores have to finish. */
    files_unfinished: { on: ["state", "id"], where: "state <> 'here'" },
  },
};

/** The bytes of files that are in the database, in pieces of one size. */
export const filePieces: Table = {
  name: "file_pieces",
  of: { tenant: "apart" },
  keeps: "content",
  columns: {
    tenant_id: text,
    file_id: text,
    /** From 0 on. */
    number: whole,
    bytes,
  },
  key: ["tenant_id", "file_id", "number"],
};

/** Objects of files that are erased, until they are removed from their store. */
export const goneObjects: Table = {
  name: "gone_objects",
  of: {},
  keeps: "nobody",
  columns: {
    name: key(text),
  },
};
