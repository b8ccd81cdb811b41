/** The longest address of a receiver, in characters. */
export const LONGEST_URL = 2_048;
