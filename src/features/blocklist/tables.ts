import { key, optional, type Table, text, whole } from "../../../db/column.ts";

/** The lists of hosts of the operator, as all nodes agree on them. Their contents are files of each node. */
export const blocklists: Table = {
  name: "blocklists",
  of: {},
  keeps: "nobody",
  columns: {
    name: key(text),
    /** The hash of the content in force; empty while none is. */
    digest: text,
    hosts: whole,
    /** When a node read that content. */
    read_at: whole,
    /** The content with which all codes were looked through last; empty for none. */
    swept_digest: text,
    swept_at: whole,
    /** A content that waits for the operator. */
    held_digest: optional(text),
    held_hosts: optional(whole),
    held_why: optional(text),
    held_workspaces: optional(whole),
    held_at: optional(whole),
    /** The hash of the exceptions that were in force when it was tried. */
    held_exceptions: optional(text),
  },
};
