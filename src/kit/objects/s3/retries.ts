import { setTimeout as delay } from "node:timers/promises";
import { SECOND } from "../../shared/clock.ts";
import { Transient } from "./refusals.ts";

/** Waits before the next try, in milliseconds: one and a half minutes in all. */
const WAITS: readonly number[] = [1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * SECOND);

/** A store that asks for more gets another try all the same. */
const LONGEST_WAIT = 60 * SECOND;

/** Time and chance of retries. Tests pass their own. */
export interface Patience {
  /** Waits so many milliseconds. @throws when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
  /** A number from 0 to 1. */
  chance(): number;
  /** A signal that is aborted after so many milliseconds. */
  limit(milliseconds: number): AbortSignal;
}

/** A wait keeps the process alive: a command may have nothing else to do. */
export const systemPatience: Patience = {
  async wait(milliseconds, signal) {
    await delay(milliseconds, undefined, { signal });
  },
  chance: Math.random,
  limit: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/** Counts tries that failed one after another. */
export interface Tries {
  /**
   * Waits after a failure, longer each time.
   * @throws the failure when another try makes no sense; the signal's reason.
   */
  after(failure: unknown, signal: AbortSignal | undefined): Promise<void>;
  /** Something was achieved: the next failure is the first again. */
  progress(): void;
}

/** Begins to count the tries of one piece of work. */
export function createTries({ wait, chance }: Patience): Tries {
  let failures = 0;
  return {
    async after(failure, signal) {
      signal?.throwIfAborted();
      const longest = WAITS[failures++];
      if (!(failure instanceof Transient) || longest === undefined) throw failure;
      // Many that failed together should not come back together.
      const milliseconds = Math.max(longest * (0.5 + chance() / 2), failure.wait ?? 0);
      await wait(Math.min(milliseconds, LONGEST_WAIT), signal).catch((error: unknown) => {
        signal?.throwIfAborted();
        throw error;
      });
    },
    progress() {
      failures = 0;
    },
  };
}
