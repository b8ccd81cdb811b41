/**
 * Long work that may pause at each `yield`, so that it need not hold the event loop. Written once, it runs at a stretch or
 * in turns with other work. A piece between two pauses should take a small part of a millisecond.
 */
export type Pieces<T> = Generator<void, T, void>;

/** Does the work at a stretch. */
export function atOnce<T>(work: Pieces<T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/** Does the work, and pauses whenever it is time to. @param pause - e.g. a `Yielder`: `null` while it is not. */
export async function inPieces<T>(work: Pieces<T>, pause: () => Promise<void> | null): Promise<T> {
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    const paused = pause();
    if (paused) await paused;
  }
}
