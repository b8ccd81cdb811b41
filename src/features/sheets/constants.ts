/** Codes that an order may name, copies of each label, and texts of a label. */
export const MOST_CODES = 1_000;
export const MOST_COPIES = 1_000;
export const MOST_TEXTS = 4;

/** Millimetres: the bleed, and the correction of a printer's feed in either direction. */
export const LARGEST_BLEED = 5;
export const LARGEST_OFFSET = 5;

/** The largest number that a series begins with: nine digits. */
export const LAST_NUMBER = 999_999_999;

/** Points of a headline's em. */
export const SMALLEST_TYPE = 6;
export const LARGEST_TYPE = 300;

/** Characters of a template of text. */
export const LONGEST_TEXT = 200;

/**
 * Millimetres of the smallest side of a page or label, and of the longest: A4 and Letter, and all that a
 * printer takes.
 */
export const SHORTEST = 5;
export const LONGEST = 1_200;

/** Columns and rows of a page. */
export const MOST_IN_LINE = 100;
