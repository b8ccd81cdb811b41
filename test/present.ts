/**
 * The time at which the tests began, for data beside a process that has the machine's clock. It stands still: no test can
 * measure anything by it.
 */
export const PRESENT = Date.now();
