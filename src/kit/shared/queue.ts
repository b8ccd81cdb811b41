/** Runs steps one after the other, while the next ones are being prepared. */
export interface StepQueue {
  /**
   * Adds a step, and waits until the queue has room for another.
   * @throws the error of an earlier step. After a step that failed no other runs.
   */
  add(step: () => Promise<void>): Promise<void>;
  /** Waits for all steps. @throws the error of the first that failed. */
  drain(): Promise<void>;
}

/** @param most - steps that may be queued, the running one included, before `add` waits. */
export function createStepQueue(most: number): StepQueue {
  let last = Promise.resolve();
  const steps: Promise<void>[] = [];
  return {
    async add(step) {
      last = last.then(step);
      // The error reaches the next caller of `add` or `drain`.
      last.catch(() => {});
      steps.push(last);
      while (steps.length > most) await steps.shift();
    },
    drain: () => last,
  };
}
