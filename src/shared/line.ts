/** Steps done one after the other, each while the next is being prepared. */
export interface Line {
  /**
   * Adds a step, and waits for the one before it: so there is never more than one under way, and one prepared.
   * @throws what that one threw. After a step that failed none is begun.
   */
  add(step: () => Promise<void>): Promise<void>;
  /** Waits for all steps. @throws what the first that failed threw. */
  end(): Promise<void>;
}

export function createLine(): Line {
  let last = Promise.resolve();
  return {
    async add(step) {
      const before = last;
      last = before.then(step);
      // Whoever adds the next step, or ends the line, hears of it.
      last.catch(() => {});
      await before;
    },
    end: () => last,
  };
}
