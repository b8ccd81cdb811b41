import {
  campaignChanges,
  campaignCodes,
  campaignDays,
  campaignDeltas,
  campaignRecounts,
  campaignScanners,
  campaignTotals,
  series,
  seriesDeltas,
  seriesMoves,
} from "../src/features/analytics/tables.ts";
import { batchRecords, bulkFiles, openBatches } from "../src/features/bulk/tables.ts";
import {
  codeRanks,
  codes,
  codeSearch,
  codeTotals,
  deletedCodes,
  erasures,
  retiredShortIds,
  searchBacklog,
  searchPending,
} from "../src/features/codes/tables.ts";
import { codeDevices, deviceErasures } from "../src/features/consent/tables.ts";
import { disabledHosts, domains, newHosts } from "../src/features/domains/tables.ts";
import { codeRevisions, codeValues } from "../src/features/history/tables.ts";
import { images } from "../src/features/images/tables.ts";
import { apiKeys } from "../src/features/keys/tables.ts";
import { leadMoves, leads } from "../src/features/leads/tables.ts";
import { importedLogos, logoCopies } from "../src/features/logos/tables.ts";
import { looks } from "../src/features/looks/tables.ts";
import { funnelDays } from "../src/features/pages/tables.ts";
import { voucherRedemptions, vouchers } from "../src/features/plans/tables.ts";
import { codeRunFailures, codeRunOrders, codeRuns } from "../src/features/runs/tables.ts";
import {
  dimensionTotals,
  dimensionValues,
  packedTotals,
  scanCommits,
  scanDeltas,
  scanners,
  scans,
  totals,
} from "../src/features/scans/tables.ts";
import { keptAnswers, tenants, tenantTotals } from "../src/features/tenants/tables.ts";
import {
  alertMails,
  confirmationMails,
  watchedCodes,
  watchedTargets,
  watchQueues,
  watchRounds,
} from "../src/features/watch/tables.ts";
import { webhookDeliveries, webhooks } from "../src/features/webhooks/tables.ts";
import type { Table } from "./column.ts";
import { nodes, secretMarks } from "./service-tables.ts";

/** All tables of both engines. A table comes after those that it refers to. Times are Unix milliseconds, days are UTC. */
export const TABLES: readonly Table[] = [
  tenants,
  tenantTotals,
  apiKeys,
  vouchers,
  voucherRedemptions,
  webhooks,
  looks,
  codes,
  codeTotals,
  codeRevisions,
  codeValues,
  codeRanks,
  codeSearch,
  searchBacklog,
  searchPending,
  retiredShortIds,
  erasures,
  deletedCodes,
  keptAnswers,
  openBatches,
  batchRecords,
  bulkFiles,
  codeRuns,
  codeRunOrders,
  codeRunFailures,
  leads,
  leadMoves,
  importedLogos,
  logoCopies,
  images,
  domains,
  disabledHosts,
  newHosts,
  scans,
  scanners,
  scanCommits,
  codeDevices,
  deviceErasures,
  totals,
  dimensionTotals,
  scanDeltas,
  packedTotals,
  dimensionValues,
  funnelDays,
  campaignScanners,
  // A recount locks its rows in this order, and so does the erasure of a workspace.
  campaignRecounts,
  campaignDays,
  campaignDeltas,
  campaignTotals,
  campaignCodes,
  campaignChanges,
  series,
  seriesDeltas,
  seriesMoves,
  webhookDeliveries,
  watchedTargets,
  watchedCodes,
  watchQueues,
  watchRounds,
  alertMails,
  confirmationMails,
  secretMarks,
  nodes,
];
