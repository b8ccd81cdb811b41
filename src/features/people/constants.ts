import { DAY, HOUR } from "../../kit/shared/clock.ts";

/** A session ends so long after its last use; with `remember` later. */
export const IDLE = 12 * HOUR;
export const IDLE_REMEMBERED = 30 * DAY;

/** A session ends so long after its sign-in, however much it is used. */
export const LONGEST_SESSION = 90 * DAY;
