import type { AnalyticsStore, Auditor, CampaignRecounter, TotalsPacker } from "./analytics/store.ts";
import type { BulkStore } from "./bulk/store.ts";
import type { CodeStore, Eraser } from "./codes/store.ts";
import type { DeviceStore } from "./consent/store.ts";
import type { LeadStore } from "./leads/store.ts";
import type { LogoStore } from "./logos/store.ts";
import type { InteractionStore, PageStore } from "./pages/store.ts";
import type { VoucherStore } from "./plans/store.ts";
import type { DayKeyStore, ScanStore } from "./scans/store.ts";
import type { ChangeStamp } from "./shared/fresh.ts";
import type { TenantStore } from "./tenants/store.ts";
import type { DeliveryStore } from "./webhooks/delivery-store.ts";
import type { WebhookStore } from "./webhooks/store.ts";

/** Every port, as one engine implements them: what another engine has to bring. */
export interface Stores {
  readonly tenants: TenantStore;
  readonly vouchers: VoucherStore;
  readonly codes: CodeStore;
  readonly bulk: BulkStore;
  readonly scans: ScanStore;
  readonly dayKeys: DayKeyStore;
  readonly devices: DeviceStore;
  readonly leads: LeadStore;
  readonly logos: LogoStore;
  readonly interactions: InteractionStore;
  readonly pages: PageStore;
  readonly analytics: AnalyticsStore;
  readonly campaigns: CampaignRecounter;
  readonly packer: TotalsPacker;
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryStore;
  readonly eraser: Eraser;
  readonly auditor: Auditor;
  /** Differs from the last time when another process wrote, codes apart of which `onCodeChanged` tells. */
  readonly changeStamp: ChangeStamp;
  /** Calls `listener` with the short id of a code that another process made, changed or deleted. */
  onCodeChanged(listener: (shortId: string) => void): void;
  /**
   * Does what one of those that serve is enough for, unless another one is at it.
   * @param chores - asks `isOurs` every now and then, and ends once it no longer is.
   */
  alone(chores: (isOurs: () => boolean) => Promise<void>): Promise<void>;
  /** Takes part, as one of those that serve: hears of changes elsewhere, and takes over from those that are gone. */
  join(): Promise<void>;
  /**
   * Whether a secret is the one that this data is kept under, for all who share it; of what only one service uses it
   * always is. @param mark - tells the secret from any other, without telling it.
   */
  isOurSecret(mark: string): Promise<boolean>;
  close(): Promise<void>;
}
