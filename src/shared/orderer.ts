import type { Caller } from "./caller.ts";

/** A client that has work done for it. The cost of the work is known before it begins. */
export interface Orderer {
  readonly caller: Caller;
  /** The name of its API key; `null` without one. */
  readonly keyName: string | null;
  /**
   * Takes the cost of the work from the rate limits that the request was counted by, in their units.
   * @throws Fault `rate_limited` when they don't allow it.
   */
  readonly pay: (units: number) => Promise<void>;
}
