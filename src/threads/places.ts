import { Busy } from "../shared/busy.ts";
import { type Caller, clientLeft } from "../shared/caller.ts";

/** Places for work that stays for long. Each caller has a few; its calls beyond them wait until it gives one back. */
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

interface PlaceBounds {
  /** Places of one caller. */
  readonly each: number;
  /** How many more of its calls may wait for them. */
  readonly waiting: number;
  /** Places of all callers, with the calls that wait. */
  readonly all: number;
}

interface Waiter {
  readonly enter: () => void;
  readonly fail: (error: Error) => void;
}

/** The places of one caller. */
interface Share {
  taken: number;
  readonly waiters: Set<Waiter>;
}

/** Seconds after which another try makes sense: nobody knows how long a client reads. */
const RETRY_AFTER = 5;

export function createPlaces({ each, waiting, all }: PlaceBounds): Places {
  const shares = new Map<string, Share>();

  function count(): number {
    return shares.values().reduce((sum, { taken, waiters }) => sum + taken + waiters.size, 0);
  }

  function give(key: string, share: Share): void {
    const [next] = share.waiters;
    if (next) {
      share.waiters.delete(next);
      next.enter();
    } else share.taken--;
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
      share.waiters.delete(waiter);
      reject(clientLeft());
    };
    share.waiters.add(waiter);
    signal.addEventListener("abort", leave);
    await promise.finally(() => signal.removeEventListener("abort", leave));
  }

  return {
    async take({ key, signal }) {
      if (signal.aborted) throw clientLeft();
      const share = shares.get(key) ?? { taken: 0, waiters: new Set<Waiter>() };
      if (share.waiters.size >= waiting || count() >= all)
        throw new Busy("There are too many files at once.", RETRY_AFTER);
      shares.set(key, share);
      if (share.taken < each) share.taken++;
      else await wait(share, signal);
      return releaser(key, share);
    },
    close(error) {
      for (const { waiters } of shares.values()) {
        for (const { fail } of waiters) fail(error);
        waiters.clear();
      }
    },
  };
}
