import type { Database } from "bun:sqlite";

/**
 * A connection in use. It is replaced by another one to the same database when a disk takes writes again: statements belong to one
 * connection, so they are prepared anew then.
 */
export interface Connection extends Pick<Database, "prepare"> {
  readonly current: Database;
}

/** A connection that is never replaced. */
export function onlyConnection(database: Database): Connection {
  return { current: database, prepare: (...call) => database.prepare(...call) };
}
