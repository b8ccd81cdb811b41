import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { tenants } from "./tenant-schema.ts";

export { apiKeys, tenants, voucherRedemptions, vouchers } from "./tenant-schema.ts";

export { importedLogos, logoCopies } from "./schema-logos.ts";
export { batchRecords, openBatches } from "./schema-bulk.ts";

/*
 * Times are milliseconds since the epoch, days are UTC days since the epoch. Codes have an integer `seq` besides their
 * public id, because it stands in every scan.
 */

export const codes = sqliteTable(
  "codes",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull(),
    shortId: text("short_id").notNull(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    type: text().notNull(),
    fields: text().notNull(),
    style: text(),
    target: text().notNull(),
    title: text(),
    group: text("group_tag"),
    landing: text(),
    /** Title, group, target and short id in lower case, a line each: SQLite itself folds the letters of English only. */
    searchText: text("search_text").notNull(),
    active: integer({ mode: "boolean" }).notNull(),
    revision: integer().notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
    /** While the operator has switched the code off: whether its owner wants it to be active. */
    wantedActive: integer("wanted_active", { mode: "boolean" }),
    /** The bulk batch it came with. While that batch is open the code is not there for anybody. */
    batch: integer(),
    /** The copies of drawings that `style` and `landing` name: a copy is stored as long as a row names it. */
    styleCopy: text("style_copy"),
    landingCopy: text("landing_copy"),
  },
  (table) => [
    uniqueIndex("codes_id").on(table.id),
    uniqueIndex("codes_short_id").on(table.shortId),
    index("codes_tenant").on(table.tenantId, table.id),
    index("codes_style_copy")
      .on(table.styleCopy)
      .where(sql`style_copy is not null`),
    index("codes_landing_copy")
      .on(table.landingCopy)
      .where(sql`landing_copy is not null`),
  ],
);

/** Counters of a code, in small rows of their own: a scan rewrites them, not the code. */
export const codeTotals = sqliteTable("code_totals", {
  codeSeq: integer("code_seq")
    .primaryKey()
    .references(() => codes.seq, { onDelete: "cascade" }),
  scans: integer().notNull().default(0),
  uniqueVisitors: integer("unique_visitors").notNull().default(0),
  repeatScanners: integer("repeat_scanners").notNull().default(0),
  bots: integer().notNull().default(0),
  leads: integer().notNull().default(0),
  /** Of the bots: how many counted once, and how many came again. What is left is people. */
  botVisitors: integer("bot_visitors").notNull().default(0),
  botRepeaters: integer("bot_repeaters").notNull().default(0),
  /** Durable devices, those seen more than once, and their scans. */
  devices: integer().notNull().default(0),
  repeatDevices: integer("repeat_devices").notNull().default(0),
  deviceScans: integer("device_scans").notNull().default(0),
});

/** Short ids that were deleted: they answer 410 for ever and are never given out again. */
export const retiredShortIds = sqliteTable("retired_short_ids", {
  shortId: text("short_id").primaryKey(),
  retiredAt: integer("retired_at").notNull(),
});

/** Codes that are gone, whose scans are still to be erased. */
export const erasures = sqliteTable("erasures", {
  codeSeq: integer("code_seq").primaryKey(),
  requestedAt: integer("requested_at").notNull(),
});

/**
 * One row a scan. `id` ascends in the order of recording over all codes. No foreign key to codes: deleting a code
 * must not drag a million scans through one transaction; the eraser takes them away in small steps.
 * Created WITHOUT ROWID, so that a code's scans lie together.
 */
export const scans = sqliteTable(
  "scans",
  {
    codeSeq: integer("code_seq").notNull(),
    id: integer().notNull(),
    at: integer().notNull(),
    /** The visitor's hash of that day, 16 bytes. */
    visitor: blob({ mode: "buffer" }).notNull(),
    device: text().notNull(),
    system: text(),
    browser: text(),
    language: text(),
    referrer: text(),
    country: text(),
    /** Why it is thought to be automated. */
    bot: text(),
    /** Whether it was this scanner's first of the code and day, and its second. */
    first: integer({ mode: "boolean" }).notNull(),
    second: integer({ mode: "boolean" }).notNull(),
    repeat: integer({ mode: "boolean" }).notNull(),
    /** The consenting device's pseudonym, 16 bytes. */
    deviceKey: blob("device_key", { mode: "buffer" }),
  },
  (table) => [
    primaryKey({ columns: [table.codeSeq, table.id] }),
    index("scans_device")
      .on(table.deviceKey)
      .where(sql`device_key is not null`),
  ],
);

