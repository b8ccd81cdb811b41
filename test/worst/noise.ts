/** A text in which each three letters are others, so that the index of searches has the most tokens. */
export function noise(seed: number, length: number): string {
  let state = seed + 1;
  let text = "";
  while (text.length < length) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    text += state.toString(36);
  }
  return text.slice(0, length);
}
