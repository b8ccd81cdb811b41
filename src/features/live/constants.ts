/** Minutes that a picture of the last scans has. */
export const LIVE_MINUTES = 30;

/** Streams that a workspace may have open on a node. */
export const MOST_STREAMS = 20;

/** Streams of all workspaces that a node has open: anybody may sign up for one more workspace. */
export const MOST_OF_ALL = 1_000;

/** Codes, and countries, that a picture names. */
export const LIVE_NAMED = 10;
