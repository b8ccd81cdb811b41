import type { Caller } from "../../kit/shared/caller.ts";
import { type DrawnSymbols, packJob, type PackedSymbols, type StyledPayload, unpackSymbols } from "./jobs.ts";
import { createPartRule, type PartRule, patiently } from "./parts.ts";

/** Draws symbols of stored codes as deflated SVGs, on threads. */
export interface StoredSymbols {
  readonly parts: PartRule["partsOf"];
  /**
   * Draws some. While threads have too much to do it waits. A symbol that can't be drawn has a `problem`.
   * @throws Error when the caller leaves, or threads find no time at all.
   */
  draw(symbols: readonly StyledPayload[], caller: Caller): Promise<DrawnSymbols>;
}

/** Of all codes: a look that many share is estimated once. */
const { costOf, partsOf } = createPartRule("svg");

export function createStoredSymbols(needs: {
  jobsFor: (caller: Caller, expected: number) => { drawSymbols: (job: Uint8Array) => Promise<PackedSymbols> };
  sleep: (milliseconds: number) => Promise<void>;
}): StoredSymbols {
  const { jobsFor, sleep } = needs;
  return {
    parts: partsOf,

    async draw(symbols, caller) {
      const styles = [...new Set(symbols.map(({ style }) => style))];
      const job = {
        styles,
        symbols: symbols.map(({ payload, style }) => ({ payload, style: styles.indexOf(style) })),
      };
      const expected = symbols.reduce((sum, symbol) => sum + costOf(symbol), 0);
      // Packed for each try: the bytes go to the thread.
      const ask = () => jobsFor(caller, expected).drawSymbols(packJob(job));
      return unpackSymbols(await patiently(ask, caller, sleep));
    },
  };
}
