import type { DrawingPool } from "../drawings/pool.ts";
import type { SharedLimits } from "../http/shared-limits.ts";
import type { Plans } from "../plans/plans.ts";
import type { CountryLookup } from "../scans/country.ts";
import type { Settings } from "../settings.ts";
import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/ids.ts";
import type { MetricsRegistry } from "../shared/metrics.ts";
import type { Log } from "../shared/log.ts";
import type { Stores } from "../stores.ts";
import type { Resolve } from "../webhooks/resolve.ts";

/** Time, randomness and the log: what nearly everything is given. */
export interface Essentials {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

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
  /** Threads to draw on. */
  readonly pool: DrawingPool;
  /** The public address, without a slash at its end. */
  readonly baseUrl: string;
}
