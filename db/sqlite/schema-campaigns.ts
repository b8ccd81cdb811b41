import { blob, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Who was counted in a campaign on a day; an empty group holds the untagged codes. Created WITHOUT ROWID. */
export const campaignScanners = sqliteTable(
  "campaign_scanners",
  {
    day: integer().notNull(),
    tenantId: text("tenant_id").notNull(),
    group: text("group_tag").notNull(),
    scanner: blob({ mode: "buffer" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.tenantId, table.group, table.scanner] })],
);

/** How many were counted once in a campaign, by day. Created WITHOUT ROWID. */
export const campaignDays = sqliteTable(
  "campaign_days",
  {
    tenantId: text("tenant_id").notNull(),
    group: text("group_tag").notNull(),
    day: integer().notNull(),
    uniqueVisitors: integer("unique_visitors").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.group, table.day] })],
);

/**
 * Campaign days to count again, because a code came or went, and how far that is. Whom the count has met lies in
 * `campaign_scanners`. Created WITHOUT ROWID.
 */
export const campaignRecounts = sqliteTable(
  "campaign_recounts",
  {
    tenantId: text("tenant_id").notNull(),
    group: text("group_tag").notNull(),
    day: integer().notNull(),
    /** The last code that is counted completely, empty before the first; null while scanners are being forgotten. */
    codeId: text("code_id"),
    /** Of the code after that: the last scan that was looked at, and how many scanners were counted once. */
    scanId: integer("scan_id").notNull().default(0),
    firsts: integer().notNull().default(0),
    /** Scanners met by the count, each once. */
    met: integer().notNull().default(0),
    /** The campaign's number when the count began: what it has grown by since are scanners met by scans. */
    base: integer().notNull().default(0),
    /** What the codes counted once, each for itself. */
    kept: integer().notNull().default(0),
    /** Whether a code has lost single scans, so that these can't be counted. */
    incomplete: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether it is counted, and only the scanners it met are still to be forgotten. */
    counted: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.group, table.day] })],
);
