import type { InteractionType } from "../pages/store.ts";

/** The dimensions of a breakdown. Rows of totals have their places in this list. */
export const DIMENSIONS = [
  "country",
  "device",
  "system",
  "browser",
  "language",
  "referrer",
  "destination",
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/**
 * The dimension that does not count `null`. The scans of `null` are the rest of the total, so a code that leads to its target
 * alone pays nothing for it.
 */
export const SPARSE = "destination" satisfies Dimension;

/** Sums over scans. Automated scans are included, and counted separately as bots. */
export interface Sums {
  readonly scans: number;
  readonly uniqueVisitors: number;
  readonly repeatScanners: number;
  readonly bots: number;
  readonly botVisitors: number;
  readonly botRepeaters: number;
  readonly leads: number;
}

/** The counts of a quarter hour that begins at `at`, in milliseconds since the epoch. */
export interface SlotSums extends Pick<Sums, "scans" | "uniqueVisitors" | "bots" | "botVisitors"> {
  readonly at: number;
}

/** The counts of a UTC day. */
export interface DaySums extends Sums {
  /** Its number since 1970. */
  readonly day: number;
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

/** The length of a total's slot. */
export type Grain = "quarter" | "hour" | "day";

/** A stretch of time, from inclusive to exclusive, whose ends lie on the grain's UTC boundaries. */
export interface Stretch {
  readonly grain: Grain;
  readonly from: number;
  readonly to: number;
  /** Whether its totals are added or subtracted. */
  readonly sign: 1 | -1;
}

/** One code inside a campaign. */
export interface CampaignItem {
  readonly id: string;
  readonly shortId: string;
  readonly title: string | null;
  readonly scans: number;
  readonly uniqueVisitors: number;
  readonly leads: number;
  readonly ctaClicks: number;
}

/** The counts of a campaign over all time. They may be a minute old if it has more than a hundred codes. */
export interface CampaignSums {
  /** `null` for the untagged codes. */
  readonly group: string | null;
  readonly codes: number;
  readonly scans: number;
  readonly leads: number;
  /** Visitors, each counted once a day. */
  readonly unique: number;
  /** The hundred most scanned codes, or all if they are fewer; newest first. */
  readonly items: readonly CampaignItem[];
}

/** A code by its id; or all codes of a workspace or of one of its groups, added up. */
export type Counted =
  { readonly codeId: string } | { readonly tenantId: string; readonly group: string | null | undefined };

/** A code as an overview names it. */
export interface NamedCode {
  readonly id: string;
  readonly shortId: string;
  readonly title: string | null;
  readonly scans: number;
}

/** The counts of a code that its campaign lists. */
export type ItemCounts = Pick<CampaignItem, "scans" | "uniqueVisitors" | "leads" | "ctaClicks">;

/** A period: stretches of totals, and the UTC days by which interactions and visitors of campaigns are counted. */
export interface CountedPeriod {
  readonly stretches: readonly Stretch[];
  readonly days: { readonly from: number; readonly to: number };
}

/** Reads the totals that were counted when scans were written. */
export interface AnalyticsStore {
  /** The quarter hours with scans, in order, from `from` inclusive to `to` exclusive, both on quarter hours. */
  quarters(of: Counted, from: number, to: number): Promise<SlotSums[]>;
  sums(of: Counted, stretches: readonly Stretch[]): Promise<Sums>;
  /** The counts of a code on the first `limit` days from `from` on that have some, in order. */
  days(codeId: string, from: number, limit: number): Promise<DaySums[]>;
  values(of: Counted, stretches: readonly Stretch[]): Promise<ValueSums[]>;
  /** Interactions on UTC days, from inclusive to exclusive. */
  interactions(codeId: string, fromDay: number, toDay: number): Promise<ReadonlyMap<InteractionType, number>>;
  /** Names of groups after `after`, in order; the untagged codes, `null`, come last. Codes of some may all be staged still. */
  campaignNames(tenantId: string, after: string, limit: number): Promise<(string | null)[]>;
  /** Some campaigns, in the order of their groups. */
  campaigns(tenantId: string, groups: readonly (string | null)[]): Promise<CampaignSums[]>;
  /** How many codes a workspace or a group of it has. Of a group with more than 100 codes the numbers may be a minute old. */
  codes(
    tenantId: string,
    group: string | undefined,
  ): Promise<{ readonly codes: number; readonly active: number }>;
  /** The newest codes of a workspace or of a group of it. */
  newest(tenantId: string, group: string | undefined, limit: number): Promise<NamedCode[]>;
  /** The groups of the most scanned campaigns, most first; `null` for the untagged codes. They may be a minute old. */
  largestCampaigns(tenantId: string, limit: number): Promise<(string | null)[]>;
  /** Whether the counts of all codes of a workspace are added up by workspace and group. */
  isComplete(tenantId: string): Promise<boolean>;
  /** The counts of codes in a period by their ids, without those that counted nothing; and how many totals were read. */
  itemsIn(
    codeIds: readonly string[],
    period: CountedPeriod,
  ): Promise<{ readonly counts: ReadonlyMap<string, ItemCounts>; readonly rows: number }>;
  /** Visitors of a campaign on UTC days, from inclusive to exclusive, each counted once a day. */
  uniqueIn(tenantId: string, group: string | null, fromDay: number, toDay: number): Promise<number>;
}
