import { and, asc, eq, gt, isNull, lte, or } from "drizzle-orm";
import type { Tenant } from "../../src/tenants/model.ts";
import type { TenantStore } from "../../src/tenants/store.ts";
import { toTenant } from "../common/tenant-row.ts";
import { countCodes } from "./codes.ts";
import { lockTenant } from "./locks.ts";
import type { Connection, PostgresDatabase } from "./open.ts";
import { apiKeys, campaignDays, campaignRecounts, campaignScanners, openBatches, tenants } from "./schema.ts";
import { retireAll } from "./short-ids.ts";

/** Tenants and their keys in PostgreSQL. */
export function createTenantStore(db: PostgresDatabase): TenantStore {
  async function change(id: string, values: Partial<typeof tenants.$inferInsert>): Promise<boolean> {
    const changed = await db.write((tx) =>
      tx.update(tenants).set(values).where(eq(tenants.id, id)).returning({ id: tenants.id }),
    );
    return changed.length > 0;
  }

  return {
    async add(tenant, keyHash) {
      await db.write((tx) => insertTenant(tx, tenant, keyHash));
    },

    async byKey(hash) {
      const [row] = await db.read((connection) =>
        connection
          .select()
          .from(apiKeys)
          .innerJoin(tenants, eq(tenants.id, apiKeys.tenantId))
          .where(eq(apiKeys.hash, hash)),
      );
      return row ? { tenant: toTenant(row.tenants), keyValidUntil: row.api_keys.validUntil } : null;
    },

    async byId(id) {
      const [row] = await db.read((connection) =>
        connection.select().from(tenants).where(eq(tenants.id, id)),
      );
      return row ? toTenant(row) : null;
    },

    async list(limit, after) {
      const rows = await db.read((connection) =>
        connection
          .select()
          .from(tenants)
          .where(after === null ? undefined : gt(tenants.id, after))
          .orderBy(asc(tenants.id))
          .limit(limit),
      );
      return rows.map(toTenant);
    },

    async codeCount(id) {
      return db.read((connection) => countCodes(connection, id));
    },

    async addKey(id, keyHash, at, othersUntil) {
      return db.write(async (tx) => {
        if (!(await lockTenant(tx, id))) return false;
        // A key that lapsed is of no use to anybody.
        await tx.delete(apiKeys).where(and(eq(apiKeys.tenantId, id), lte(apiKeys.validUntil, at)));
        const lastsLonger = or(isNull(apiKeys.validUntil), gt(apiKeys.validUntil, othersUntil));
        await tx
          .update(apiKeys)
          .set({ validUntil: othersUntil })
          .where(and(eq(apiKeys.tenantId, id), lastsLonger));
        await tx.insert(apiKeys).values({ hash: keyHash, tenantId: id, createdAt: at });
        return true;
      });
    },

    async setPlan(id, plan, planValidUntil) {
      return change(id, { plan, planValidUntil });
    },

    async setDeviceLog(id, deviceLog) {
      return change(id, { deviceLog });
    },

    async setSuspended(id, suspended) {
      return change(id, { suspended });
    },

    async remove(id, at) {
      return db.write(async (tx) => {
        if (!(await lockTenant(tx, id))) return [];
        await tx.delete(openBatches).where(eq(openBatches.tenantId, id));
        const gone = await retireAll(tx, id, at);
        // As whoever counts a campaign again goes through them.
        for (const table of [campaignRecounts, campaignScanners, campaignDays])
          await tx.delete(table).where(eq(table.tenantId, id));
        await tx.delete(tenants).where(eq(tenants.id, id));
        return gone;
      });
    },
  };
}

/** Adds a tenant and its first key, within a transaction. */
export async function insertTenant(tx: Connection, tenant: Tenant, keyHash: string): Promise<void> {
  await tx.insert(tenants).values(tenant);
  await tx.insert(apiKeys).values({ hash: keyHash, tenantId: tenant.id, createdAt: tenant.createdAt });
}
