/** Yields to the event loop in the middle of long work, when it is time to. */
export type Yielder = () => Promise<void> | null;

/**
 * Returns `null` until `milliseconds` of work are done, then a promise for the next turn of the event loop. No other
 * task waits longer than that, and frequent calls cost hardly anything.
 */
export function createYielder(milliseconds: number): Yielder {
  let started = performance.now();
  return () => {
    if (performance.now() - started < milliseconds) return null;
    return new Promise((resolve) =>
      setImmediate(() => {
        started = performance.now();
        resolve();
      }),
    );
  };
}
