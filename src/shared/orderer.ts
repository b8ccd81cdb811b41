import type { Caller } from "./caller.ts";

/** Who orders work whose cost is known before it is done. */
export interface Orderer {
  readonly caller: Caller;
  /**
   * Pays for the whole order, in units of the rate limits that it was counted by.
   * @throws Fault `rate_limited` when they don't allow it.
   */
  readonly pay: (units: number) => Promise<void>;
}
