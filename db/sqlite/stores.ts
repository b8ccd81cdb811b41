import type { Stores } from "../../src/stores.ts";
import { createDatabase } from "./works.ts";
import { createDayKeyFiles } from "../files/day-keys.ts";
import { createAnalyticsStore } from "./analytics.ts";
import { createAuditor } from "./audit.ts";
import { createBulkStore } from "./bulk.ts";
import { createCampaignRecounter } from "./campaigns.ts";
import { createCodeStore } from "./codes.ts";
import { createDeliveryStore } from "./deliveries.ts";
import { createDeviceStore } from "./devices.ts";
import { createEraser } from "./eraser.ts";
import { createInteractionStore } from "./interactions.ts";
import { createLeadStore } from "./leads.ts";
import { createLogoStore } from "./logos.ts";
import { openDatabase, type SqliteDatabase } from "./open.ts";
import { createPageStore } from "./pages.ts";
import { createTotalsPacker } from "./packer.ts";
import { createOutbox } from "./outbox.ts";
import { createScanStore } from "./scans.ts";
import { createTenantStore } from "../stores/tenants.ts";
import { createWebhookStore } from "./webhooks.ts";
import { createVoucherStore } from "../stores/vouchers.ts";

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
    codes: createCodeStore(db),
    bulk: createBulkStore(db),
    scans: createScanStore(db, outbox),
    dayKeys: createDayKeyFiles(dataDir),
    devices: createDeviceStore(db),
    leads: createLeadStore(db, outbox),
    logos: createLogoStore(db),
    interactions: createInteractionStore(db),
    pages: createPageStore(db),
    analytics: createAnalyticsStore(db),
    campaigns: createCampaignRecounter(db),
    packer: createTotalsPacker(db),
    webhooks: createWebhookStore(db),
    deliveries: createDeliveryStore(db, outbox),
    eraser: createEraser(db),
    auditor: createAuditor(db),
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
