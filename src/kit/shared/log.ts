import { type Clock, isoTime } from "./clock.ts";
import type { LinePrefix } from "./journald.ts";

export const LOG_LEVELS = ["debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Members of a line besides its message. Never an address, a user agent, a key or a body. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

/**
 * JSON lines, one event each: `{"at","level","message",…}`, to `write` (standard error in the service).
 * @param prefix - what stands before a line of a level.
 */
export function createLog(
  level: LogLevel,
  clock: Clock,
  write: (line: string) => void,
  prefix: LinePrefix = () => "",
): Log {
  const threshold = LOG_LEVELS.indexOf(level);
  const at = (own: Exclude<LogLevel, "silent">) => {
    const silenced = LOG_LEVELS.indexOf(own) < threshold;
    return (message: string, fields: LogFields = {}) => {
      if (silenced) return;
      write(
        `${prefix(own)}${JSON.stringify({ at: isoTime(clock.now()), level: own, message, ...fields })}\n`,
      );
    };
  };
  return { debug: at("debug"), info: at("info"), warn: at("warn"), error: at("error") };
}

/** A checkout may lack files. The program of one file has all of them. */
const UNMADE = {
  remedy: "run `bun run make`, which installs packages and makes what is made from the sources",
};

/** Fields for an unexpected error: its name and place. Not its message, which may quote input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const frame = /\n[^\S\n]+at (.*)/.exec(error.stack ?? "")?.[1] ?? null;
  return { error: error.name, code, where: frame, ...(code === "ERR_MODULE_NOT_FOUND" && UNMADE) };
}
