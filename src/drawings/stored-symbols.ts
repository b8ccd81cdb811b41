import { Busy } from "../shared/busy.ts";
import type { Caller } from "../shared/caller.ts";
import { SECOND } from "../shared/clock.ts";
import type { Style } from "../qr/style.ts";
import { estimate } from "./cost.ts";
import { type DrawnSymbols, packJob, type PackedSymbols, type StyledPayload, unpackSymbols } from "./jobs.ts";

/** Draws symbols of stored codes as deflated SVGs, on threads. */
export interface StoredSymbols {
  /** Symbols in parts, each of which is a short job if it has more than one symbol. */
  parts<T extends StyledPayload>(symbols: Iterable<T>): Generator<readonly T[]>;
  /**
   * Draws some. While threads have too much to do it waits. A symbol that can't be drawn has a `problem`.
   * @throws Error when the caller leaves, or threads find no time at all.
   */
  draw(symbols: readonly StyledPayload[], caller: Caller): Promise<DrawnSymbols>;
}

/** Symbols of a part, and the milliseconds that they may be expected to take together. */
const MOST_SYMBOLS = 32;
const MOST_COST = 40;

/** Milliseconds that are expected of a symbol whose cost can't be told. */
const UNKNOWN = 100;

/** Tries of a part for which there was no room, or whose thread ended because of another job. */
const MOST_TRIES = 100;

export function createStoredSymbols(needs: {
  jobsFor: (caller: Caller, expected: number) => { drawSymbols: (job: Uint8Array) => Promise<PackedSymbols> };
  sleep: (milliseconds: number) => Promise<void>;
}): StoredSymbols {
  const { jobsFor, sleep } = needs;
  return {
    *parts<T extends StyledPayload>(symbols: Iterable<T>) {
      let part: T[] = [];
      let sum = 0;
      for (const symbol of symbols) {
        const cost = costOf(symbol);
        if (part.length > 0 && (part.length === MOST_SYMBOLS || sum + cost > MOST_COST)) {
          yield part;
          [part, sum] = [[], 0];
        }
        part.push(symbol);
        sum += cost;
      }
      if (part.length > 0) yield part;
    },

    async draw(symbols, caller) {
      const styles = [...new Set(symbols.map(({ style }) => style))];
      const job = packJob({
        styles,
        symbols: symbols.map(({ payload, style }) => ({ payload, style: styles.indexOf(style) })),
        areStored: true,
      });
      const expected = symbols.reduce((sum, symbol) => sum + costOf(symbol), 0);
      for (let tries = 1; ; tries++) {
        try {
          return unpackSymbols(await jobsFor(caller, expected).drawSymbols(job));
        } catch (error) {
          if (caller.signal.aborted || tries === MOST_TRIES) throw error;
          await sleep(error instanceof Busy ? error.retryAfter * SECOND : SECOND);
        }
      }
    },
  };
}

/**
 * Milliseconds by style and length of payload. To estimate a style with a large logo takes 3 ms, and the codes of a workspace may
 * share one.
 */
const estimates = new WeakMap<Style, Map<number, number>>();

function costOf({ payload, style }: StyledPayload): number {
  const ofStyle = estimates.get(style) ?? new Map<number, number>();
  estimates.set(style, ofStyle);
  const known = ofStyle.get(payload.length);
  if (known !== undefined) return known;
  const cost = estimated(payload, style);
  ofStyle.set(payload.length, cost);
  return cost;
}

function estimated(payload: string, style: Style): number {
  try {
    return estimate({ payload, style, format: "svg", sheet: {} });
  } catch {
    return UNKNOWN;
  }
}
