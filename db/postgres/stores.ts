import type { Stores } from "../../src/stores.ts";
import { createBulkStore } from "./bulk.ts";
import { createCodeStore } from "./codes.ts";
import { createDayKeyStore } from "./day-keys.ts";
import { createDeviceStore } from "./devices.ts";
import { createEraser } from "./eraser.ts";
import { createInteractionStore } from "./interactions.ts";
import { createLeadStore } from "./leads.ts";
import { createLogoStore } from "./logos.ts";
import { createAnalyticsStore } from "./analytics.ts";
import { createAuditor } from "./audit.ts";
import { createCampaignRecounter } from "./campaigns.ts";
import { createTotalsPacker } from "./packer.ts";
import { type OpenOptions, openPostgres, type PostgresDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { createPageStore } from "./pages.ts";
import { createScanStore } from "./scans.ts";
import { createTenantStore } from "./tenants.ts";
import { createVoucherStore } from "./vouchers.ts";
import { createWebhookStore } from "./webhooks.ts";

/**
 * All that is kept, in a PostgreSQL database that other nodes may share.
 * @throws StorageError when it can't be used.
 */
export async function openPostgresStores(url: string, options: OpenOptions = {}): Promise<Stores> {
  return postgresStores(await openPostgres(url, options));
}

/** The ports over one database. */
export function postgresStores(db: PostgresDatabase): Stores {
  const outbox = createOutbox(db.node);
  return {
    tenants: createTenantStore(db),
    vouchers: createVoucherStore(db),
    codes: createCodeStore(db),
    bulk: createBulkStore(db),
    scans: createScanStore(db, outbox),
    dayKeys: createDayKeyStore(db),
    devices: createDeviceStore(db),
    leads: createLeadStore(db, outbox),
    logos: createLogoStore(db),
    interactions: createInteractionStore(db),
    pages: createPageStore(db),
    analytics: createAnalyticsStore(db),
    campaigns: createCampaignRecounter(db),
    packer: createTotalsPacker(db),
    webhooks: createWebhookStore(db),
    deliveries: missing("deliveries"),
    eraser: createEraser(db),
    auditor: createAuditor(db),
    changeStamp: () => 0,
    close: () => db.close(),
  };
}

/** Stands for a port that this engine does not bring yet. */
function missing<T extends object>(port: string): T {
  return new Proxy(Object.create(null), {
    get() {
      throw new Error(`PostgreSQL does not keep ${port} yet`);
    },
  });
}
