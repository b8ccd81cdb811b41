/** Milliseconds of processor time for which a request may hold the event loop. */
export const BUDGET = 15;
