import type { Stores } from "../stores/stores.ts";
import { createBatchLeases } from "./batch-leases.ts";
import { createDatabase } from "./works.ts";
import { createDayKeyFiles } from "../files/day-keys.ts";
import { createAnalyticsStore } from "../stores/analytics.ts";
import { createAuditor } from "../stores/audit.ts";
import { createBulkStore } from "../stores/bulk.ts";
import { createCampaignRecounter } from "../stores/campaigns.ts";
import { createCodeStore } from "../stores/codes.ts";
import { createDeliveryLeases } from "./delivery-leases.ts";
import { createDeliveryStore } from "../stores/deliveries.ts";
import { createDeviceStore } from "../stores/devices.ts";
import { createEraser } from "../stores/eraser.ts";
import { createLeadStore } from "../stores/leads.ts";
import { createLogoStore } from "../stores/logos.ts";
import { openDatabase, type SqliteDatabase } from "./open.ts";
import { createInteractionStore, createPageStore } from "../stores/pages.ts";
import { createTotalsPacker } from "./packer.ts";
import { createOutbox } from "./outbox.ts";
import { createScanStore } from "../stores/scans.ts";
import { createScanWriting } from "./scans.ts";
import { createTenantStore } from "../stores/tenants.ts";
import { createWebhookStore } from "../stores/webhooks.ts";
import { createVoucherStore } from "../stores/vouchers.ts";

/** Codes of a recount's step, which takes a few milliseconds. Most have a scan or two of the day, or none. */
const RECOUNT_LIMITS = { looked: 200, counted: 200 };

/**
 * Opens the stores in a data folder: a SQLite database, and the day keys as files beside it.
 * @throws StorageError when the folder can't be used.
 */
export function openSqliteStores(dataDir: string): Stores {
  return sqliteStores(openDatabase(dataDir), dataDir);
}

/** The stores over the database of a data folder. */
export function sqliteStores(db: SqliteDatabase, dataDir: string): Stores {
  const database = createDatabase(db);
  const outbox = createOutbox(db);
  return {
    tenants: createTenantStore(database),
    vouchers: createVoucherStore(database),
    codes: createCodeStore(database),
    bulk: createBulkStore(database, createBatchLeases()),
    scans: createScanStore(database, createScanWriting(db, outbox)),
    dayKeys: createDayKeyFiles(dataDir),
    devices: createDeviceStore(database),
    leads: createLeadStore(database, outbox),
    logos: createLogoStore(database),
    interactions: createInteractionStore(database),
    pages: createPageStore(database),
    analytics: createAnalyticsStore(database),
    campaigns: createCampaignRecounter(database, RECOUNT_LIMITS),
    packer: createTotalsPacker(db),
    webhooks: createWebhookStore(database),
    deliveries: createDeliveryStore(database, createDeliveryLeases(db, outbox)),
    eraser: createEraser(database),
    auditor: createAuditor(database.snapshot),
    // The stamp changes with every write of another process, so single codes need no notification.
    changeStamp: () => db.changeStamp(),
    onCodeChanged: () => {},
    // Only one process serves a data folder.
    join: async () => {},
    isOurSecret: async () => true,
    alone: (chores) => chores(() => true),
    close: async () => db.close(),
  };
}
