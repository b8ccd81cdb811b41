/** Makes a value at its first use: what a start does not need must not slow it down. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** Does something at its first use, and again at the next use after a failure. Calls meanwhile get the same promise. */
export function onceUnlessRejected<T>(work: () => Promise<T>): () => Promise<T> {
  let outcome: Promise<T> | null = null;
  return () => {
    outcome ??= work().catch((error: unknown) => {
      outcome = null;
      throw error;
    });
    return outcome;
  };
}
