/** Most characters of a target. */
export const TARGET_LENGTH = 2_048;

/** Characters of the longest search. */
export const LONGEST_SEARCH = 200;

/** Characters of the longest short id, and of the longest one on a domain. */
export const LONGEST_SHORT_ID = 48;
export const LONGEST_ON_DOMAIN = 64;

/** The languages of studio and console, the usual one first. */
export const APP_LANGUAGES = ["en", "de", "fr", "es", "it"] as const;
export type AppLanguage = (typeof APP_LANGUAGES)[number];

/** Those of the page of operators. */
export const OPERATOR_LANGUAGES = ["en", "de"] as const satisfies readonly AppLanguage[];
export type OperatorLanguage = (typeof OPERATOR_LANGUAGES)[number];
