/** The time of a whole exchange, of which the waits in between take nothing. */
export interface TimeLeft {
  /** Runs a part of it. The signal is aborted when no time is left. */
  during<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Milliseconds that its parts took. */
  readonly taken: number;
}

/** @param milliseconds - of all parts together. */
export function createTimeLeft(milliseconds: number): TimeLeft {
  let taken = 0;
  return {
    get taken() {
      return taken;
    },
    async during(work) {
      const began = performance.now();
      const controller = new AbortController();
      const timer = setTimeout(() => controller.abort(), Math.max(0, milliseconds - taken));
      try {
        return await work(controller.signal);
      } finally {
        clearTimeout(timer);
        taken += performance.now() - began;
      }
    },
  };
}
