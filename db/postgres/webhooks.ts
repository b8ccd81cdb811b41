import { and, eq } from "drizzle-orm";
import type { WebhookStore } from "../../src/webhooks/store.ts";
import { holdTenant } from "./locks.ts";
import type { PostgresDatabase } from "./open.ts";
import { webhooks } from "./schema.ts";

/** Webhooks' configuration in PostgreSQL. */
export function createWebhookStore(db: PostgresDatabase): WebhookStore {
  return {
    async get(tenantId) {
      const [row] = await db.read((connection) =>
        connection.select().from(webhooks).where(eq(webhooks.tenantId, tenantId)),
      );
      if (!row) return null;
      const { url, secrets, updatedAt, revision } = row;
      return { url, secrets, updatedAt, revision };
    },

    async replace(tenantId, { url, secrets, updatedAt, revision }) {
      const values = { url, secrets, updatedAt, revision };
      return db.write(async (tx) => {
        if (!(await holdTenant(tx, tenantId))) return "gone";
        const before = and(eq(webhooks.tenantId, tenantId), eq(webhooks.revision, revision - 1));
        const replaced =
          revision === 1
            ? await tx
                .insert(webhooks)
                .values({ tenantId, ...values })
                .onConflictDoNothing()
                .returning({ revision: webhooks.revision })
            : await tx.update(webhooks).set(values).where(before).returning({ revision: webhooks.revision });
        return replaced.length > 0 ? "replaced" : "outrun";
      });
    },
  };
}
