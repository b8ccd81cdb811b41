import { StorageError } from "../../src/kit/shared/storage.ts";

/** The code of a server that does not answer. */
export const TIMED_OUT = "ETIMEDOUT";

/**
 * Waits for an answer on a connection outside the pool, for which the driver itself has no timeout.
 * @param milliseconds - after which it gives up.
 * @throws StorageError `ETIMEDOUT` when there was no answer by then.
 */
export async function answerWithin<T>(answer: Promise<T>, milliseconds: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageError(TIMED_OUT, null)), milliseconds);
  answer.catch(() => {});
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}
