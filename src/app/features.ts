import { agents } from "../features/agents/feature.ts";
import { analytics, overview } from "../features/analytics/feature.ts";
import { audit } from "../features/audit/feature.ts";
import { book } from "../features/book/feature.ts";
import { bulk, bulkEdits, bulkUndo } from "../features/bulk/feature.ts";
import { chartFiles } from "../features/chart-files/feature.ts";
import { codes, menus, symbols } from "../features/codes/feature.ts";
import { consent } from "../features/consent/feature.ts";
import { domains } from "../features/domains/feature.ts";
import { drawings } from "../features/drawings/feature.ts";
import { secondFactors } from "../features/factors/entry-feature.ts";
import { factors } from "../features/factors/feature.ts";
import { files } from "../features/files/feature.ts";
import { history } from "../features/history/feature.ts";
import { images } from "../features/images/feature.ts";
import { keys } from "../features/keys/feature.ts";
import { leads } from "../features/leads/feature.ts";
import { locks, lockSealing } from "../features/locks/feature.ts";
import { live } from "../features/live/feature.ts";
import { logos } from "../features/logos/feature.ts";
import { looks } from "../features/looks/feature.ts";
import { mailings } from "../features/mailings/feature.ts";
import { addresses, confirmations, members, personMails } from "../features/members/feature.ts";
import { imports, leaving, starting } from "../features/moving/feature.ts";
import { oauth } from "../features/oauth/feature.ts";
import { oidc } from "../features/oidc/feature.ts";
import { operators } from "../features/operators/feature.ts";
import { interactions, pages, previews } from "../features/pages/feature.ts";
import { passwords } from "../features/passwords/feature.ts";
import { people } from "../features/people/feature.ts";
import { vouchers } from "../features/plans/feature.ts";
import { pictureAddresses } from "../features/picture-addresses/feature.ts";
import { pictureLinks } from "../features/picture-links/feature.ts";
import { plainCodes } from "../features/plain-codes/feature.ts";
import { privacy } from "../features/privacy/feature.ts";
import { traces } from "../features/rules/feature.ts";
import { reports } from "../features/reports/feature.ts";
import { runs } from "../features/runs/feature.ts";
import { shares } from "../features/shares/feature.ts";
import { scans } from "../features/scans/feature.ts";
import { sheets } from "../features/sheets/feature.ts";
import { tags } from "../features/tags/feature.ts";
import { tenants } from "../features/tenants/feature.ts";
import { alerts } from "../features/watch/feature.ts";
import { webhooks } from "../features/webhooks/feature.ts";
import type { Feature } from "./feature.ts";
import { downloads, service, web } from "./service-feature.ts";

/**
 * All features of the APIs. The contract has their routes in this order; services are made as they are used.
 */
export const FEATURES: readonly Feature<unknown>[] = [
  service,
  downloads,
  book,
  web,
  scans,
  alerts,
  consent,
  locks,
  lockSealing,
  pages,
  images,
  files,
  previews,
  leads,
  interactions,
  reports,
  chartFiles,
  overview,
  live,
  privacy,
  analytics,
  shares,
  mailings,
  webhooks,
  tenants,
  people,
  keys,
  oauth,
  passwords,
  secondFactors,
  factors,
  oidc,
  personMails,
  addresses,
  confirmations,
  members,
  audit,
  vouchers,
  codes,
  menus,
  tags,
  history,
  traces,
  looks,
  domains,
  plainCodes,
  runs,
  bulk,
  sheets,
  imports,
  starting,
  bulkEdits,
  bulkUndo,
  leaving,
  symbols,
  pictureLinks,
  drawings,
  pictureAddresses,
  logos,
  operators,
  agents,
];
