/**
 * The lane of `tenant_totals` that a connection writes to. Nodes that change codes of one tenant at once would wait for
 * each other's commit at a single row; with this many lanes they seldom meet, and a read adds up a few small rows.
 */
export const LANE = "pg_backend_pid() % 64";

/** The lane of what scans have added. */
export const LANE_OF_SCANS = 64;
