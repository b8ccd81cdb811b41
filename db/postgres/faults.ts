import { SQL } from "bun";
import { StorageError } from "../../src/shared/storage.ts";
import { SILENCE } from "./silence.ts";

/** What went wrong, as far as it decides whether to try again. */
export type FaultKind =
  /** The server undid the transaction because of others: nothing has happened, and the next time it may go well. */
  | "conflict"
  /** The connection is lost, or there was none to be had. What a commit came to is not known then. */
  | "lost"
  /** The server has not answered for long, and what of it was heard is not known either. */
  | "silent"
  | "other";

/** SQLSTATEs of transactions that others were in the way of (PostgreSQL, appendix A). */
const CONFLICTS: ReadonlySet<string> = new Set(["40001", "40P01", "55P03"]);

/**
 * SQLSTATEs of a server that is going, coming, or has sent this session away; 25006 is what a server answers that is no
 * longer the one to write to.
 */
const LOST: ReadonlySet<string> = new Set(["25006", "25P03", "53300", "57P01", "57P02", "57P03", "57P05"]);

/** The server's SQLSTATE, or the driver's own name of a fault; `null` for what is neither's. */
export function faultCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StorageError) return cause.code;
    if (cause instanceof SQL.PostgresError) return cause.errno ?? cause.code;
  }
  return null;
}

/** Whether it was the server that said so: an SQLSTATE has five characters, which no other name of a fault has. */
export function isServers(code: string | null): boolean {
  return code !== null && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith("E");
}

export function faultKind(code: string | null): FaultKind {
  if (code === null) return "other";
  if (CONFLICTS.has(code)) return "conflict";
  if (code === SILENCE) return "silent";
  const isLost = LOST.has(code) || code.startsWith("08") || code.startsWith("ERR_POSTGRES_CONNECTION_");
  return isLost ? "lost" : "other";
}

/**
 * The error under the name that the rest of the program knows. Drizzle's own, which holds the values of the query, is
 * left out of it.
 */
export function translated(error: unknown): unknown {
  const code = faultCode(error);
  return code === null || error instanceof StorageError ? error : new StorageError(code, null);
}
