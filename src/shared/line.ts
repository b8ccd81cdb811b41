/** Steps done one after the other, while the next are being prepared. */
export interface Line {
  /**
   * Adds a step, and waits until the line is short enough for another.
   * @throws what one before it threw. After a step that failed none is begun.
   */
  add(step: () => Promise<void>): Promise<void>;
  /** Waits for all steps. @throws what the first that failed threw. */
  end(): Promise<void>;
}

/** @param most - steps that may be in the line, the one under way among them, before another is prepared. */
export function createLine(most: number): Line {
  let last = Promise.resolve();
  const steps: Promise<void>[] = [];
  return {
    async add(step) {
      last = last.then(step);
      // Whoever adds a later step, or ends the line, hears of it.
      last.catch(() => {});
      steps.push(last);
      while (steps.length > most) await steps.shift();
    },
    end: () => last,
  };
}
