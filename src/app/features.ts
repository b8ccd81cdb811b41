import { agents } from "../agents/feature.ts";
import { analytics, overview } from "../analytics/feature.ts";
import { book } from "../book/feature.ts";
import { bulk, bulkUndo } from "../bulk/feature.ts";
import { codes, symbols } from "../codes/feature.ts";
import { consent } from "../consent/feature.ts";
import { domains } from "../domains/feature.ts";
import { drawings } from "../drawings/feature.ts";
import { history } from "../history/feature.ts";
import { images } from "../images/feature.ts";
import { keys } from "../keys/feature.ts";
import { leads } from "../leads/feature.ts";
import { logos } from "../logos/feature.ts";
import { looks } from "../looks/feature.ts";
import { imports, leaving } from "../moving/feature.ts";
import { interactions, pages, previews } from "../pages/feature.ts";
import { vouchers } from "../plans/feature.ts";
import { privacy } from "../privacy/feature.ts";
import { traces } from "../rules/feature.ts";
import { runs } from "../runs/feature.ts";
import { scans } from "../scans/feature.ts";
import { sheets } from "../sheets/feature.ts";
import { tenants } from "../tenants/feature.ts";
import { alerts } from "../watch/feature.ts";
import { webhooks } from "../webhooks/feature.ts";
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
  pages,
  images,
  previews,
  leads,
  interactions,
  overview,
  privacy,
  analytics,
  webhooks,
  tenants,
  keys,
  vouchers,
  codes,
  history,
  traces,
  looks,
  domains,
  runs,
  bulk,
  sheets,
  imports,
  bulkUndo,
  leaving,
  symbols,
  drawings,
  logos,
  agents,
];
