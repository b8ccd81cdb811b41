import { ownDomains } from "../domains/scan-feature.ts";
import { housekeeping } from "../housekeeping/scan-feature.ts";
import { admission, overload } from "../http/scan-feature.ts";
import { authentication } from "../keys/scan-feature.ts";
import { health, redirects, scanning } from "../scans/scan-feature.ts";
import { contacts } from "../tenants/scan-feature.ts";
import { mails, watching } from "../watch/scan-feature.ts";
import { dispatching, receiving } from "../webhooks/scan-feature.ts";
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
