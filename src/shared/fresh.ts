import { Lru } from "./lru.ts";

/** Says whether another process changed the stored data: a number that differs from the last one when it did. */
export type ChangeStamp = () => number;

interface Entry<V> {
  readonly value: V;
  readonly stamp: number;
}

/** A load under way. */
interface Loading<V> {
  readonly stamp: number | null;
  readonly value: Promise<V>;
}

/** How long a store that was too slow is left alone, in milliseconds: what is known serves meanwhile. */
const RESPITE = 1_000;

/**
 * A cache of loaded records that is never behind: an entry serves while nobody else wrote (`stamp`) and nobody here
 * dropped it, and is loaded anew otherwise, once for all who ask. When loading fails, the last known value serves on: a
 * redirect must survive a broken disk. With `patience` it serves too when loading takes longer than so many
 * milliseconds: a redirect must survive a server that says nothing.
 */
export class FreshCache<K, V> {
  readonly #entries: Lru<K, Entry<V>>;
  readonly #stamp: ChangeStamp;
  readonly #load: (key: K) => Promise<V>;
  readonly #patience: number;
  /** Loads under way, by key: a drop takes the key out, and what comes of the load is used and not kept. */
  readonly #loading = new Map<K, Loading<V>>();
  #slowUntil = 0;

  constructor(
    capacity: number,
    stamp: ChangeStamp,
    load: (key: K) => Promise<V>,
    patience: number = Number.POSITIVE_INFINITY,
  ) {
    this.#entries = new Lru(capacity);
    this.#stamp = stamp;
    this.#load = load;
    this.#patience = patience;
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
    if (known && (known.stamp === stamp || performance.now() < this.#slowUntil)) return known.value;
    const loaded = this.#loaded(key, stamp);
    if (!known || this.#patience === Number.POSITIVE_INFINITY) return loaded;
    const inTime = await within(this.#patience, loaded);
    if (inTime) return inTime.value;
    this.#slowUntil = performance.now() + RESPITE;
    // Unless it was dropped meanwhile: then only what is loaded will do.
    const still = this.#entries.get(key);
    return still ? still.value : loaded;
  }

  evict(key: K): void {
    this.#loading.delete(key);
    this.#entries.delete(key);
  }

  clear(): void {
    this.#loading.clear();
    this.#entries.clear();
  }

  /** Joins a load under way, unless somebody wrote since it began. */
  #loaded(key: K, stamp: number | null): Promise<V> {
    const underWay = this.#loading.get(key);
    if (underWay && underWay.stamp === stamp) return underWay.value;
    const { promise, resolve, reject } = Promise.withResolvers<V>();
    const loading = { stamp, value: promise };
    this.#loading.set(key, loading);
    void this.#loadAnew(key, loading).then(resolve, reject);
    return promise;
  }

  async #loadAnew(key: K, loading: Loading<V>): Promise<V> {
    try {
      const value = await this.#load(key);
      const { stamp } = loading;
      if (stamp !== null && this.#loading.get(key) === loading) this.#entries.set(key, { value, stamp });
      return value;
    } catch (error) {
      const known = this.#entries.get(key);
      if (known && this.#loading.get(key) === loading) return known.value;
      throw error;
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key);
    }
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

/** What a promise comes to, if it comes to it in so many milliseconds. */
async function within<T>(milliseconds: number, promise: Promise<T>): Promise<{ readonly value: T } | null> {
  const { promise: timeUp, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  try {
    return await Promise.race([promise.then((value) => ({ value })), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
