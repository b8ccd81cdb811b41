import { afterAll } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBulkStore } from "../../../db/sqlite/bulk.ts";
import { createCodeStore } from "../../../db/sqlite/codes.ts";
import { createDeliveryStore } from "../../../db/sqlite/deliveries.ts";
import { createAnalyticsStore } from "../../../db/sqlite/analytics.ts";
import { createDeviceStore } from "../../../db/sqlite/devices.ts";
import { createInteractionStore } from "../../../db/sqlite/interactions.ts";
import { createLeadStore } from "../../../db/sqlite/leads.ts";
import { createLogoStore } from "../../../db/sqlite/logos.ts";
import { createPageStore } from "../../../db/sqlite/pages.ts";
import { createEraser } from "../../../db/sqlite/eraser.ts";
import { openDatabase, type SqliteDatabase } from "../../../db/sqlite/open.ts";
import { createOutbox } from "../../../db/sqlite/outbox.ts";
import { createScanStore } from "../../../db/sqlite/scans.ts";
import { createTenantStore } from "../../../db/sqlite/tenants.ts";
import { createWebhookStore } from "../../../db/sqlite/webhooks.ts";
import { createVoucherStore } from "../../../db/sqlite/vouchers.ts";
import type { OpenStores, Stores } from "../contract/stores.ts";

/** A folder that goes when the test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sqlite-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function storesOf(db: SqliteDatabase): Stores {
  const outbox = createOutbox(db);
  return {
    tenants: createTenantStore(db),
    vouchers: createVoucherStore(db),
    codes: createCodeStore(db),
    bulk: createBulkStore(db),
    scans: createScanStore(db, outbox),
    eraser: createEraser(db),
    webhooks: createWebhookStore(db),
    deliveries: createDeliveryStore(db, outbox),
    analytics: createAnalyticsStore(db),
    devices: createDeviceStore(db),
    leads: createLeadStore(db, outbox),
    logos: createLogoStore(db),
    pages: createPageStore(db),
    interactions: createInteractionStore(db),
  };
}

const LEFTOVERS = `
  select (select count(*) from scans where code_seq not in (select seq from codes))
       + (select count(*) from scanners where code_seq not in (select seq from codes))
       + (select count(*) from webhook_deliveries where code_seq not in (select seq from codes)) as leftovers`;

/** Rows of scans, scanners and deliveries whose code is gone. */
export function leftovers(db: SqliteDatabase): number {
  return db.reader.$client.query<{ leftovers: number }, []>(LEFTOVERS).get()?.leftovers ?? 0;
}

/** The SQLite stores over a database of their own, for the contract suites. */
export async function openSqlite(): Promise<OpenStores> {
  const folder = mkdtempSync(join(tmpdir(), "quietzone-sqlite-"));
  const db = openDatabase(folder);
  return {
    ...storesOf(db),
    leftovers: async () => leftovers(db),
    async close() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
