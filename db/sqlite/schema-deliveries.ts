import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Webhook deliveries: written in the transaction of their scan or lead, kept as a log afterwards. What they say about
 * the code is looked up when they are sent. The state is part of the key, so that a scan writes to two trees only, and
 * each list is a range of one of them. Created WITHOUT ROWID.
 */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    tenantId: text("tenant_id").notNull(),
    state: integer().notNull(),
    id: text().notNull(),
    codeSeq: integer("code_seq").notNull(),
    event: text().notNull(),
    at: integer().notNull(),
    country: text(),
    device: text().notNull(),
    repeat: integer({ mode: "boolean" }).notNull().default(false),
    hasEmail: integer("has_email", { mode: "boolean" }).notNull().default(false),
    /** Attempts made in all, and how many of them since the schedule began. */
    attempts: integer().notNull().default(0),
    step: integer().notNull().default(0),
    nextAttemptAt: integer("next_attempt_at"),
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
    deliveredAt: integer("delivered_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.state, table.id] }),
    index("webhook_deliveries_code").on(table.codeSeq),
    index("webhook_deliveries_retry")
      .on(table.tenantId, table.nextAttemptAt)
      .where(sql`state = 1`),
  ],
);
