/**
 * Where a delivery stands, in the order in which it gets there. The outbox is what is new or to be tried again. A new
 * one is due at once, so that only what failed needs an index by time.
 */
export const DELIVERY = { new: 0, retrying: 1, delivered: 2, failed: 3 } as const;
