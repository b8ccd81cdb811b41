import type { Fault } from "./fault.ts";

/** Does work for a key, a few works of each key at once. @throws Fault where there are too many. */
export type Bounded = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** @param most - works of a key at once. @param refusal - makes the fault of one too many. */
export function createBounded(most: number, refusal: () => Fault): Bounded {
  const counts = new Map<string, number>();
  return async (key, work) => {
    const others = counts.get(key) ?? 0;
    if (others >= most) throw refusal();
    counts.set(key, others + 1);
    try {
      return await work();
    } finally {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    }
  };
}
