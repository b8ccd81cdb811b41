import type { Stores } from "../stores/stores.ts";
import { createBulkStore } from "../stores/bulk.ts";
import { createChanges } from "./changes.ts";
import { createChores } from "./chores.ts";
import { createCodeStore } from "../stores/codes.ts";
import { batchLeases } from "./batch-leases.ts";
import { createDatabase, longSnapshot } from "./works.ts";
import { createDayKeyStore } from "./day-keys.ts";
import { createDeliveryLeases } from "./delivery-leases.ts";
import { createDeliveryStore } from "../stores/deliveries.ts";
import { createDeviceStore } from "../stores/devices.ts";
import { createEraser } from "../stores/eraser.ts";
import { createLeadStore } from "../stores/leads.ts";
import { createLogoStore } from "../stores/logos.ts";
import { createAnalyticsStore } from "../stores/analytics.ts";
import { createAuditor } from "../stores/audit.ts";
import { createCampaignRecounter } from "../stores/campaigns.ts";
import { createTotalsPacker } from "./packer.ts";
import { type OpenOptions, openPostgres, type PostgresDatabase } from "./open.ts";
import { createNodes } from "./nodes.ts";
import { createOutbox } from "./outbox.ts";
import { createInteractionStore, createPageStore } from "../stores/pages.ts";
import { createScanStore } from "../stores/scans.ts";
import { createScanWriting } from "./scan-writing.ts";
import { isSharedSecret } from "./secret-mark.ts";
import { createTenantStore } from "../stores/tenants.ts";
import { createVoucherStore } from "../stores/vouchers.ts";
import { createWebhookStore } from "../stores/webhooks.ts";

/** A recount locks the codes it counts, and their scans wait for it; looking at codes disturbs nobody. */
const RECOUNT_LIMITS = { looked: 2_000, counted: 20 };

/**
 * Opens the stores in a PostgreSQL database that other nodes may share.
 * @throws StorageError when it can't be used.
 */
export async function openPostgresStores(url: string, options: OpenOptions = {}): Promise<Stores> {
  return postgresStores(await openPostgres(url, options), options.onHeartbeat);
}

/** The stores over one database. */
export function postgresStores(db: PostgresDatabase, onHeartbeat?: OpenOptions["onHeartbeat"]): Stores {
  const database = createDatabase(db);
  const outbox = createOutbox(db.node);
  const changes = createChanges(db);
  const nodes = createNodes(db, onHeartbeat);
  let onOrphaned = () => {};
  return {
    tenants: createTenantStore(database),
    vouchers: createVoucherStore(database),
    codes: createCodeStore(database),
    bulk: createBulkStore(database, batchLeases),
    scans: createScanStore(database, createScanWriting(db, outbox)),
    dayKeys: createDayKeyStore(db),
    devices: createDeviceStore(database),
    leads: createLeadStore(database, outbox),
    logos: createLogoStore(database),
    interactions: createInteractionStore(database),
    pages: createPageStore(database),
    analytics: createAnalyticsStore(database),
    campaigns: createCampaignRecounter(database, RECOUNT_LIMITS),
    packer: createTotalsPacker(db),
    webhooks: createWebhookStore(database),
    deliveries: createDeliveryStore(
      database,
      createDeliveryLeases(db, outbox, (listener) => {
        onOrphaned = listener;
      }),
    ),
    eraser: createEraser(database),
    auditor: createAuditor((work) => longSnapshot(db, work)),
    changeStamp: changes.stamp,
    onCodeChanged: changes.onCode,
    isOurSecret: (mark) => isSharedSecret(db, mark),
    alone: createChores(db),
    async join() {
      await changes.listen();
      await nodes.join(() => onOrphaned());
    },
    async close() {
      await nodes.leave();
      await changes.close();
      await db.close();
    },
  };
}
