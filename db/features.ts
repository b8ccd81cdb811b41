import { analyticsData } from "../src/features/analytics/data.ts";
import { auditData } from "../src/features/audit/data.ts";
import { backupsData } from "../src/features/backups/data.ts";
import { blocksData } from "../src/features/blocks/data.ts";
import { blocklistData } from "../src/features/blocklist/data.ts";
import { bulkData } from "../src/features/bulk/data.ts";
import { codesData } from "../src/features/codes/data.ts";
import { consentData } from "../src/features/consent/data.ts";
import { domainsData } from "../src/features/domains/data.ts";
import { factorsData } from "../src/features/factors/data.ts";
import { historyData } from "../src/features/history/data.ts";
import { filesData } from "../src/features/files/data.ts";
import { housekeepingData } from "../src/features/housekeeping/data.ts";
import { imagesData } from "../src/features/images/data.ts";
import { keysData } from "../src/features/keys/data.ts";
import { leadsData } from "../src/features/leads/data.ts";
import { locksData } from "../src/features/locks/data.ts";
import { liveData } from "../src/features/live/data.ts";
import { logosData } from "../src/features/logos/data.ts";
import { looksData } from "../src/features/looks/data.ts";
import { mailingsData } from "../src/features/mailings/data.ts";
import { membersData } from "../src/features/members/data.ts";
import { offersData } from "../src/features/offers/data.ts";
import { operatorsData } from "../src/features/operators/data.ts";
import { pagesData } from "../src/features/pages/data.ts";
import { movingData } from "../src/features/moving/data.ts";
import { oauthData } from "../src/features/oauth/data.ts";
import { oidcData } from "../src/features/oidc/data.ts";
import { peopleData } from "../src/features/people/data.ts";
import { plainCodesData } from "../src/features/plain-codes/data.ts";
import { plansData } from "../src/features/plans/data.ts";
import { reportsData } from "../src/features/reports/data.ts";
import { pictureLinksData } from "../src/features/picture-links/data.ts";
import { previewsData } from "../src/features/previews/data.ts";
import { runsData } from "../src/features/runs/data.ts";
import { scansData } from "../src/features/scans/data.ts";
import { sharesData } from "../src/features/shares/data.ts";
import { signsData } from "../src/features/signs/data.ts";
import { tagsData } from "../src/features/tags/data.ts";
import { tenantsData } from "../src/features/tenants/data.ts";
import { watchData } from "../src/features/watch/data.ts";
import { webhooksData } from "../src/features/webhooks/data.ts";
import type { Table } from "./column.ts";
import type { Data } from "./engine.ts";
import { serviceData } from "./service-data.ts";

/** Some data, to which that of a feature can be added. */
interface Together<Stores> extends Data<Stores> {
  and<More>(other: Data<More>): Together<Stores & More>;
}

function together<Stores>(data: Data<Stores>): Together<Stores> {
  const { tables, stores } = data;
  return {
    ...data,
    and: (other) =>
      together({
        tables: [...tables, ...other.tables],
        stores: (given) => ({ ...stores(given), ...other.stores(given) }),
      }),
  };
}

/**
 * The data of all features. A table comes after those that it refers to.
 *
 * `src/app/features.ts` is another list, because stores are made before features: those of the APIs load
 * behind the first scans, and what only an operator does, such as a copy, knows tables and no features.
 */
export const DATA = together(tenantsData)
  .and(auditData)
  .and(keysData)
  .and(peopleData)
  .and(factorsData)
  .and(oauthData)
  .and(oidcData)
  .and(membersData)
  .and(plansData)
  .and(webhooksData)
  .and(looksData)
  .and(codesData)
  .and(pictureLinksData)
  .and(tagsData)
  .and(historyData)
  .and(bulkData)
  .and(runsData)
  .and(leadsData)
  .and(logosData)
  .and(imagesData)
  .and(filesData)
  .and(plainCodesData)
  .and(domainsData)
  .and(movingData)
  .and(scansData)
  .and(liveData)
  .and(consentData)
  .and(pagesData)
  .and(previewsData)
  .and(offersData)
  .and(locksData)
  .and(analyticsData)
  .and(sharesData)
  .and(watchData)
  .and(mailingsData)
  .and(reportsData)
  .and(signsData)
  .and(blocksData)
  .and(operatorsData)
  .and(blocklistData)
  .and(backupsData)
  .and(housekeepingData)
  .and(serviceData);

/** All tables of both engines. Times are Unix milliseconds, days are UTC. */
export const TABLES: readonly Table[] = DATA.tables;
