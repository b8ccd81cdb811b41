/** Work of which one run at most is in progress. */
export interface Joined<T> {
  /** The run in progress; `null` where there is none. */
  readonly running: Promise<T> | null;
  /** Begins a run, or joins the one in progress and gets its promise. */
  run(): Promise<T>;
}

export function joined<T>(work: () => Promise<T>): Joined<T> {
  let running: Promise<T> | null = null;
  return {
    get running() {
      return running;
    },
    run() {
      running ??= work().finally(() => {
        running = null;
      });
      return running;
    },
  };
}
