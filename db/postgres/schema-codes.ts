import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, text, whole } from "./columns.ts";
import { tenants } from "./schema-tenants.ts";

export const codes = pgTable(
  "codes",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: text().notNull(),
    shortId: text("short_id").notNull(),
    tenantId: text("tenant_id")
      .notNull()
      .references(() => tenants.id),
    type: text().notNull(),
    /** JSON as text: `jsonb` would refuse the character U+0000, and put members in another order. */
    fields: text().notNull(),
    style: text(),
    target: text().notNull(),
    title: text(),
    group: text("group_tag"),
    landing: text(),
    /** Title, group, target and short id in lower case, a line each: what the server folds depends on its locale. */
    searchText: text("search_text").notNull(),
    active: boolean().notNull(),
    revision: whole().notNull(),
    createdAt: whole("created_at").notNull(),
    updatedAt: whole("updated_at").notNull(),
    /** While the operator has switched the code off: whether its owner wants it to be active. */
    wantedActive: boolean("wanted_active"),
    /** The bulk batch it came with. While that batch is open the code is not there for anybody. */
    batch: whole(),
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
    index("codes_batch")
      .on(table.batch, table.seq)
      .where(sql`batch is not null`),
  ],
);

/** Counters of a code, in small rows of their own: a scan rewrites them, not the code. */
export const codeTotals = pgTable("code_totals", {
  codeSeq: whole("code_seq")
    .primaryKey()
    .references(() => codes.seq, { onDelete: "cascade" }),
  scans: whole().notNull().default(0),
  uniqueVisitors: whole("unique_visitors").notNull().default(0),
  repeatScanners: whole("repeat_scanners").notNull().default(0),
  bots: whole().notNull().default(0),
  leads: whole().notNull().default(0),
  /** Of the bots: how many counted once, and how many came again. What is left is people. */
  botVisitors: whole("bot_visitors").notNull().default(0),
  botRepeaters: whole("bot_repeaters").notNull().default(0),
  /** Durable devices, those seen more than once, and their scans. */
  devices: whole().notNull().default(0),
  repeatDevices: whole("repeat_devices").notNull().default(0),
  deviceScans: whole("device_scans").notNull().default(0),
});

/** Short ids that were deleted: they answer 410 for ever and are never given out again. */
export const retiredShortIds = pgTable("retired_short_ids", {
  shortId: text("short_id").primaryKey(),
  retiredAt: whole("retired_at").notNull(),
});

/** Codes that are gone, whose scans are still to be erased. */
export const erasures = pgTable(
  "erasures",
  {
    codeSeq: whole("code_seq").primaryKey(),
    requestedAt: whole("requested_at").notNull(),
  },
  (table) => [index("erasures_requested").on(table.requestedAt, table.codeSeq)],
);

/** Answers kept for `Idempotency-Key`. */
export const keptAnswers = pgTable(
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
    createdAt: whole("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.route, table.key] }),
    index("kept_answers_created").on(table.createdAt),
    index("kept_answers_code")
      .on(table.codeId)
      .where(sql`code_id is not null`),
  ],
);

/**
 * Batches of codes that are being staged, a few at a time. Deleting the row makes all of them visible at once; marked
 * as abandoned it stays until they are erased. Numbers are never given out again.
 */
export const openBatches = pgTable(
  "open_batches",
  {
    seq: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tenantId: text("tenant_id").notNull(),
    codes: whole().notNull().default(0),
    abandoned: boolean().notNull().default(false),
    createdAt: whole("created_at").notNull(),
    /** Until when the node that opened it is believed to be at work, by the server's clock. It says so again in time. */
    leasedUntil: whole("leased_until").notNull(),
  },
  (table) => [index("open_batches_tenant").on(table.tenantId)],
);

/** Which row of a bulk file became which code, for its retry: in pieces, as they were staged. */
export const batchRecords = pgTable(
  "batch_records",
  {
    batch: whole().notNull(),
    part: integer().notNull(),
    record: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batch, table.part] })],
);

/** Leads; what the person wrote is sealed under the service's key. */
export const leads = pgTable(
  "leads",
  {
    id: text().primaryKey(),
    codeSeq: whole("code_seq").notNull(),
    at: whole().notNull(),
    country: text(),
    device: text().notNull(),
    sealed: bytes().notNull(),
  },
  (table) => [index("leads_code").on(table.codeSeq, table.id)],
);

/** Logos that an operator added to the catalog. */
export const importedLogos = pgTable("imported_logos", {
  id: text().primaryKey(),
  name: text().notNull(),
  brand: text().notNull(),
  category: text().notNull(),
  /** A JSON list. */
  aliases: text().notNull(),
  format: text().notNull(),
  scheme: text().notNull(),
  license: text().notNull(),
  licenseUrl: text("license_url"),
  attribution: text().notNull(),
  sourceUrl: text("source_url"),
  guidelines: text(),
  color: text(),
  addedAt: whole("added_at").notNull(),
  art: bytes().notNull(),
});

/** The drawings of logos that codes show, so that neither a removal nor an update changes a printed code. */
export const logoCopies = pgTable("logo_copies", {
  /** A hash of the drawing. */
  key: text().primaryKey(),
  format: text().notNull(),
  art: bytes().notNull(),
});
