import { closeSync, constants, existsSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { makeFile } from "./owner.ts";

/**
 * The file of the data folder in which commands say what they have changed. Nothing but commands writes to
 * it.
 */
export const COMMAND_LOG = "commands.log";

const { O_WRONLY, O_APPEND, O_NOFOLLOW } = constants;

/**
 * Appends a line to the log of commands. Root may run the command in a folder of another user, so a link is
 * not followed.
 * @returns `false` where there is no data folder.
 */
export function appendCommand(dataDir: string, line: string): boolean {
  if (!existsSync(dataDir)) return false;
  const path = join(dataDir, COMMAND_LOG);
  makeFile(path);
  const file = openSync(path, O_WRONLY | O_APPEND | O_NOFOLLOW);
  try {
    writeSync(file, line);
  } finally {
    closeSync(file);
  }
  return true;
}
