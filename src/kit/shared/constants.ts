/** Most characters of a target. */
export const TARGET_LENGTH = 2_048;

/** Characters of the longest search. */
export const LONGEST_SEARCH = 200;

/** Characters of the longest short id, and of the longest one on a domain. */
export const LONGEST_SHORT_ID = 48;
export const LONGEST_ON_DOMAIN = 64;
