/** Time that work waits for. Tests pass their own. */
export interface Timers {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Calls `then` after so many milliseconds, unless the function that it returns is called first. */
  after(milliseconds: number, then: () => void): () => void;
}

/** The machine's own. They keep no process alive that has nothing else to do. */
export const systemTimers: Timers = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
