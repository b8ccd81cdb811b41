import { blob, index, integer, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";

/** Durable devices by code; the key is the device's pseudonym for the tenant. Created WITHOUT ROWID. */
export const codeDevices = sqliteTable(
  "code_devices",
  {
    codeSeq: integer("code_seq").notNull(),
    device: blob({ mode: "buffer" }).notNull(),
    firstSeen: integer("first_seen").notNull(),
    lastSeen: integer("last_seen").notNull(),
    scans: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.codeSeq, table.device] }),
    index("code_devices_device").on(table.device),
    index("code_devices_last_seen").on(table.codeSeq, table.lastSeen),
  ],
);

/** Devices whose owners withdrew consent and whose links to past scans are still to be cut. */
export const deviceErasures = sqliteTable("device_erasures", {
  device: blob({ mode: "buffer" }).primaryKey(),
});
