/** The widths of a timeline's buckets. */
export const INTERVALS = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof INTERVALS)[number];

/** Most buckets of a timeline. */
export const MOST_BUCKETS = 1_000;

/** The parts of a code's analytics that are a chart, or a table for people. */
export const CODE_PARTS = [
  "timeline",
  "countries",
  "devices",
  "systems",
  "browsers",
  "languages",
  "referrers",
  "destinations",
  "weekdays",
  "funnel",
] as const;
export type CodePart = (typeof CODE_PARTS)[number];

/** The charts of an overview. */
export const OVERVIEW_CHARTS = ["timeline", "countries", "devices", "codes", "campaigns"] as const;
export type OverviewChart = (typeof OVERVIEW_CHARTS)[number];

/** The tables of an overview. */
export const OVERVIEW_TABLES = [...OVERVIEW_CHARTS, "newest"] as const;
export type OverviewTable = (typeof OVERVIEW_TABLES)[number];
