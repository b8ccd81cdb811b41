import {
  bytes,
  counter,
  flag,
  integers,
  key,
  optional,
  smallint,
  text,
  texts,
  type Table,
  whole,
} from "../../../db/column.ts";

/**
 * One row a scan. `id` ascends within a code with the time, by the clock of the node that recorded it. It has no foreign
 * key to codes: deleting a code would drag a million scans through one transaction, and the eraser takes small steps.
 */
export const scans: Table = {
  name: "scans",
  of: { code: "apart" },
  keeps: "scan",
  columns: {
    code_seq: whole,
    id: whole,
    at: whole,
    /** The visitor's hash of that day, 16 bytes. */
    visitor: bytes,
    device: text,
    system: optional(text),
    browser: optional(text),
    language: optional(text),
    referrer: optional(text),
    country: optional(text),
    /** Why the scan is considered automated. */
    bot: optional(text),
    /** Whether it was this scanner's first scan of the code on the day, and its second. */
    first: flag,
    second: flag,
    repeat: flag,
    /** The consenting device's pseudonym, 16 bytes. */
    device_key: optional(bytes),
    /** The destination's name; null for the code's target. */
    destination: optional(text),
    /**
     * The number of its workspace's series: shorter than the workspace's id, in every row and in the index.
     */
    workspace: optional(whole),
  },
  key: ["code_seq", "id"],
  indexes: {
    scans_device: { on: ["device_key"], where: "device_key is not null" },
    /** The log of a workspace. Two codes that are scanned in one millisecond may give the same id. */
    scans_workspace: { on: ["workspace", "id", "code_seq"] },
  },
};

/** How often each scanner scanned a code on a day. Past days are erased: their hashes can't come again. */
export const scanners: Table = {
  name: "scanners",
  of: { code: "apart" },
  keeps: "visitor",
  columns: {
    day: whole,
    code_seq: whole,
    scanner: bytes,
    scans: whole,
  },
  key: ["day", "code_seq", "scanner"],
};

/** Batches of scans that were committed: a retry after a lost connection finds its batch here. */
export const scanCommits: Table = {
  name: "scan_commits",
  of: {},
  keeps: "nobody",
  only: "postgres",
  columns: {
    /** 16 random bytes. */
    id: key(bytes),
    /** By the server's clock. */
    at: whole,
  },
  indexes: { scan_commits_at: { on: ["at"] } },
};

/** Counts of a code in a slot of time, written in the scan's own transaction. `grain` is one of `GRAIN`. */
export const totals: Table = {
  name: "totals",
  of: { code: "in steps" },
  keeps: "totals",
  columns: {
    code_seq: whole,
    grain: smallint,
    slot: whole,
    scans: counter,
    unique_visitors: counter,
    repeat_scanners: counter,
    bots: counter,
    bot_visitors: counter,
    bot_repeaters: counter,
    leads: counter,
  },
  key: ["code_seq", "grain", "slot"],
};

/**
 * The same by country, device, system, browser, language, referrer and destination, in quarter hours: a row a value, as scans
 * write it. After the quarter hour the rows are packed and deleted.
 */
export const dimensionTotals: Table = {
  name: "dimension_totals",
  of: { code: "in steps" },
  keeps: "totals",
  columns: {
    code_seq: whole,
    slot: whole,
    dimension: smallint,
    /** Empty when it is unknown. */
    value: text,
    scans: whole,
    unique_visitors: whole,
    bots: whole,
    bot_visitors: whole,
  },
  key: ["code_seq", "slot", "dimension", "value"],
};

/**
 * Counts of scans that are still to be added to the totals: each commit appends a row for each code and quarter hour, so that
 * nodes do not wait for each other at a row of totals. A count is the sum of its total and of these rows.
 */
export const scanDeltas: Table = {
  name: "scan_deltas",
  of: { code: "apart" },
  keeps: "totals",
  only: "postgres",
  columns: {
    code_seq: whole,
    /** The id of the first of its scans. */
    id: whole,
    /** A quarter hour. */
    slot: whole,
    scans: whole,
    unique_visitors: whole,
    repeat_scanners: whole,
    bots: whole,
    bot_visitors: whole,
    bot_repeaters: whole,
    devices: whole,
    repeat_devices: whole,
    device_scans: whole,
    /** The values that it counts, as `dimension_totals` has them, and the counts of each: lists of one length. */
    dimensions: integers,
    value_names: texts,
    value_scans: integers,
    value_visitors: integers,
    value_bots: integers,
    value_bot_visitors: integers,
  },
  key: ["code_seq", "id"],
};

/**
 * All values of a slot in one row, by number, in the form of `packing.ts`: a month is read from some fifty rows, however
 * many scans it had. A count is the sum of this and of the rows that are not packed yet. In the grain `quartersOfDay` the
 * numbers are not values but the day's quarter hours, 0 to 95.
 */
export const packedTotals: Table = {
  name: "packed_totals",
  of: { code: "in steps" },
  keeps: "totals",
  columns: {
    code_seq: whole,
    grain: smallint,
    slot: whole,
    counts: bytes,
  },
  key: ["code_seq", "grain", "slot"],
};

/** The values that the numbers in packed totals stand for, by code. */
export const dimensionValues: Table = {
  name: "dimension_values",
  of: { code: "in steps" },
  keeps: "totals",
  columns: {
    code_seq: whole,
    id: whole,
    dimension: smallint,
    value: text,
  },
  key: ["code_seq", "id"],
  indexes: { dimension_values_value: { on: ["code_seq", "dimension", "value"], isUnique: true } },
};
