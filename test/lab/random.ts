import { seededRandom } from "../random.ts";

/** Pseudorandom numbers, so that the same seed gives the same pictures on every machine. */
export interface Random {
  /** At least `least`, less than `most`. */
  between(least: number, most: number): number;
  /** From the standard normal distribution. */
  normal(): number;
}

/** Pseudorandom numbers for a seed of 32 bits. */
export function randomOf(seed: number): Random {
  const next = seededRandom(seed);
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
