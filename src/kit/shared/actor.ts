import type { Caller } from "./caller.ts";

/** A client that has work done for it. The cost of the work is known before it begins. */
export interface Actor {
  readonly caller: Caller;
  /** The author of changes, as `author.ts` spells it; `null` without a holder. */
  readonly author: string | null;
  /**
   * Takes the cost of the work from the rate limits that the request was counted by, in their units.
   * @throws Fault `rate_limited` when they don't allow it.
   */
  readonly pay: (units: number) => Promise<void>;
}
