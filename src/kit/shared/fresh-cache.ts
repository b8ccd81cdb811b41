import { type LargePart, PartedLru } from "./parted-lru.ts";

/** A number that changes when another process has changed the stored data. */
export type ChangeStamp = () => number;

interface CachedValue<V> {
  readonly value: V;
  readonly stamp: number;
}

/** A load in flight. */
interface Loading<V> {
  readonly stamp: number | null;
  readonly value: Promise<V>;
}

/** How much a cache holds, and how it goes on while its store does not answer. */
export interface FreshCacheOptions<V> {
  /** The share of the capacity that a value takes; 1 by default. */
  readonly weigh?: (value: V) => number;
  /** Values that displace only one another; none by default. */
  readonly large?: LargePart;
  /** Milliseconds that a load may take before the last value serves. */
  readonly patience?: number;
  /** Whether the store is known not to answer. Then the last value serves at once. */
  readonly isAway?: () => boolean;
}

const NONE_LARGE: LargePart = { above: Number.POSITIVE_INFINITY, capacity: 0 };

/** Findings of nothing that a cache of secrets holds. */
const MOST_NOTHINGS = 1_000;

/**
 * Options of a cache of what clients name by secrets of theirs. Findings of nothing displace only one
 * another, so a flood of made-up secrets does not push out those that are good.
 */
export function nothingApart<V>(isNothing: (value: V) => boolean): FreshCacheOptions<V> {
  return {
    weigh: (value) => (isNothing(value) ? 2 : 1),
    large: { above: 1, capacity: 2 * MOST_NOTHINGS },
  };
}

/** How long a store that was too slow is not asked again, in milliseconds. Cached values serve meanwhile. */
export const RETRY_DELAY = 1_000;

/**
 * A cache of loaded records that is never stale. An entry is valid while no other process wrote (`stamp`) and nothing
 * here evicted it; otherwise it is loaded again, once for all concurrent readers. When a load fails, the last value
 * serves: a redirect must survive a broken disk. It also serves when a load takes longer than `patience` milliseconds, or the
 * store is known to be away: a redirect must survive a database server that does not answer.
 */
export class FreshCache<K, V> {
  readonly #entries: PartedLru<K, CachedValue<V>>;
  readonly #stamp: (key: K) => number;
  readonly #load: (key: K) => Promise<V>;
  readonly #patience: number;
  readonly #isAway: () => boolean;
  /** Loads in flight, by key. Eviction removes the key: the loaded value is then used but not cached. */
  readonly #loading = new Map<K, Loading<V>>();
  #slowUntil = 0;

  /** @param stamp - of all entries, or another for each key. It may not go back. */
  constructor(
    capacity: number,
    stamp: (key: K) => number,
    load: (key: K) => Promise<V>,
    {
      weigh = () => 1,
      large = NONE_LARGE,
      patience = Number.POSITIVE_INFINITY,
      isAway = () => false,
    }: FreshCacheOptions<V> = {},
  ) {
    this.#entries = new PartedLru(capacity, ({ value }) => weigh(value), large);
    this.#stamp = stamp;
    this.#load = load;
    this.#patience = patience;
    this.#isAway = isAway;
  }

  /** The value if it is cached and valid. Nothing is awaited. */
  peek(key: K): V | undefined {
    const entry = this.#entries.get(key);
    return entry && entry.stamp === this.#currentStamp(key) ? entry.value : undefined;
  }

  /** The value that was loaded last, though it may have changed since; `undefined` if none is cached. */
  last(key: K): V | undefined {
    return this.#entries.get(key)?.value;
  }

  /** The value, loaded if need be. @throws what loading throws, when there is no earlier value. */
  async get(key: K): Promise<V> {
    const stamp = this.#currentStamp(key);
    const known = this.#entries.get(key);
    if (known && (known.stamp === stamp || performance.now() < this.#slowUntil || this.#isAway()))
      return known.value;
    const loaded = this.#loaded(key, stamp);
    if (!known || this.#patience === Number.POSITIVE_INFINITY) return loaded;
    const inTime = await within(this.#patience, loaded);
    if (inTime) return inTime.value;
    this.#slowUntil = performance.now() + RETRY_DELAY;
    // If it was evicted meanwhile, only the loaded value is correct.
    const still = this.#entries.get(key);
    return still ? still.value : loaded;
  }

  evict(key: K): void {
    this.#loading.delete(key);
    this.#entries.delete(key);
  }

  /** Evicts the entries whose values are chosen. It looks at all. */
  evictWhere(isChosen: (value: V) => boolean): void {
    this.#loading.clear();
    this.#entries.deleteWhere(({ value }) => isChosen(value));
  }

  clear(): void {
    this.#loading.clear();
    this.#entries.clear();
  }

  /** Joins a load in flight, unless another process wrote since it began. */
  #loaded(key: K, stamp: number | null): Promise<V> {
    const inFlight = this.#loading.get(key);
    if (inFlight && inFlight.stamp === stamp) return inFlight.value;
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

  /** `null` when storage fails: then no entry is valid, and loading decides. */
  #currentStamp(key: K): number | null {
    try {
      return this.#stamp(key);
    } catch {
      return null;
    }
  }
}

/** The value of a promise if it resolves within some milliseconds; `null` otherwise. */
export async function within<T>(
  milliseconds: number,
  promise: Promise<T>,
): Promise<{ readonly value: T } | null> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  try {
    return await Promise.race([promise.then((value) => ({ value })), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
