import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { bytes, text, whole } from "./columns.ts";

/**
 * One row a scan. `id` ascends within a code in the order of recording. No foreign key to codes: deleting a code must
 * not drag a million scans through one transaction; the eraser takes them away in small steps.
 */
export const scans = pgTable(
  "scans",
  {
    codeSeq: whole("code_seq").notNull(),
    id: whole().notNull(),
    at: whole().notNull(),
    /** The visitor's hash of that day, 16 bytes. */
    visitor: bytes().notNull(),
    device: text().notNull(),
    system: text(),
    browser: text(),
    language: text(),
    referrer: text(),
    country: text(),
    /** Why it is thought to be automated. */
    bot: text(),
    /** Whether it was this scanner's first of the code and day, and its second. */
    first: boolean().notNull(),
    second: boolean().notNull(),
    repeat: boolean().notNull(),
    /** The consenting device's pseudonym, 16 bytes. */
    deviceKey: bytes("device_key"),
  },
  (table) => [
    primaryKey({ columns: [table.codeSeq, table.id] }),
    index("scans_device")
      .on(table.deviceKey)
      .where(sql`device_key is not null`),
  ],
);

/** How often each scanner scanned a code on a day. Days that are over are purged: their hashes can't come again. */
export const scanners = pgTable(
  "scanners",
  {
    day: whole().notNull(),
    codeSeq: whole("code_seq").notNull(),
    scanner: bytes().notNull(),
    scans: whole().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.codeSeq, table.scanner] })],
);

/** Batches of scans that are kept: a commit whose outcome nobody heard is found here when it is tried again. */
export const scanCommits = pgTable(
  "scan_commits",
  {
    /** 16 random bytes. */
    id: bytes().primaryKey(),
    /** By the server's clock. */
    at: whole().notNull(),
  },
  (table) => [index("scan_commits_at").on(table.at)],
);

/** Durable devices by code; the key is the device's pseudonym for the tenant. */
export const codeDevices = pgTable(
  "code_devices",
  {
    codeSeq: whole("code_seq").notNull(),
    device: bytes().notNull(),
    firstSeen: whole("first_seen").notNull(),
    lastSeen: whole("last_seen").notNull(),
    scans: whole().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.codeSeq, table.device] }),
    index("code_devices_device").on(table.device),
    index("code_devices_last_seen").on(table.codeSeq, table.lastSeen),
  ],
);

/** Devices whose owners withdrew consent and whose links to past scans are still to be cut. */
export const deviceErasures = pgTable("device_erasures", {
  device: bytes().primaryKey(),
});
