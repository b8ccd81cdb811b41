/** Resolves in the next turn of the event loop: requests that have arrived, scans above all, are answered before. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
