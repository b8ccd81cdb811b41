import { keepKey } from "../../lib/key.ts";
import type { Area } from "../../lib/storage.ts";
import { createStore, useStore } from "../../lib/store.ts";

/** A new key, which is shown once before anything else. */

export interface FreshKey {
  readonly apiKey: string;
  /** The workspace's name. */
  readonly name: string;
  /** Where it is stored until the person chooses. */
  readonly area: Area;
}

const fresh = createStore<FreshKey | null>(null);

/** The key to show; `null` when there is none. */
export function useFreshKey(): FreshKey | null {
  return useStore(fresh);
}

/** Signs in with a new key and shows it. It is stored at once, so that a reload does not lose the workspace. */
export function showFreshKey(key: FreshKey): void {
  fresh.set(key);
  keepKey(key.apiKey, key.area);
}

/** The person saved the key: it is stored where they chose and not shown again. */
export function doneWithFreshKey(area: Area): void {
  const key = fresh.get();
  if (key) keepKey(key.apiKey, area);
  fresh.set(null);
}
