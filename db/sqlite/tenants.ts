import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Tenant } from "../../src/tenants/model.ts";
import type { TenantStore } from "../../src/tenants/store.ts";
import { once } from "../../src/shared/once.ts";
import { toTenant } from "../common/tenant-row.ts";
import { countCodes } from "./codes.ts";
import type { Connection, SqliteDatabase } from "./open.ts";
import {
  apiKeys,
  campaignDays,
  campaignRecounts,
  campaignScanners,
  codes,
  openBatches,
  tenants,
} from "./schema.ts";
import { retire } from "./short-ids.ts";

/** Tenants and their keys in SQLite. */
export function createTenantStore(db: SqliteDatabase): TenantStore {
  const { writer, reader } = db;

  const holder = once(() =>
    reader
      .select()
      .from(apiKeys)
      .innerJoin(tenants, eq(tenants.id, apiKeys.tenantId))
      .where(eq(apiKeys.hash, sql.placeholder("hash")))
      .prepare(),
  );

  return {
    async add(tenant, keyHash) {
      db.write(() => insertTenant(writer, tenant, keyHash));
    },

    async byKey(hash) {
      const row = db.read(() => holder().get({ hash }));
      return row ? { tenant: toTenant(row.tenants), keyValidUntil: row.api_keys.validUntil } : null;
    },

    async byId(id) {
      const row = db.read(() => reader.select().from(tenants).where(eq(tenants.id, id)).get());
      return row ? toTenant(row) : null;
    },

    async list(limit, after) {
      const rows = db.read(() =>
        reader
          .select()
          .from(tenants)
          .where(after === null ? undefined : gt(tenants.id, after))
          .orderBy(asc(tenants.id))
          .limit(limit)
          .all(),
      );
      return rows.map(toTenant);
    },

    async codeCount(id) {
      return db.read(() => countCodes(reader, id));
    },

    async addKey(id, keyHash, at, othersUntil) {
      return db.write(() => {
        if (!writer.select().from(tenants).where(eq(tenants.id, id)).get()) return false;
        // A key that lapsed is of no use to anybody.
        writer
          .delete(apiKeys)
          .where(and(eq(apiKeys.tenantId, id), lte(apiKeys.validUntil, at)))
          .run();
        writer
          .update(apiKeys)
          .set({ validUntil: othersUntil })
          .where(
            and(
              eq(apiKeys.tenantId, id),
              or(isNull(apiKeys.validUntil), gt(apiKeys.validUntil, othersUntil)),
            ),
          )
          .run();
        writer.insert(apiKeys).values({ hash: keyHash, tenantId: id, createdAt: at }).run();
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
      return db.write(() => {
        const gone = writer
          .delete(codes)
          .where(eq(codes.tenantId, id))
          .returning({ seq: codes.seq, shortId: codes.shortId })
          .all();
        for (const code of gone) retire(writer, code, at);
        for (const table of [campaignDays, campaignRecounts, campaignScanners, openBatches])
          writer.delete(table).where(eq(table.tenantId, id)).run();
        writer.delete(tenants).where(eq(tenants.id, id)).run();
        return gone.map((code) => code.shortId);
      });
    },
  };

  function change(id: string, values: Partial<typeof tenants.$inferInsert>): boolean {
    const changed = db.write(() =>
      writer.update(tenants).set(values).where(eq(tenants.id, id)).returning({ id: tenants.id }).all(),
    );
    return changed.length > 0;
  }
}

/** Adds a tenant and its first key, within a transaction. */
export function insertTenant(writer: Connection, tenant: Tenant, keyHash: string): void {
  writer.insert(tenants).values(tenant).run();
  writer.insert(apiKeys).values({ hash: keyHash, tenantId: tenant.id, createdAt: tenant.createdAt }).run();
}
