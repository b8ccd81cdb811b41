import { isProblem } from "../../../sdk/src/problem.ts";
import { wait } from "../../../sdk/src/retry.ts";
import { isPassing } from "./api.ts";
import { isAbort } from "./wait.ts";

/** Milliseconds between two calls where no answer says when the next may come. */
const AGAIN = 3_000;

/**
 * Calls until the service answers: again while it is busy, away, or limits the calls.
 * @param pause - milliseconds before the first call.
 * @param report - told of each error, so that a refusal can be shown during the wait.
 * @returns `null` when the call was refused or aborted.
 */
export async function untilAnswered<T>(
  call: () => Promise<T>,
  pause: number,
  signal: AbortSignal,
  report: (error: unknown) => void,
): Promise<T | null> {
  for (let before = pause; ;) {
    try {
      await wait(before, signal);
      return await call();
    } catch (error) {
      if (signal.aborted || isAbort(error)) return null;
      report(error);
      if (!isPassing(error)) return null;
      before = isProblem(error) && error.retryAfter !== null ? error.retryAfter * 1_000 : AGAIN;
    }
  }
}
