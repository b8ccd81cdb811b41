import { and, eq } from "drizzle-orm";
import type { WebhookStore } from "../../src/webhooks/store.ts";
import type { SqliteDatabase } from "./open.ts";
import { tenants, webhooks } from "./schema.ts";

/** Webhooks' configuration in SQLite. */
export function createWebhookStore(db: SqliteDatabase): WebhookStore {
  const { writer, reader } = db;

  return {
    async get(tenantId) {
      const row = db.read(() => reader.select().from(webhooks).where(eq(webhooks.tenantId, tenantId)).get());
      if (!row) return null;
      const { url, secrets, updatedAt, revision } = row;
      return { url, secrets, updatedAt, revision };
    },

    async replace(tenantId, { url, secrets, updatedAt, revision }) {
      const values = { url, secrets: secrets && Buffer.from(secrets), updatedAt, revision };
      return db.write(() => {
        if (!writer.select().from(tenants).where(eq(tenants.id, tenantId)).get()) return "gone";
        const before = and(eq(webhooks.tenantId, tenantId), eq(webhooks.revision, revision - 1));
        const rows =
          revision === 1
            ? writer
                .insert(webhooks)
                .values({ tenantId, ...values })
                .onConflictDoNothing()
                .returning()
                .all()
            : writer.update(webhooks).set(values).where(before).returning().all();
        return rows.length > 0 ? "replaced" : "outrun";
      });
    },
  };
}
