import { Busy } from "../shared/busy.ts";
import { type Caller, clientLeft } from "../shared/caller.ts";

/** Places for work that stays for long. Each caller has a few, and what it asks for beyond them waits for its own. */
export interface Places {
  /**
   * Waits for a place.
   * @returns gives the place back.
   * @throws Busy when there are too many already; Error when the caller leaves meanwhile.
   */
  take(caller: Caller): Promise<() => void>;
  /** Fails everything that waits. */
  close(error: Error): void;
}

export interface PlaceBounds {
  /** Places of one caller. */
  readonly each: number;
  /** How many more of its calls may wait for them. */
  readonly waiting: number;
  /** Places of all callers, and those that are waited for. */
  readonly all: number;
}

interface Waiter {
  readonly enter: () => void;
  readonly fail: (error: Error) => void;
}

/** What one caller has. */
interface Share {
  taken: number;
  readonly waiters: Waiter[];
}

/** Seconds after which another try makes sense: nobody knows how long a client reads. */
const RETRY_AFTER = 5;

export function createPlaces({ each, waiting, all }: PlaceBounds): Places {
  const shares = new Map<string, Share>();

  function count(): number {
    return shares.values().reduce((sum, { taken, waiters }) => sum + taken + waiters.length, 0);
  }

  function give(key: string, share: Share): void {
    const next = share.waiters.shift();
    if (next) next.enter();
    else share.taken--;
    if (share.taken === 0) shares.delete(key);
  }

  /** Gives a place back once, however often it is called. */
  function releaser(key: string, share: Share): () => void {
    let isHeld = true;
    return () => {
      if (isHeld) give(key, share);
      isHeld = false;
    };
  }

  async function wait(share: Share, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiter = { enter: resolve, fail: reject };
    const leave = () => {
      share.waiters.splice(share.waiters.indexOf(waiter), 1);
      reject(clientLeft());
    };
    share.waiters.push(waiter);
    signal.addEventListener("abort", leave);
    await promise.finally(() => signal.removeEventListener("abort", leave));
  }

  return {
    async take({ key, signal }) {
      if (signal.aborted) throw clientLeft();
      const share = shares.get(key) ?? { taken: 0, waiters: [] };
      if (share.waiters.length >= waiting || count() >= all)
        throw new Busy("There are too many files at once.", RETRY_AFTER);
      shares.set(key, share);
      if (share.taken < each) share.taken++;
      else await wait(share, signal);
      return releaser(key, share);
    },
    close(error) {
      for (const { waiters } of shares.values()) for (const { fail } of waiters.splice(0)) fail(error);
    },
  };
}
