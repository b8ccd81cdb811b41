import type { InteractionType } from "../pages/model.ts";
import type { Dimension } from "./model.ts";

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

/** Sums of a slot of time that begins at `at`, milliseconds since the epoch. */
export interface SlotSums extends Sums {
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

/** How fine kept totals are. Breakdowns have no hours. */
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
  /** Non-empty slots, in order. */
  slots(codeId: string, stretch: Omit<Stretch, "sign">): Promise<SlotSums[]>;
  sums(codeId: string, stretches: readonly Stretch[]): Promise<Sums>;
  /** Stretches of quarter hours and days only. */
  values(codeId: string, stretches: readonly Stretch[]): Promise<ValueSums[]>;
  /** Interactions on UTC days, from inclusive to exclusive. */
  interactions(codeId: string, fromDay: number, toDay: number): Promise<ReadonlyMap<InteractionType, number>>;
  /** All codes of a tenant, newest first. */
  campaignItems(tenantId: string): Promise<CampaignItem[]>;
  /** Visitors of each group, each counted once a day; the untagged under `null`. */
  campaignUniques(tenantId: string): Promise<ReadonlyMap<string | null, number>>;
}

/** Counts campaigns again after codes came and went. */
export interface CampaignRecounter {
  /** Counts one campaign day again. @returns whether there is another to do. */
  step(): Promise<boolean>;
}

/** Counts everything again from single scans. */
export interface Auditor {
  /**
   * One line for each total that does not agree; none is as it should be.
   * @param from - the age to which single scans are kept: what is older can't be counted again.
   */
  discrepancies(from: number): Promise<string[]>;
}
