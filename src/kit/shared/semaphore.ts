import { Busy } from "./busy.ts";
import { type Caller, clientLeft } from "./caller.ts";
import { systemTimers, type Timers } from "./timers.ts";
import { createFairQueue } from "./fair-queue.ts";

/**
 * Permits for work that takes long. Each caller has a few, and its calls beyond them wait in line until it
 * gives one back. Callers take turns for permits that become free.
 */
export interface Semaphore {
  /**
   * Waits for a permit.
   * @returns gives the permit back.
   * @throws Busy when too many wait already, or after a while; Error when the caller leaves meanwhile.
   */
  take(caller: Caller): Promise<() => void>;
  /** Numbers of permits that are taken, and of calls that wait for one. */
  counts(): { readonly taken: number; readonly waiting: number };
  /** Fails everything that waits. */
  close(error: Error): void;
}

export interface SemaphoreBounds {
  /** Permits of one caller. */
  readonly each: number;
  /** How many more of its calls may wait for them. */
  readonly waiting: number;
  /** Permits of all callers; as many as `all` by default. */
  readonly open?: number;
  /** Permits of all callers, with the calls that wait. */
  readonly all: number;
  /** Milliseconds after which a call that waits is refused. */
  readonly patience: number;
  /** The refusal's sentence. */
  readonly refusal: string;
}

interface Waiter {
  readonly key: string;
  readonly enter: () => void;
  readonly fail: (error: Error) => void;
}

/** Seconds after which another try makes sense: nobody knows how long a client reads. */
const RETRY_AFTER = 5;

export function createSemaphore(bounds: SemaphoreBounds, timers: Timers = systemTimers): Semaphore {
  const { each, waiting, all, open = all, patience, refusal } = bounds;
  /** Permits that each caller has. */
  const taken = new Map<string, number>();
  const line = createFairQueue<Waiter>();
  let total = 0;

  const mayEnter = ({ key }: Pick<Waiter, "key">) => total < open && (taken.get(key) ?? 0) < each;

  function take(key: string): () => void {
    taken.set(key, (taken.get(key) ?? 0) + 1);
    total++;
    let isHeld = true;
    return () => {
      if (isHeld) give(key);
      isHeld = false;
    };
  }

  function give(key: string): void {
    const rest = (taken.get(key) ?? 0) - 1;
    if (rest > 0) taken.set(key, rest);
    else taken.delete(key);
    total--;
    line.take(mayEnter)?.enter();
  }

  function wait({ key, signal }: Caller): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>();
    const waiter = { key, enter: () => resolve(take(key)), fail: reject };
    const leave = (error: Error) => {
      if (line.remove(key, waiter)) reject(error);
    };
    const onAbort = () => leave(clientLeft());
    line.add(key, waiter);
    signal.addEventListener("abort", onAbort);
    const stop = timers.after(patience, () => leave(new Busy(refusal, RETRY_AFTER)));
    return promise.finally(() => {
      stop();
      signal.removeEventListener("abort", onAbort);
    });
  }

  return {
    async take(caller) {
      const { key, signal } = caller;
      if (signal.aborted) throw clientLeft();
      if (line.waitingOf(key) >= waiting || total + line.size() >= all) throw new Busy(refusal, RETRY_AFTER);
      return mayEnter({ key }) ? take(key) : wait(caller);
    },
    counts: () => ({ taken: total, waiting: line.size() }),
    close(error) {
      for (let waiter = line.take(); waiter; waiter = line.take()) waiter.fail(error);
    },
  };
}
