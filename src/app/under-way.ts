/** Work that goes on beside requests, and that the stop waits for. */
export interface UnderWay {
  add(work: Promise<unknown>): void;
  /** Resolves when all of it has ended, whether it failed or not. */
  settled(): Promise<unknown>;
}

export function createUnderWay(): UnderWay {
  const underWay = new Set<Promise<unknown>>();
  return {
    add(work) {
      const settled: Promise<unknown> = work.catch(() => {}).then(() => underWay.delete(settled));
      underWay.add(settled);
    },
    settled: () => Promise.all(underWay),
  };
}
