/* In a file of its own, because the web app reads it. */

/** Days after its last token at which an app ends. */
export const IDLE_DAYS = 30;

/** Days after its person's consent at which an app ends, however much it is used. */
export const LONGEST_DAYS = 90;
