/** The widths of a timeline's buckets. */
export const INTERVALS = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof INTERVALS)[number];

/** Most buckets of a timeline. */
export const MOST_BUCKETS = 1_000;
