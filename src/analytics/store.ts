import type { InteractionType } from "../pages/store.ts";

/** What scans are broken down by. */
export const DIMENSIONS = ["country", "device", "system", "browser", "language", "referrer"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Sums over some scans, automated ones counted too and apart. */
export interface Sums {
  readonly scans: number;
  readonly uniqueVisitors: number;
  readonly repeatScanners: number;
  readonly bots: number;
  readonly botVisitors: number;
  readonly botRepeaters: number;
  readonly leads: number;
}

/** What was counted in a quarter hour that begins at `at`, milliseconds since the epoch. */
export interface SlotSums extends Pick<Sums, "scans" | "uniqueVisitors" | "bots" | "botVisitors"> {
  readonly at: number;
}

export interface ValueSums {
  readonly dimension: Dimension;
  /** `null` where it is not known. */
  readonly value: string | null;
  readonly scans: number;
  readonly uniqueVisitors: number;
  readonly bots: number;
  readonly botVisitors: number;
}

/** How fine kept totals are. */
export type Grain = "quarter" | "hour" | "day";

/** A stretch of time, from inclusive to exclusive, whose ends lie on the grain's UTC boundaries. */
export interface Stretch {
  readonly grain: Grain;
  readonly from: number;
  readonly to: number;
  /** Whether its totals are added or taken off. */
  readonly sign: 1 | -1;
}

/** One code inside a campaign. */
export interface CampaignItem {
  readonly id: string;
  readonly shortId: string;
  readonly title: string | null;
  readonly group: string | null;
  readonly scans: number;
  readonly uniqueVisitors: number;
  readonly leads: number;
  readonly ctaClicks: number;
}

/** Reads totals that were kept when scans were written. */
export interface AnalyticsStore {
  /** The quarter hours that were scanned in, in order; `from` inclusive to `to` exclusive, on quarter hours. */
  quarters(codeId: string, from: number, to: number): Promise<SlotSums[]>;
  sums(codeId: string, stretches: readonly Stretch[]): Promise<Sums>;
  values(codeId: string, stretches: readonly Stretch[]): Promise<ValueSums[]>;
  /** Interactions on UTC days, from inclusive to exclusive. */
  interactions(codeId: string, fromDay: number, toDay: number): Promise<ReadonlyMap<InteractionType, number>>;
  /** All codes of a tenant, newest first. */
  campaignItems(tenantId: string): Promise<CampaignItem[]>;
  /** Visitors of each group, each counted once a day; the untagged under `null`. */
  campaignUniques(tenantId: string): Promise<ReadonlyMap<string | null, number>>;
}
