import type { Timers } from "../../../src/kit/shared/timers.ts";

/** Timers that never end: a test says when the service looks at its backups. */
export const BY_HAND: Timers = { now: () => 0, after: () => () => {} };
