/** Pseudorandom numbers, so that the same seed gives the same pictures on every machine. */
export interface Random {
  /** At least `least`, less than `most`. */
  between(least: number, most: number): number;
  /** From the standard normal distribution. */
  normal(): number;
}

/** Pseudorandom numbers for a seed of 32 bits (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (least, most) => least + (most - least) * next(),
    // Box and Muller, 1958. A logarithm of 0 has no value.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}

/** A seed for a text: FNV-1a of 32 bits over its characters. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
