import { DAY, HOUR } from "../../kit/shared/clock.ts";

/** A session ends so long after its last use; with `remember` later. */
export const IDLE = 12 * HOUR;
export const IDLE_REMEMBERED = 30 * DAY;

/** A session ends so long after its sign-in, however much it is used. */
export const LONGEST_SESSION = 90 * DAY;

/** Characters of a person's name. */
export const NAME_LENGTH = 120;

/** Workspaces that a person is in, at most. */
export const MOST_WORKSPACES = 200;

/** The languages of a person's mails and console. */
export const LANGUAGES = ["en", "de"] as const;
