import { keepKey } from "../../lib/key.ts";
import type { Shelf } from "../../lib/storage.ts";
import { createStore, useStore } from "../../lib/store.ts";

/** A key that was just made: it is shown once, before anything else, and then never again. */

export interface FreshKey {
  readonly apiKey: string;
  /** Whose it is. */
  readonly name: string;
  /** Where it is kept until the person says otherwise. */
  readonly shelf: Shelf;
}

const fresh = createStore<FreshKey | null>(null);

/** The key to be shown; `null` when there is none. */
export function useFreshKey(): FreshKey | null {
  return useStore(fresh);
}

/** Signs in with a new key and shows it. It is kept at once, so that a reload does not lose the workspace. */
export function showFreshKey(key: FreshKey): void {
  fresh.set(key);
  keepKey(key.apiKey, key.shelf);
}

/** The person has it: it is kept where they said, and shown no more. */
export function doneWithFreshKey(shelf: Shelf): void {
  const key = fresh.get();
  if (key) keepKey(key.apiKey, shelf);
  fresh.set(null);
}
