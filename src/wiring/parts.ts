import type { ThreadPool } from "../drawings/pool.ts";
import type { SharedLimits } from "../http/shared-limits.ts";
import type { Plans } from "../plans/plans.ts";
import type { CountryLookup } from "../scans/country.ts";
import type { Settings } from "../settings.ts";
import type { MetricsRegistry } from "../shared/metrics.ts";
import type { Stores } from "../stores.ts";
import type { Resolve } from "../webhooks/resolve.ts";
import type { Essentials } from "./essentials.ts";

/** What the services are made of. */
export interface Parts extends Essentials {
  readonly settings: Settings;
  readonly plans: Plans;
  readonly stores: Stores;
  /** What is counted of the service, `null` where `QZ_METRICS` is off. */
  readonly metrics: MetricsRegistry | null;
  /** What counts the calls of all nodes; `null` where each counts its own. */
  readonly sharedLimits: SharedLimits | null;
  /** The root of every derived key. */
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly country: CountryLookup;
  readonly resolve: Resolve;
  /** From then on bulk files that others left open can only be what a crash left, in Unix milliseconds. */
  readonly leftoversFrom: number;
  /** Threads for what takes long. */
  readonly pool: ThreadPool;
  /** Lets the answer to a request pause for some minutes, where others would be cut off. */
  readonly mayPause: (request: Request) => void;
  /** The public address, without a slash at its end. */
  readonly baseUrl: string;
}
