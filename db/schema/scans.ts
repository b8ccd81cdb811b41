import {
  bytes,
  counter,
  flag,
  integer,
  integers,
  key,
  optional,
  smallint,
  type Table,
  text,
  texts,
  whole,
} from "./column.ts";

/**
 * One row a scan. `id` ascends within a code with the time, by the clock of the node that recorded it. It has no foreign
 * key to codes: deleting a code would drag a million scans through one transaction, and the eraser takes small steps.
 */
export const scans: Table = {
  name: "scans",
  of: { code: "apart" },
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
  },
  key: ["code_seq", "id"],
  indexes: { scans_device: { on: ["device_key"], where: "device_key is not null" } },
};

/** How often each scanner scanned a code on a day. Past days are erased: their hashes can't come again. */
export const scanners: Table = {
  name: "scanners",
  of: { code: "apart" },
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
  only: "postgres",
  columns: {
    /** 16 random bytes. */
    id: key(bytes),
    /** By the server's clock. */
    at: whole,
  },
  indexes: { scan_commits_at: { on: ["at"] } },
};

/** Consenting devices by code, under the device's pseudonym for the tenant. */
export const codeDevices: Table = {
  name: "code_devices",
  of: { code: "in steps" },
  columns: {
    code_seq: whole,
    device: bytes,
    first_seen: whole,
    last_seen: whole,
    scans: whole,
    /** Of the scans: how many were automated. Few devices have any. */
    bots: counter,
  },
  key: ["code_seq", "device"],
  indexes: {
    code_devices_bots: { on: ["code_seq", "scans", "bots"], where: "bots > 0" },
    code_devices_device: { on: ["device"] },
    code_devices_last_seen: { on: ["code_seq", "last_seen"] },
  },
};

/** Devices whose owners withdrew consent and whose links to past scans are still to be cut. */
export const deviceErasures: Table = {
  name: "device_erasures",
  of: {},
  columns: { device: key(bytes) },
};

/**
 * Webhook deliveries: written in the transaction of their scan or lead, and kept as a log afterwards. The state is part of
 * the key, so that a scan writes to two trees only, and each list is a range of one of them.
 */
export const webhookDeliveries: Table = {
  name: "webhook_deliveries",
  of: { code: "in steps", tenant: "in steps" },
  columns: {
    tenant_id: text,
    /** One of `DELIVERY`. */
    state: smallint,
    id: text,
    code_seq: whole,
    event: text,
    at: whole,
    country: optional(text),
    device: text,
    repeat: { ...flag, default: false },
    has_email: { ...flag, default: false },
    /** All attempts, and those since the schedule began. */
    attempts: { ...integer, default: 0 },
    step: { ...integer, default: 0 },
    next_attempt_at: optional(whole),
    last_status: optional(integer),
    last_error: optional(text),
    delivered_at: optional(whole),
    /** The node that has leased it; void once that node is gone. */
    leased_by: { ...optional(text), only: "postgres" },
    /** The state of the destination, as JSON, for `qr.alert`. */
    alert: optional(text),
  },
  key: ["tenant_id", "state", "id"],
  indexes: {
    webhook_deliveries_code: { on: ["code_seq"] },
    webhook_deliveries_retry: { on: ["tenant_id", "next_attempt_at"], where: "state = 1" },
  },
};

/** Interactions on the hosted page, by UTC day. */
export const funnelDays: Table = {
  name: "funnel_days",
  of: { code: "in steps" },
  columns: {
    code_seq: whole,
    day: whole,
    type: text,
    count: whole,
  },
  key: ["code_seq", "day", "type"],
};

/** Counts of a code in a slot of time, written in the scan's own transaction. `grain` is one of `GRAIN`. */
export const totals: Table = {
  name: "totals",
  of: { code: "in steps" },
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
  columns: {
    code_seq: whole,
    id: whole,
    dimension: smallint,
    value: text,
  },
  key: ["code_seq", "id"],
  indexes: { dimension_values_value: { on: ["code_seq", "dimension", "value"], isUnique: true } },
};
