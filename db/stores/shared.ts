import { createAnalyticsStore } from "./analytics.ts";
import { createAuditor } from "./audit.ts";
import type { BatchLeases } from "./batch-leases.ts";
import { createBulkStore } from "./bulk.ts";
import { createCampaignCounter } from "./campaign-totals.ts";
import { createCampaignRecounter, type StepLimits } from "./campaigns.ts";
import { createCodeStore } from "./codes.ts";
import { createDeliveryStore } from "./deliveries.ts";
import type { DeliveryLeases } from "./delivery-leases.ts";
import { createDeviceStore } from "./devices.ts";
import { createDomainStore } from "./domains.ts";
import { createEraser } from "./eraser.ts";
import { createHistoryStore } from "./history.ts";
import { createImageStore } from "./images.ts";
import { createKeyStore } from "./keys.ts";
import { createLeadStore } from "./leads.ts";
import { createLogoStore } from "./logos.ts";
import { createLookStore } from "./looks.ts";
import type { LeadOutbox } from "./outbox.ts";
import { createInteractionStore, createPageStore } from "./pages.ts";
import { createRunStore } from "./runs.ts";
import { createScanStore, type ScanWriting } from "./scans.ts";
import type { SearchIndex } from "./search-index.ts";
import { createSecretMarks } from "./secret-marks.ts";
import { createSeriesMover } from "./series-moves.ts";
import { createTenantRecounter, type SnapshotReader } from "./tenant-recount.ts";
import { createTenantStore } from "./tenants.ts";
import { createVoucherStore } from "./vouchers.ts";
import { createAlertStore } from "./alert-mails.ts";
import { createWatchStore } from "./watch.ts";
import { createWebhookStore } from "./webhooks.ts";
import type { Database, Work } from "./work.ts";

/** The parts of the shared stores that each engine does in its own way. */
export interface Engine {
  readonly database: Database;
  readonly outbox: LeadOutbox;
  readonly scanWriting: ScanWriting;
  readonly batchLeases: BatchLeases;
  readonly deliveryLeases: DeliveryLeases;
  readonly searchIndex: SearchIndex;
  readonly recountLimits: StepLimits;
  /** Opens a reader on a connection of its own. */
  openReader(): Promise<SnapshotReader>;
  /** Runs queries that all see the database as it was at one moment, however long they take. */
  longSnapshot<T>(work: () => Work<T>): Promise<T>;
}

/** The stores that are written once for both engines. */
export function createSharedStores(engine: Engine) {
  const { database, outbox } = engine;
  return {
    secretMarks: createSecretMarks(database),
    tenants: createTenantStore(database),
    keys: createKeyStore(database),
    vouchers: createVoucherStore(database),
    codes: createCodeStore(database, engine.searchIndex),
    history: createHistoryStore(database),
    bulk: createBulkStore(database, engine.batchLeases),
    runs: createRunStore(database, engine.searchIndex),
    scans: createScanStore(database, engine.scanWriting),
    devices: createDeviceStore(database),
    leads: createLeadStore(database, outbox),
    logos: createLogoStore(database),
    looks: createLookStore(database),
    images: createImageStore(database),
    domains: createDomainStore(database),
    interactions: createInteractionStore(database),
    pages: createPageStore(database),
    analytics: createAnalyticsStore(database),
    campaigns: createCampaignRecounter(database, engine.recountLimits),
    campaignTotals: createCampaignCounter(database),
    seriesMover: createSeriesMover(database),
    tenantRecounter: createTenantRecounter(database, engine.openReader),
    watch: createWatchStore(database, outbox),
    alerts: createAlertStore(database),
    webhooks: createWebhookStore(database),
    deliveries: createDeliveryStore(database, engine.deliveryLeases),
    eraser: createEraser(database),
    auditor: createAuditor(engine.longSnapshot),
  };
}

export type SharedStores = Readonly<ReturnType<typeof createSharedStores>>;
