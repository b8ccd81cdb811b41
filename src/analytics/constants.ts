/** What scans are broken down by. */
export const DIMENSIONS = ["country", "device", "system", "browser", "language", "referrer"] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const INTERVALS = ["hour", "day", "week", "month"] as const;
export type Interval = (typeof INTERVALS)[number];
