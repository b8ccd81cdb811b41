import type { RandomBytes } from "../../../src/kit/shared/ids.ts";

/** Bytes that look random and are the same in every run (xorshift32); `seed` is not 0. */
export function seededBytes(seed: number): RandomBytes {
  let state = seed;
  return (into) => {
    for (let i = 0; i < into.length; i++) {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      into[i] = state >>> 24;
    }
    return into;
  };
}
