import { series, totals } from "../features/analytics/scan-feature.ts";
import { auditChores } from "../features/audit/scan-feature.ts";
import { offsite } from "../features/backups/scan-feature.ts";
import { blocklist } from "../features/blocklist/scan-feature.ts";
import { blocks, telling } from "../features/blocks/scan-feature.ts";
import { bulkChores } from "../features/bulk/scan-feature.ts";
import { codeChores } from "../features/codes/scan-feature.ts";
import { factorChores } from "../features/factors/scan-feature.ts";
import { filesChores } from "../features/files/scan-feature.ts";
import { gs1Links } from "../features/gs1/scan-feature.ts";
import { ownDomains } from "../features/domains/scan-feature.ts";
import { erasure, housekeeping, retention } from "../features/housekeeping/scan-feature.ts";
import { admission, overload } from "./admission-feature.ts";
import { imageChores } from "../features/images/scan-feature.ts";
import { authentication } from "../features/keys/scan-feature.ts";
import { leadChores } from "../features/leads/scan-feature.ts";
import { logoChores } from "../features/logos/scan-feature.ts";
import { post, sending } from "../features/mail/scan-feature.ts";
import { mailingMails } from "../features/mailings/scan-feature.ts";
import { memberChores } from "../features/members/scan-feature.ts";
import { reportChores } from "../features/reports/scan-feature.ts";
import { firstDays } from "../features/plans/scan-feature.ts";
import { codePreviews } from "../features/previews/scan-feature.ts";
import { runChores } from "../features/runs/scan-feature.ts";
import { health, redirects, scanning } from "../features/scans/scan-feature.ts";
import { operatorAccess } from "../features/operators/scan-feature.ts";
import { appAccess } from "../features/oauth/scan-feature.ts";
import { secretInUse } from "./secret-feature.ts";
import { signedIn } from "../features/people/scan-feature.ts";
import { signChores } from "../features/signs/scan-feature.ts";
import { contacts } from "../features/tenants/scan-feature.ts";
import { mails, watching } from "../features/watch/scan-feature.ts";
import { dispatching, receiving } from "../features/webhooks/scan-feature.ts";
import type { Feature } from "./feature.ts";

/**
 * All features of the scan stage: what answers scans, and what runs beside requests. They are made before the
 * port answers, so their files import nothing of the APIs. Chores are done in this order.
 */
export const SCAN_FEATURES: readonly Feature<unknown>[] = [
  authentication,
  signedIn,
  appAccess,
  operatorAccess,
  overload,
  scanning,
  admission,
  contacts,
  redirects,
  codePreviews,
  gs1Links,
  health,
  ownDomains,
  bulkChores,
  runChores,
  factorChores,
  memberChores,
  erasure,
  codeChores,
  leadChores,
  logoChores,
  imageChores,
  filesChores,
  auditChores,
  signChores,
  firstDays,
  totals,
  retention,
  offsite,
  receiving,
  dispatching,
  sending,
  post,
  reportChores,
  mails,
  mailingMails,
  watching,
  blocks,
  blocklist,
  telling,
  secretInUse,
  // Last of the chores, because after an update it may take minutes.
  series,
  housekeeping,
];
