/** Shares that a workspace may have. */
export const MOST_SHARES = 100;

/** Characters of a title, and of the password of a share, which is asked of people who were sent it. */
export const LONGEST_SHARE_TITLE = 100;
export const SHARE_PASSWORD = { shortest: 8, longest: 200 } as const;

/** The most days of a period that moves with today: those of a timeline. */
export const MOST_SHARE_DAYS = 1_000;

/** The days of a share that names no period. */
export const DEFAULT_SHARE_DAYS = 30;

/** Counts of countries below this are shown as such, unless a share says otherwise. */
export const FEW = 5;

/** The charts of a share. Some are of a code alone, and some of a group or a workspace. */
export const SHARE_CHARTS = [
  "timeline",
  "countries",
  "devices",
  "systems",
  "browsers",
  "languages",
  "weekdays",
  "codes",
  "campaigns",
] as const;
export type ShareChart = (typeof SHARE_CHARTS)[number];
