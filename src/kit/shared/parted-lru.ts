import { Lru } from "./lru.ts";

/** The weight from which a value counts as large, and the bound of all large values together. */
export interface LargePart {
  readonly above: number;
  readonly capacity: number;
}

/**
 * Two caches in one: large values displace only one another. Otherwise some forty, used in turns, would keep thousands of
 * small ones out.
 */
export class PartedLru<K, V> {
  readonly #small: Lru<K, V>;
  readonly #large: Lru<K, V>;
  readonly #isLarge: (value: V) => boolean;

  /** @param capacity - of the small values. @param weigh - what a value takes of its part's capacity. */
  constructor(capacity: number, weigh: (value: V) => number, large: LargePart) {
    this.#small = new Lru(capacity, weigh);
    this.#large = new Lru(large.capacity, weigh);
    this.#isLarge = (value) => weigh(value) > large.above;
  }

  get(key: K): V | undefined {
    const value = this.#small.get(key);
    return value === undefined ? this.#large.get(key) : value;
  }

  set(key: K, value: V): void {
    const [part, other] = this.#isLarge(value) ? [this.#large, this.#small] : [this.#small, this.#large];
    other.delete(key);
    part.set(key, value);
  }

  delete(key: K): void {
    this.#small.delete(key);
    this.#large.delete(key);
  }

  deleteWhere(isChosen: (value: V) => boolean): void {
    this.#small.deleteWhere(isChosen);
    this.#large.deleteWhere(isChosen);
  }

  clear(): void {
    this.#small.clear();
    this.#large.clear();
  }
}
