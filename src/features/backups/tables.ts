import { generated, integer, key, optional, type Table, text, whole } from "../../../db/column.ts";

/**
 * The name of the series to which the backups of this service belong. One row, once there is a backup. It
 * outlives a change of the secret, and a restore.
 */
export const backupSeries: Table = {
  name: "backup_series",
  of: {},
  keeps: "nobody",
  columns: { id: key(integer), name: text },
};

/**
 * The backups of a place as they were seen last, so that a service knows them when it starts, also while the
 * place is away. One row.
 */
export const seenBackups: Table = {
  name: "seen_backups",
  of: {},
  keeps: "nobody",
  columns: {
    id: key(integer),
    place: text,
    /** Since when backups are made there. */
    since: whole,
    last_at: optional(whole),
    last_bytes: optional(whole),
    verified_at: optional(whole),
    verified_bytes: optional(whole),
  },
};

/**
 * Records that were erased, and blocks that began or ended, since the last list of them was written beside
 * the backups. A row stays until then: for a minute, or as long as the place is away. A record has one row at
 * most, however often its blocks change.
 */
export const erasedRecords: Table = {
  name: "erased_records",
  of: {},
  keeps: "nobody",
  columns: {
    seq: generated,
    /** See `records.ts`. */
    kind: text,
    /** Its id; of a code its short address, of a device its pseudonym in hexadecimal digits. */
    subject: text,
    /** Of a block: its state, as JSON. */
    detail: optional(text),
  },
  indexes: { erased_records_subject: { on: ["kind", "subject"] } },
};
