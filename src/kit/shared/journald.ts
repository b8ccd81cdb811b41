import { fstatSync } from "node:fs";

/** Priorities of sd-daemon(3), by which `journalctl -p` chooses lines. */
const PRIORITIES: Readonly<Record<"debug" | "info" | "warn" | "error", string>> = {
  debug: "<7>",
  info: "<6>",
  warn: "<4>",
  error: "<3>",
};

const STDERR = 2;

/** A level's prefix of a line on standard error. */
export type LinePrefix = (level: keyof typeof PRIORITIES) => string;

/**
 * The prefixes of lines that journald takes; empty ones for every other reader, who would see them. systemd names the socket
 * in `JOURNAL_STREAM` by device and inode. The variable is inherited, so standard error has to be that socket.
 * https://www.freedesktop.org/software/systemd/man/latest/systemd.exec.html#%24JOURNAL_STREAM
 * @param stream - the value of `JOURNAL_STREAM`.
 */
export function linePrefix(stream: string | undefined, file: number = STDERR): LinePrefix {
  return isStream(stream, file) ? (level) => PRIORITIES[level] : () => "";
}

function isStream(stream: string | undefined, file: number): boolean {
  if (!stream) return false;
  try {
    const { dev, ino } = fstatSync(file, { bigint: true });
    return stream === `${dev}:${ino}`;
  } catch {
    // Standard error is closed.
    return false;
  }
}
