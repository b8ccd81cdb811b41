import { ownDomains } from "../features/domains/scan-feature.ts";
import { housekeeping } from "../features/housekeeping/scan-feature.ts";
import { admission, overload } from "./admission-feature.ts";
import { authentication } from "../features/keys/scan-feature.ts";
import { health, redirects, scanning } from "../features/scans/scan-feature.ts";
import { contacts } from "../features/tenants/scan-feature.ts";
import { mails, watching } from "../features/watch/scan-feature.ts";
import { dispatching, receiving } from "../features/webhooks/scan-feature.ts";
import type { Feature } from "./feature.ts";

/**
 * All features of the scan stage: what answers scans, and what runs beside requests. They are made before the port
 * answers, so their files import nothing of the APIs.
 */
export const SCAN_FEATURES: readonly Feature<unknown>[] = [
  authentication,
  overload,
  admission,
  contacts,
  scanning,
  redirects,
  health,
  ownDomains,
  receiving,
  dispatching,
  mails,
  watching,
  housekeeping,
];
