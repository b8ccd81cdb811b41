import type { Keeping } from "../../../db/engine.ts";
import { createAnalyticsStore } from "./store/analytics.ts";
import { createCampaignCounter } from "./store/campaign-totals.ts";
import { createCampaignRecounter } from "./store/campaigns.ts";
import { createSeriesMover } from "./store/series-moves.ts";
import {
  campaignScanners,
  campaignRecounts,
  campaignDays,
  campaignDeltas,
  campaignTotals,
  campaignCodes,
  campaignChanges,
  series,
  seriesDeltas,
  seriesMoves,
  importedDays,
} from "./tables.ts";

/** Totals of campaigns, and series. */
export const analyticsData = {
  // A recount locks its rows in this order, and so does the erasure of a workspace.
  tables: [
    campaignScanners,
    campaignRecounts,
    campaignDays,
    campaignDeltas,
    campaignTotals,
    campaignCodes,
    campaignChanges,
    series,
    seriesDeltas,
    seriesMoves,
    importedDays,
  ],
  stores: ({ database, recountLimits }: Keeping) => ({
    analytics: createAnalyticsStore(database),
    campaigns: createCampaignRecounter(database, recountLimits),
    campaignTotals: createCampaignCounter(database),
    seriesMover: createSeriesMover(database),
  }),
};
