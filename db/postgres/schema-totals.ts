import { boolean, pgTable, primaryKey, smallint, uniqueIndex } from "drizzle-orm/pg-core";
import { bytes, text, whole } from "./columns.ts";

/** What was counted of a code in a slot of time, kept in the scan's own transaction. */
export const totals = pgTable(
  "totals",
  {
    codeSeq: whole("code_seq").notNull(),
    grain: smallint().notNull(),
    slot: whole().notNull(),
    scans: whole().notNull().default(0),
    uniqueVisitors: whole("unique_visitors").notNull().default(0),
    repeatScanners: whole("repeat_scanners").notNull().default(0),
    bots: whole().notNull().default(0),
    botVisitors: whole("bot_visitors").notNull().default(0),
    botRepeaters: whole("bot_repeaters").notNull().default(0),
    leads: whole().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.grain, table.slot] })],
);

/**
 * The same by country, device, system, browser, language and referrer, in quarter hours, as scans write it: a row a
 * value. Once the quarter hour is over its rows are packed and go.
 */
export const dimensionTotals = pgTable(
  "dimension_totals",
  {
    codeSeq: whole("code_seq").notNull(),
    slot: whole().notNull(),
    dimension: smallint().notNull(),
    /** Empty when it is not known. */
    value: text().notNull(),
    scans: whole().notNull(),
    uniqueVisitors: whole("unique_visitors").notNull(),
    bots: whole().notNull(),
    botVisitors: whole("bot_visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.slot, table.dimension, table.value] })],
);

/**
 * All values of a slot in one row, by number, as `packing.ts` packs them: a month is then read from some fifty rows,
 * however much was scanned. What was counted is the sum of this and of what is not packed yet. In `quartersOfDay` a
 * number is none of a value but the quarter hour's in its day, from 0 to 95.
 */
export const packedTotals = pgTable(
  "packed_totals",
  {
    codeSeq: whole("code_seq").notNull(),
    grain: smallint().notNull(),
    slot: whole().notNull(),
    counts: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.grain, table.slot] })],
);

/** The values of a code that packed totals give by number. */
export const dimensionValues = pgTable(
  "dimension_values",
  {
    codeSeq: whole("code_seq").notNull(),
    id: whole().notNull(),
    dimension: smallint().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.codeSeq, table.id] }),
    uniqueIndex("dimension_values_value").on(table.codeSeq, table.dimension, table.value),
  ],
);

/** Interactions on the hosted page, counted by UTC day. */
export const funnelDays = pgTable(
  "funnel_days",
  {
    codeSeq: whole("code_seq").notNull(),
    day: whole().notNull(),
    type: text().notNull(),
    count: whole().notNull(),
  },
  (table) => [primaryKey({ columns: [table.codeSeq, table.day, table.type] })],
);

/** Who was counted in a campaign on a day; an empty group holds the untagged codes. */
export const campaignScanners = pgTable(
  "campaign_scanners",
  {
    day: whole().notNull(),
    tenantId: text("tenant_id").notNull(),
    group: text("group_tag").notNull(),
    scanner: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.tenantId, table.group, table.scanner] })],
);

/** How many were counted once in a campaign, by day. */
export const campaignDays = pgTable(
  "campaign_days",
  {
    tenantId: text("tenant_id").notNull(),
    group: text("group_tag").notNull(),
    day: whole().notNull(),
    uniqueVisitors: whole("unique_visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.group, table.day] })],
);

/**
 * Campaign days to count again, because a code came or went, and how far that is. Whom the count has met lies in
 * `campaign_scanners`.
 */
export const campaignRecounts = pgTable(
  "campaign_recounts",
  {
    tenantId: text("tenant_id").notNull(),
    group: text("group_tag").notNull(),
    day: whole().notNull(),
    /** The last code that is counted completely, empty before the first; null while scanners are being forgotten. */
    codeId: text("code_id"),
    /** Of the code after that: the last scan that was looked at, and how many scanners were counted once. */
    scanId: whole("scan_id").notNull().default(0),
    firsts: whole().notNull().default(0),
    /** Scanners met by the count, each once. */
    met: whole().notNull().default(0),
    /** The campaign's number when the count began: what it has grown by since are scanners met by scans. */
    base: whole().notNull().default(0),
    /** What the codes counted once, each for itself. */
    kept: whole().notNull().default(0),
    /** Whether a code has lost single scans, so that these can't be counted. */
    incomplete: boolean().notNull().default(false),
    /** Whether it is counted, and only the scanners it met are still to be forgotten. */
    counted: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.group, table.day] })],
);
