import { optional, type Table, text, whole } from "../../../db/column.ts";

/**
 * The revisions of codes that later ones followed: each is written by the change that ends it. The present revision of a code is
 * the code itself, so a code that was never changed has no rows.
 */
export const codeRevisions: Table = {
  name: "code_revisions",
  of: { code: "in steps" },
  keeps: "content",
  columns: {
    code_seq: whole,
    revision: whole,
    /** When it began, and by whom: see `codes.changed_by`. */
    at: whole,
    changed_by: optional(text),
    /** The bytes of the code's whole history up to here. Null where an import wrote the row. */
    history: optional(whole),
  },
  key: ["code_seq", "revision"],
};

/**
 * The values that changes of codes replaced. A member's value after a revision is that of its first row from this revision on,
 * otherwise the code's own.
 */
export const codeValues: Table = {
  name: "code_values",
  of: { code: "apart" },
  keeps: "content",
  columns: {
    code_seq: whole,
    member: text,
    /** The last revision with this value. */
    revision: whole,
    /** JSON; empty once the value is no longer kept. */
    value: text,
    /** The copy of a logo, and the picture, that the value names: both are stored as long as a row names them. */
    copy: optional(text),
    image: optional(text),
  },
  key: ["code_seq", "member", "revision"],
  indexes: {
    code_values_copy: { on: ["copy"], where: "copy is not null" },
    code_values_image: { on: ["image"], where: "image is not null" },
    /** The larger values of a code, the oldest first: they give way to later ones. */
    code_values_heavy: {
      on: ["code_seq", "revision", "octet_length(value)"],
      where: "octet_length(value) > 256",
    },
  },
};
