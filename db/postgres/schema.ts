/*
 * The same nouns as in SQLite. Times are milliseconds since the epoch, days are UTC days since the epoch. Codes have a
 * number, `seq`, besides their public id, because it stands in every scan.
 */

export { apiKeys, secretMarks, tenants, voucherRedemptions, vouchers, webhooks } from "./schema-tenants.ts";
export {
  batchRecords,
  codes,
  codeTotals,
  erasures,
  importedLogos,
  keptAnswers,
  leads,
  logoCopies,
  openBatches,
  retiredShortIds,
} from "./schema-codes.ts";
export { codeDevices, deviceErasures, scanCommits, scanners, scans } from "./schema-scans.ts";
export {
  campaignDays,
  campaignRecounts,
  campaignScanners,
  dimensionTotals,
  dimensionValues,
  funnelDays,
  packedTotals,
  totals,
} from "./schema-totals.ts";
export { webhookDeliveries } from "./schema-deliveries.ts";
export { nodes } from "./schema-nodes.ts";
