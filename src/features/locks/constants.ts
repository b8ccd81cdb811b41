/** Characters of the shortest and the longest password of a code. It may be a number on a sign beside it. */
export const SHORTEST_LOCK_PASSWORD = 4;
export const LONGEST_LOCK_PASSWORD = 200;

export const HINT_LENGTH = 200;

/** The most passwords of one request or file: each is hashed, which takes some 70 ms of a processor. */
export const MOST_LOCK_PASSWORDS = 100;

/** How long an unlock is good, in hours. Visits do not renew it. */
export const UNLOCKED_HOURS = 24;
