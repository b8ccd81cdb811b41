import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Batches of codes that are being staged, a few at a time. Deleting the row makes all of them visible at once; marked
 * as abandoned it stays until they are erased. Numbers are never given out again.
 */
export const openBatches = sqliteTable(
  "open_batches",
  {
    seq: integer().primaryKey({ autoIncrement: true }),
    tenantId: text("tenant_id").notNull(),
    /** The first of its codes; the others come after it. 0 before there is one. */
    firstCode: integer("first_code").notNull().default(0),
    codes: integer().notNull().default(0),
    abandoned: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("open_batches_tenant").on(table.tenantId)],
);

/** Which row of a bulk file became which code, for its retry: in pieces, as they were staged. Created WITHOUT ROWID. */
export const batchRecords = sqliteTable(
  "batch_records",
  {
    batch: integer().notNull(),
    part: integer().notNull(),
    record: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.batch, table.part] })],
);
