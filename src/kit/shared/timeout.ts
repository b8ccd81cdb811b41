/** Resolves after `milliseconds`. It does not keep a process alive that has nothing else to do. */
export function timeout(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
