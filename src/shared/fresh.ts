import { Lru } from "./lru.ts";

/** Says whether another process changed the stored data: a number that differs from the last one when it did. */
export type ChangeStamp = () => number;

interface Entry<V> {
  readonly value: V;
  readonly stamp: number;
}

/**
 * A cache of loaded records that is never behind: an entry serves while nobody else wrote (`stamp`) and nobody here
 * dropped it, and is loaded anew otherwise. When loading fails, the last known value serves on: a redirect must
 * survive a broken disk.
 */
export class FreshCache<K, V> {
  readonly #entries: Lru<K, Entry<V>>;
  readonly #stamp: ChangeStamp;
  readonly #load: (key: K) => Promise<V>;
  #generation = 0;

  constructor(capacity: number, stamp: ChangeStamp, load: (key: K) => Promise<V>) {
    this.#entries = new Lru(capacity);
    this.#stamp = stamp;
    this.#load = load;
  }

  /** The value if it is here and fresh, without waiting for anything. */
  peek(key: K): V | undefined {
    const entry = this.#entries.get(key);
    return entry?.stamp === this.#stamp() ? entry.value : undefined;
  }

  /** @throws what loading throws, when there is no earlier value to fall back on. */
  async get(key: K): Promise<V> {
    const stamp = this.#stamp();
    const known = this.#entries.get(key);
    if (known?.stamp === stamp) return known.value;
    const generation = this.#generation;
    try {
      const value = await this.#load(key);
      // A drop while loading means that what was read may already be old: use it once, keep it not.
      if (generation === this.#generation) this.#entries.set(key, { value, stamp });
      return value;
    } catch (error) {
      if (known) return known.value;
      throw error;
    }
  }

  drop(key: K): void {
    this.#generation++;
    this.#entries.delete(key);
  }

  clear(): void {
    this.#generation++;
    this.#entries.clear();
  }
}
