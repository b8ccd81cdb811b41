import { bytes, key, optional, type Table, text, whole } from "../../../db/column.ts";

/** Logos that an operator added to the catalog. */
export const importedLogos: Table = {
  name: "imported_logos",
  of: {},
  keeps: "nobody",
  columns: {
    id: key(text),
    name: text,
    brand: text,
    category: text,
    /** A JSON list. */
    aliases: text,
    format: text,
    scheme: text,
    license: text,
    license_url: optional(text),
    attribution: text,
    source_url: optional(text),
    guidelines: optional(text),
    color: optional(text),
    added_at: whole,
    art: bytes,
  },
};

/** Copies of the drawings that codes show: neither a removal nor an update of a logo changes a printed code. */
export const logoCopies: Table = {
  name: "logo_copies",
  of: {},
  keeps: "content",
  columns: {
    /** A hash of the drawing. */
    key: key(text),
    format: text,
    art: bytes,
  },
};
