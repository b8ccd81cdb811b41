import type { SQL } from "bun";
import { StorageError } from "../../src/shared/storage.ts";

/**
 * The connections of this process. The driver waits for a silent server for ever, and for a free connection too; here
 * both end, so that one frozen server does not hold everything up until somebody notices.
 */
export interface Pool {
  /**
   * Runs `work` when a connection is free.
   * @param within - milliseconds after which a server that says nothing is given up, with all connections to it.
   * @throws StorageError `ETIMEDOUT` when it is, `EBUSY` when no connection gets free.
   */
  use<T>(work: (client: SQL) => Promise<T>, within: number): Promise<T>;
  close(): Promise<void>;
}

/** The code of a server that says nothing. */
export const SILENCE = "ETIMEDOUT";

/** How long to wait for a connection that others use, in milliseconds. */
const PATIENCE = 10_000;

/** Seconds that answers under way are waited for at the end. */
const CLOSING = 5;

/** @param make - makes a client of `size` connections; none is opened before it is needed. */
export function createPool(make: () => SQL, size: number): Pool {
  let client = make();
  let free = size;
  const waiting: (() => void)[] = [];

  function seat(): Promise<void> | null {
    if (free > 0) {
      free--;
      return null;
    }
    return new Promise((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(enter), 1);
        reject(new StorageError("EBUSY", null));
      }, PATIENCE);
      waiting.push(enter);
    });
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }

  /** Gives a client up whose server is silent: what waits for it fails, what comes next connects anew. */
  function abandon(silent: SQL): void {
    if (client === silent) client = make();
    void silent.close({ timeout: 0 });
  }

  async function answered<T>(work: (client: SQL) => Promise<T>, within: number): Promise<T> {
    const used = client;
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new StorageError(SILENCE, null));
      abandon(used);
    }, within);
    const done = work(used);
    // What comes of it after it was given up is nobody's business.
    done.catch(() => {});
    try {
      return await Promise.race([done, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async use(work, within) {
      const wait = seat();
      if (wait) await wait;
      try {
        return await answered(work, within);
      } finally {
        leave();
      }
    },
    close: () => client.close({ timeout: CLOSING }),
  };
}