/** How often each scanner scanned a code on a day. Days that are over are purged: their hashes can't come again. */
export const scanners = sqliteTable(
  "scanners",
  {
    day: integer().notNull(),
    codeSeq: integer("code_seq").notNull(),
    scanner: blob({ mode: "buffer" }).notNull(),
    scans: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.codeSeq, table.scanner] })],
);

/** Answers kept for `Idempotency-Key`. */
export const keptAnswers = sqliteTable(
  "kept_answers",
  {
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id, { onDelete: "cascade" }),
    route: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    answer: text().notNull(),
    /** The code it made, so that the answer goes when the code goes. */
    codeId: text("code_id"),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.route, table.key] }),
    index("kept_answers_created").on(table.createdAt),
    index("kept_answers_code")
      .on(table.codeId)
      .where(sql`code_id is not null`),
  ],
);

/** What was counted of a code in a slot of time, kept in the scan's own transaction. Created WITHOUT ROWID. */
export const totals = sqliteTable(
  "totals",
  {
    codeSeq: integer("code_seq").notNull(),
    grain: integer().notNull(),
    slot: integer().notNull(),
    scans: integer().notNull().default(0),
    uniqueVisitors: integer("unique_visitors").notNull().default(0),
    repeatScanners: integer("repeat_scanners").notNull().default(0),
    bots: integer().notNull().default(0),
    botVisitors: integer("bot_visitors").notNull().default(0),
    botRepeaters: integer("bot_repeaters").notNull().default(0),
    leads: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.grain, table.slot] })],
);

/**
 * The same by country, device, system, browser, language and referrer, in quarter hours, as scans write it: a row a
 * value. Once the quarter hour is over its rows are packed and go. Created WITHOUT ROWID.
 */
export const dimensionTotals = sqliteTable(
  "dimension_totals",
  {
    codeSeq: integer("code_seq").notNull(),
    slot: integer().notNull(),
    dimension: integer().notNull(),
    /** Empty when it is not known. */
    value: text().notNull(),
    scans: integer().notNull(),
    uniqueVisitors: integer("unique_visitors").notNull(),
    bots: integer().notNull(),
    botVisitors: integer("bot_visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.slot, table.dimension, table.value] })],
);

/**
 * All values of a slot in one row, by number, as `packing.ts` packs them: a month is then read from some fifty rows,
 * however much was scanned. What was counted is the sum of this and of what is not packed yet. In `quartersOfDay` a
 * number is none of a value but the quarter hour's in its day, from 0 to 95.
 */
export const packedTotals = sqliteTable(
  "packed_totals",
  {
    codeSeq: integer("code_seq").notNull(),
    grain: integer().notNull(),
    slot: integer().notNull(),
    counts: blob({ mode: "buffer" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.grain, table.slot] })],
);

/** The values of a code that packed totals give by number. Created WITHOUT ROWID. */
export const dimensionValues = sqliteTable(
  "dimension_values",
  {
    codeSeq: integer("code_seq").notNull(),
    id: integer().notNull(),
    dimension: integer().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.codeSeq, table.id] }),
    uniqueIndex("dimension_values_value").on(table.codeSeq, table.dimension, table.value),
  ],
);

/** Interactions on the hosted page, counted by UTC day. Created WITHOUT ROWID. */
export const funnelDays = sqliteTable(
  "funnel_days",
  {
    codeSeq: integer("code_seq").notNull(),
    day: integer().notNull(),
    type: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.day, table.type] })],
);

/** Leads; what the person wrote is sealed under the service's key. */
export const leads = sqliteTable(
  "leads",
  {
    id: text().primaryKey(),
    codeSeq: integer("code_seq").notNull(),
    at: integer().notNull(),
    country: text(),
    device: text().notNull(),
    sealed: blob({ mode: "buffer" }).notNull(),
  },
  (table) => [index("leads_code").on(table.codeSeq, table.id)],
);

/** Where each tenant's events go. `url` and `secrets` are null after a removal: no events are kept for them. */
export const webhooks = sqliteTable("webhooks", {
  tenantId: text("tenant_id")
    .primaryKey()
    .references(() => tenants.id, { onDelete: "cascade" }),
  url: text(),
  /** Sealed under the service's key. */
  secrets: blob({ mode: "buffer" }),
  updatedAt: integer("updated_at").notNull(),
  revision: integer().notNull(),
});

export { campaignDays, campaignRecounts, campaignScanners } from "./schema-campaigns.ts";
export { codeDevices, deviceErasures } from "./schema-devices.ts";
export { webhookDeliveries } from "./schema-deliveries.ts";
