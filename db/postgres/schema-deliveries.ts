import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";
import { text, whole } from "./columns.ts";

/**
 * Webhook deliveries: written in the transaction of their scan or lead, kept as a log afterwards. What they say about
 * the code is looked up when they are sent. The state is part of the key, so that a scan writes to two indexes only, and
 * each list is a range of one of them.
 */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    tenantId: text("tenant_id").notNull(),
    /** One of `DELIVERY`. */
    state: smallint().notNull(),
    id: text().notNull(),
    codeSeq: whole("code_seq").notNull(),
    event: text().notNull(),
    at: whole().notNull(),
    country: text(),
    device: text().notNull(),
    repeat: boolean().notNull().default(false),
    hasEmail: boolean("has_email").notNull().default(false),
    /** Attempts made in all, and how many of them since the schedule began. */
    attempts: integer().notNull().default(0),
    step: integer().notNull().default(0),
    nextAttemptAt: whole("next_attempt_at"),
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
    deliveredAt: whole("delivered_at"),
    /** The node that has it in hand, for as long as that is there. */
    leasedBy: text("leased_by"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.state, table.id] }),
    index("webhook_deliveries_code").on(table.codeSeq),
    index("webhook_deliveries_retry")
      .on(table.tenantId, table.nextAttemptAt)
      .where(sql`state = 1`),
  ],
);
