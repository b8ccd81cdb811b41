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
  /** Loads under way, by key: a drop takes the key out, and what comes of the load is used once and not kept. */
  readonly #loading = new Map<K, symbol>();

  constructor(capacity: number, stamp: ChangeStamp, load: (key: K) => Promise<V>) {
    this.#entries = new Lru(capacity);
    this.#stamp = stamp;
    this.#load = load;
  }

  /** The value if it is here and fresh, without waiting for anything. */
  peek(key: K): V | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.stamp === this.#currentStamp() ? entry.value : undefined;
  }

  /** @throws what loading throws, when there is no earlier value to fall back on. */
  async get(key: K): Promise<V> {
    const stamp = this.#currentStamp();
    const known = this.#entries.get(key);
    if (known && known.stamp === stamp) return known.value;
    const ticket = Symbol();
    this.#loading.set(key, ticket);
    try {
      const value = await this.#load(key);
      const undisturbed = this.#loading.get(key) === ticket;
      if (stamp !== null && undisturbed) this.#entries.set(key, { value, stamp });
      return value;
    } catch (error) {
      if (known && this.#loading.get(key) === ticket) return known.value;
      throw error;
    } finally {
      if (this.#loading.get(key) === ticket) this.#loading.delete(key);
    }
  }

  drop(key: K): void {
    this.#loading.delete(key);
    this.#entries.delete(key);
  }

  clear(): void {
    this.#loading.clear();
    this.#entries.clear();
  }

  /** `null` when storage can't say: then nothing counts as fresh, and loading decides. */
  #currentStamp(): number | null {
    try {
      return this.#stamp();
    } catch {
      return null;
    }
  }
}
