/** Lets others have their turn now and then in the middle of long work. */
export type Pace = () => Promise<void> | null;

/**
 * Says nothing (`null`) until `milliseconds` of work are done, and then waits for a turn of the event loop: so nobody
 * waits longer than that, and hardly anything is lost by asking often.
 */
export function createPace(milliseconds: number): Pace {
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
