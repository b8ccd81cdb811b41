import { appendCommand } from "../../db/files/command-log.ts";
import type { Settings } from "../kit/settings/settings.ts";
import { systemClock } from "../kit/shared/clock.ts";
import { createLog, type LogFields } from "../kit/shared/log.ts";

/**
 * Tells the log of commands what an operator has changed. It is kept whatever `QZ_LOG` says, and where no
 * terminal is.
 * @returns what the terminal has to say in its place; `null` when the line is in the log. The change is made
 * by then, so a disk that takes no line does not fail the command.
 */
export function logCommand({ dataDir }: Pick<Settings, "dataDir">, fields: LogFields): string | null {
  const lines: string[] = [];
  createLog("info", systemClock, (line) => void lines.push(line)).info("operator command", fields);
  const line = lines.join("");
  try {
    return appendCommand(dataDir, line) ? null : line;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    return `The log of commands in ${dataDir} can't be written${code}. Keep this line:\n${line}`;
  }
}
