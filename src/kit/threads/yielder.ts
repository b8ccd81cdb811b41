/** Yields to the event loop in the middle of long work, when it is time to. */
export type Yielder = () => Promise<void> | null;

/**
 * Returns `null` until `milliseconds` of work are done, then a promise for the next turn of the event loop. No other
 * task waits longer than that, and frequent calls cost hardly anything.
 * @param rest - milliseconds after which it goes on: work that can wait leaves the rest of the loop to
 * others.
 */
export function createYielder(milliseconds: number, rest = 0): Yielder {
  let started = performance.now();
  return () => {
    if (performance.now() - started < milliseconds) return null;
    return new Promise((resolve) => {
      function goOn(): void {
        started = performance.now();
        resolve();
      }
      if (rest === 0) setImmediate(goOn);
      else setTimeout(goOn, rest);
    });
  };
}
