import { createAnalyticsStore } from "../src/features/analytics/store/analytics.ts";
import { createCampaignCounter } from "../src/features/analytics/store/campaign-totals.ts";
import { createCampaignRecounter, type StepLimits } from "../src/features/analytics/store/campaigns.ts";
import { createSeriesMover } from "../src/features/analytics/store/series-moves.ts";
import type { BatchLeases } from "../src/features/bulk/store/batch-leases.ts";
import { createBulkStore } from "../src/features/bulk/store/bulk.ts";
import { createCodeStore } from "../src/features/codes/store/codes.ts";
import type { SearchIndex } from "../src/features/codes/store/search-index.ts";
import { createDeviceStore } from "../src/features/consent/store.ts";
import { createDomainStore } from "../src/features/domains/store/domains.ts";
import { createHistoryStore } from "../src/features/history/store/history.ts";
import { createAuditor } from "../src/features/housekeeping/store/audit.ts";
import { createEraser } from "../src/features/housekeeping/store/eraser.ts";
import type { TotalsPacker } from "../src/features/housekeeping/totals-packer.ts";
import type { Vitals } from "../src/features/housekeeping/vitals.ts";
import { createImageStore } from "../src/features/images/store.ts";
import { createKeyStore } from "../src/features/keys/store.ts";
import { createLeadStore } from "../src/features/leads/store/leads.ts";
import { createLogoStore } from "../src/features/logos/store/logos.ts";
import { createLookStore } from "../src/features/looks/store.ts";
import { createInteractionStore, createPageStore } from "../src/features/pages/store.ts";
import { createVoucherStore } from "../src/features/plans/store.ts";
import { createRunStore } from "../src/features/runs/store/runs.ts";
import type { DayKeyStore } from "../src/features/scans/records.ts";
import { createScanStore, type ScanWriting } from "../src/features/scans/store/scans.ts";
import type { ChangeStamp } from "../src/kit/shared/fresh-cache.ts";
import type { ShortAddress } from "../src/kit/shared/short-address.ts";
import { createTenantRecounter, type SnapshotReader } from "../src/features/tenants/store/tenant-recount.ts";
import { createTenantStore } from "../src/features/tenants/store/tenants.ts";
import { createAlertStore } from "../src/features/watch/store/alert-mails.ts";
import { createWatchStore } from "../src/features/watch/store/watch.ts";
import { createDeliveryStore } from "../src/features/webhooks/store/deliveries.ts";
import type { DeliveryLeases } from "../src/features/webhooks/store/delivery-leases.ts";
import type { LeadOutbox } from "../src/features/webhooks/store/outbox.ts";
import { createWebhookStore } from "../src/features/webhooks/store/webhooks.ts";
import { createSecretMarks } from "./secret-marks.ts";
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

/** The stores of both engines, and what each engine does in its own way. */
export interface Stores extends Readonly<ReturnType<typeof createSharedStores>> {
  readonly dayKeys: DayKeyStore;
  readonly packer: TotalsPacker;
  readonly vitals: Vitals;
  /** Changes when another process has written. Changes of codes are reported by `onCodeChanged` instead. */
  readonly changeStamp: ChangeStamp;
  /**
   * Adds what scans have counted to the totals. It happens by itself, and totals are right before and after.
   * @throws StorageError
   */
  addUp(): Promise<void>;
  /**
   * Adds to the series of campaigns and workspaces what scans have counted for them, as far as that does not
   * happen within a second by itself. @throws StorageError
   */
  settle(): Promise<void>;
  /** Tries a small write. Resolves when it is on the disk. @throws StorageError */
  tryWrite(): Promise<void>;
  /** Whether the database is known not to answer. It is asked in the background until it does. */
  isAway(): boolean;
  /** Calls `listener` with the short address of a code that another process created, changed or deleted. */
  onCodeChanged(listener: (address: ShortAddress) => void): void;
  /**
   * Runs chores that only one node may run at a time, unless another node runs them now.
   * @param chores - must ask `isOurs` between its steps, and end once it returns `false`.
   */
  alone(chores: (isOurs: () => boolean) => Promise<void>): Promise<void>;
  /** Joins the nodes of the database: listens for changes, and takes over the work of nodes that are gone. */
  join(): Promise<void>;
  /** Whether other nodes are using the database. `false` on a data folder, which has a lock for that. */
  hasNodes(): Promise<boolean>;
  close(): Promise<void>;
}
