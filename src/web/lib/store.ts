import { useEffect, useState } from "preact/hooks";

/** A value that parts of a page share and can subscribe to. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** Calls `listener` at each change, until the returned function is called. */
  subscribe(listener: (value: T) => void): () => void;
}

/** A store that begins with `initial`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store's value as a hook: the component renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(store.get());
  useEffect(() => {
    const keep = (next: T) => setValue(() => next);
    keep(store.get());
    return store.subscribe(keep);
  }, [store]);
  return value;
}
