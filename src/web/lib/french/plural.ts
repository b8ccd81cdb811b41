/** The form of a French word for a number: the singular stands for 0 and 1, too. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) < 2 ? one : other;
}
