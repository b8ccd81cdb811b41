/** The names of the members of a change whose values are not those of before. */
export function differing<T extends object>(before: T, change: Partial<T>): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(change).flatMap(([name, value]) =>
    Bun.deepEquals(value, was.get(name)) ? [] : [name],
  );
}
