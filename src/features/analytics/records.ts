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
  readonly name: string;
  readonly scans: number;
  readonly uniqueVisitors: number;
  /** Of these, the automated ones. */
  readonly bots: number;
  readonly botVisitors: number;
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

/** A campaign with the sums over its codes that depend on whether automated scans count. */
export interface CountedCampaign extends CampaignSums {
  readonly uniqueVisitors: number;
  readonly bots: number;
  readonly botVisitors: number;
}

/** A code by its id; or all codes of a workspace or of one of its groups, added up. */
export type Counted =
  { readonly codeId: string } | { readonly tenantId: string; readonly group: string | null | undefined };

/** A code as an overview names it. */
export interface NamedCode {
  readonly id: string;
  readonly shortId: string;
  readonly title: string | null;
  readonly name: string;
  readonly scans: number;
}

/** The counts of a code that its campaign lists. */
export type ItemCounts = Omit<CampaignItem, "id" | "shortId" | "title" | "name">;

/**
 * The counts of codes by their ids, without those that counted nothing; and how many rows were read for them.
 */
export interface CountsOfCodes<Counts> {
  readonly counts: ReadonlyMap<string, Counts>;
  readonly rows: number;
}

/** A period: stretches of totals, and the UTC days by which interactions and visitors of campaigns are counted. */
export interface CountedPeriod {
  readonly stretches: readonly Stretch[];
  readonly days: { readonly from: number; readonly to: number };
}

/** The scans of a code on a UTC day, since 1970, before it came here. */
export interface ImportedDay {
  readonly day: number;
  readonly scans: number;
}

/** The same of a code that is staged. */
export interface ArrivingDay extends ImportedDay {
  readonly codeId: string;
}
