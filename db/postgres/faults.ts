import { SQL } from "bun";
import { StorageError } from "../../src/kit/shared/storage.ts";
import { TIMED_OUT } from "./timeout.ts";

/** The kinds of faults, which decide whether a transaction is run again. */
export type FaultKind =
  /** The server rolled the transaction back because of others. The next attempt may succeed. */
  | "conflict"
  /** The connection is lost, or could not be made. Whether a commit took place is unknown. */
  | "lost"
  /** The server has not answered for long. Whether a commit took place is unknown. */
  | "silent"
  | "other";

/** SQLSTATEs of serialization failures, deadlocks and lock timeouts (PostgreSQL, appendix A). */
const CONFLICTS: ReadonlySet<string> = new Set(["40001", "40P01", "55P03"]);

/** SQLSTATE of a write to a server that takes none, such as a standby. */
export const READ_ONLY = "25006";

/** SQLSTATEs of a server that shuts down, starts up, is a standby, or has ended this session. */
const LOST: ReadonlySet<string> = new Set([READ_ONLY, "25P03", "53300", "57P01", "57P02", "57P03", "57P05"]);

/** The server's SQLSTATE or the driver's name of a fault; `null` for any other error. */
export function faultCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageError) return cause.code;
    if (cause instanceof SQL.PostgresError) return cause.errno ?? cause.code;
  }
  return null;
}

/** Whether a code is an SQLSTATE, so that the server must have answered: five characters, as no other code has. */
export function isServers(code: string | null): boolean {
  return code !== null && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith("E");
}

export function faultKind(code: string | null): FaultKind {
  if (code === null) return "other";
  if (CONFLICTS.has(code)) return "conflict";
  if (code === TIMED_OUT) return "silent";
  const isLost = LOST.has(code) || code.startsWith("08") || code.startsWith("ERR_POSTGRES_CONNECTION_");
  return isLost ? "lost" : "other";
}

/** The error as a StorageError. Its cause is left out: the server's messages may hold values of the query. */
export function translated(error: unknown): unknown {
  const code = faultCode(error);
  return code === null || error instanceof StorageError ? error : new StorageError(code, null);
}
