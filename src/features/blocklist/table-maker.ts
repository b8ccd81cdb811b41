import { HASH_BYTES, type Hash, type HostTable } from "./host-table.ts";

/** Called in the middle of long work. `null`, or a promise that is to be awaited. */
export type Pause = () => Promise<void> | null;

/** Sorts hashes as they come, in steps: no step holds the loop for long, and nothing is kept beside them. */
export interface TableMaker {
  /** How many were added. */
  readonly size: number;
  /** @returns `false` when there is no room for it. */
  add(hash: Hash): boolean;
  /** Sorts them, each one once. @param pause - called after each step of some thousand. */
  finish(pause: Pause): Promise<HostTable>;
}

/** Parts of the table by the first bits of a hash. Each is sorted by itself. */
const PARTS = 1_024;
const SHIFT = 22;

/** Hashes that are moved in a step. */
const MOVED = 8_192;

/** By how much the memory grows where there are more hashes than expected. */
const GROWTH = 1.5;
const FEWEST = 1_024;

/**
 * @param expected - hashes for which there is memory at once. Memory that is not used is not taken.
 * @param most - hashes at most.
 */
export function createTableMaker(expected: number, most: number): TableMaker {
  let room = Math.min(expected, most);
  let hashes = new SharedArrayBuffer(room * HASH_BYTES);
  /** The low word of each, and then the high one. */
  let words = new Uint32Array(hashes);
  const counts = new Uint32Array(PARTS);
  let size = 0;

  const high = (place: number) => words[2 * place + 1] ?? 0;
  const low = (place: number) => words[2 * place] ?? 0;
  function put(place: number, highWord: number, lowWord: number): void {
    words[2 * place] = lowWord;
    words[2 * place + 1] = highWord;
  }

  function grow(): void {
    room = Math.min(most, Math.max(FEWEST, Math.ceil(room * GROWTH)));
    const former = words;
    hashes = new SharedArrayBuffer(room * HASH_BYTES);
    words = new Uint32Array(hashes);
    words.set(former);
  }

  /**
   * Moves each hash into its part: it takes the place of one that then goes to its own (American flag sort).
   */
  async function part(ends: readonly number[], pause: Pause): Promise<void> {
    const next = [0, ...ends.slice(0, -1)];
    let moved = 0;
    for (const [own, end] of ends.entries()) {
      for (let place = next[own] ?? end; place < end; place = next[own] ?? end) {
        let highWord = high(place);
        let lowWord = low(place);
        for (let other = highWord >>> SHIFT; other !== own; other = highWord >>> SHIFT) {
          const target = next[other] ?? 0;
          next[other] = target + 1;
          const highThere = high(target);
          const lowThere = low(target);
          put(target, highWord, lowWord);
          highWord = highThere;
          lowWord = lowThere;
          if (++moved % MOVED === 0) await pause();
        }
        put(place, highWord, lowWord);
        next[own] = place + 1;
      }
    }
  }

  return {
    get size() {
      return size;
    },

    add(hash) {
      if (size === most) return false;
      if (size === room) grow();
      put(size++, hash.high, hash.low);
      const own = hash.high >>> SHIFT;
      counts[own] = (counts[own] ?? 0) + 1;
      return true;
    },

    async finish(pause) {
      const ends: number[] = [];
      for (const count of counts) ends.push((ends.at(-1) ?? 0) + count);
      await part(ends, pause);
      let [begin, kept] = [0, 0];
      for (const end of ends) {
        new BigUint64Array(hashes, begin * HASH_BYTES, end - begin).sort();
        for (let place = begin; place < end; place++) {
          const isRepeated = kept > 0 && high(kept - 1) === high(place) && low(kept - 1) === low(place);
          if (!isRepeated) put(kept++, high(place), low(place));
        }
        begin = end;
        await pause();
      }
      return { hashes, size: kept };
    },
  };
}
