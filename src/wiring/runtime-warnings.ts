import type { Log } from "../shared/log.ts";

/**
 * Has what the runtime itself warns of, such as a listening connection that it can't make anew yet, join the log: on
 * standard error there is one JSON object a line and nothing else.
 */
export function logRuntimeWarnings(log: Log): void {
  console.warn = (...words: unknown[]) =>
    log.warn("the runtime warns", { message: words.map(String).join(" ") });
}
