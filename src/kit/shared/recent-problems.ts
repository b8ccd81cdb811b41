import { type Clock, isoTime } from "./clock.ts";
import type { Log, LogFields } from "./log.ts";

/** A warning or an error that went to the log. */
export interface RecentProblem {
  /** ISO 8601. */
  readonly at: string;
  readonly level: "warn" | "error";
  readonly message: string;
  readonly fields: LogFields;
}

/** Problems that are remembered: an operator looks at the newest, and the log has all. */
const MOST = 200;

/**
 * A log that remembers its last warnings and errors, whatever its level.
 * @returns the log, and the problems, newest first.
 */
export function remembering(log: Log, clock: Clock): { log: Log; problems: () => readonly RecentProblem[] } {
  const problems: RecentProblem[] = [];
  const keep =
    (level: RecentProblem["level"]) =>
    (message: string, fields: LogFields = {}) => {
      problems.unshift({ at: isoTime(clock.now()), level, message, fields });
      problems.length = Math.min(problems.length, MOST);
      log[level](message, fields);
    };
  return { log: { ...log, warn: keep("warn"), error: keep("error") }, problems: () => problems };
}
