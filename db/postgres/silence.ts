import { StorageError } from "../../src/shared/storage.ts";

/** The code of a server that says nothing. */
export const SILENCE = "ETIMEDOUT";

/**
 * What a server answers on a connection that nobody watches: the driver would wait for ever for one that says nothing.
 * @param within - milliseconds.
 * @throws StorageError `ETIMEDOUT` when it has said nothing until then.
 */
export async function answerOf<T>(asked: Promise<T>, within: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new StorageError(SILENCE, null)), within);
  asked.catch(() => {});
  try {
    return await Promise.race([asked, promise]);
  } finally {
    clearTimeout(timer);
  }
}
