/** Characters of the shortest and the longest password, after NFC. */
export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 200;

/**
 * Characters of a password as it is sent: a letter may take a handful of them before NFC. Longer ones are
 * nobody's.
 */
export const LONGEST_SENT_PASSWORD = 1_000;
