import type { AnalyticsStore } from "../../src/analytics/store.ts";
import type { BulkStore } from "../../src/bulk/store.ts";
import type { CodeStore } from "../../src/codes/store.ts";
import type { DeviceStore } from "../../src/consent/store.ts";
import type { DomainStore } from "../../src/domains/store.ts";
import type {
  Auditor,
  CampaignCounter,
  CampaignRecounter,
  Eraser,
  SeriesMover,
  TenantRecounter,
  TotalsPacker,
} from "../../src/housekeeping/store.ts";
import type { Vitals } from "../../src/housekeeping/vitals.ts";
import type { HistoryStore } from "../../src/history/store.ts";
import type { ImageStore } from "../../src/images/store.ts";
import type { KeyStore } from "../../src/keys/store.ts";
import type { LeadStore } from "../../src/leads/store.ts";
import type { LogoStore } from "../../src/logos/store.ts";
import type { LookStore } from "../../src/looks/store.ts";
import type { InteractionStore, PageStore } from "../../src/pages/store.ts";
import type { VoucherStore } from "../../src/plans/store.ts";
import type { RunStore } from "../../src/runs/store.ts";
import type { DayKeyStore, ScanStore } from "../../src/scans/store.ts";
import type { ChangeStamp } from "../../src/shared/fresh.ts";
import type { ShortAddress } from "../../src/shared/short-address.ts";
import type { TenantStore } from "../../src/tenants/store.ts";
import type { AlertStore } from "../../src/watch/alert-store.ts";
import type { WatchStore } from "../../src/watch/store.ts";
import type { DeliveryStore } from "../../src/webhooks/delivery-store.ts";
import type { WebhookStore } from "../../src/webhooks/store.ts";
import type { SecretMarks } from "./secret-marks.ts";

/** Every port of the rooms. Each engine implements all of them. */
export interface Stores {
  readonly secretMarks: SecretMarks;
  readonly tenants: TenantStore;
  readonly keys: KeyStore;
  readonly vouchers: VoucherStore;
  readonly codes: CodeStore;
  readonly history: HistoryStore;
  readonly bulk: BulkStore;
  readonly runs: RunStore;
  readonly scans: ScanStore;
  readonly dayKeys: DayKeyStore;
  readonly devices: DeviceStore;
  readonly leads: LeadStore;
  readonly logos: LogoStore;
  readonly looks: LookStore;
  readonly images: ImageStore;
  readonly domains: DomainStore;
  readonly interactions: InteractionStore;
  readonly pages: PageStore;
  readonly analytics: AnalyticsStore;
  readonly campaigns: CampaignRecounter;
  readonly campaignTotals: CampaignCounter;
  readonly packer: TotalsPacker;
  readonly seriesMover: SeriesMover;
  readonly tenantRecounter: TenantRecounter;
  readonly watch: WatchStore;
  readonly alerts: AlertStore;
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly eraser: Eraser;
  readonly auditor: Auditor;
  readonly vitals: Vitals;
  /** Changes when another process has written. Changes of codes are reported by `onCodeChanged` instead. */
  readonly changeStamp: ChangeStamp;
  /** Adds what scans have counted to the totals. It happens by itself, and totals are right before and after. @throws StorageError */
  addUp(): Promise<void>;
  /**
   * Adds to the series of campaigns and workspaces what scans have counted for them, as far as that does not happen within
   * a second by itself. @throws StorageError
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
