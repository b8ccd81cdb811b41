/** Makes something at its first use, and keeps it: what a start does not need costs it nothing. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}
