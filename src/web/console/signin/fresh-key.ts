import { isObject } from "../../lib/json.ts";
import { currentWorkspace, keepKey, keepWorkspace } from "../../lib/holder.ts";
import { type Area, read, write } from "../../lib/storage.ts";
import { createStore, useStore } from "../../lib/store.ts";
import { forgetDrafts } from "../drafts.ts";
import { knownName, rememberName } from "./known.ts";
import type { Stay } from "./Staying.tsx";

/**
 * A new key, which is shown before anything else until the person has saved it: also after a reload, and
 * whoever signs in or out in this browser meanwhile.
 */

export interface FreshKey {
  readonly apiKey: string;
  /** The workspace's name. */
  readonly name: string;
  /** Where it is stored until the person chooses. */
  readonly area: Area;
  /** Whether its workspace was made just now. */
  readonly isFirst: boolean;
  /** The id of the workspace whose owner is signed in besides; `null` where the key is the only way in. */
  readonly workspace: string | null;
}

const NAME = "fresh-key";

const fresh = createStore<FreshKey | null>(begun());

/** The key that was shown before a reload; `null` when there is none. */
function begun(): FreshKey | null {
  const stored = read("tab", NAME);
  if (stored === null) return null;
  const { key: apiKey, name, area, isFirst, workspace = null } = partsOf(stored);
  if (typeof apiKey !== "string" || typeof name !== "string") return null;
  return {
    apiKey,
    name,
    area: area === "device" ? "device" : "tab",
    isFirst: isFirst === true,
    workspace: typeof workspace === "string" ? workspace : null,
  };
}

function partsOf(stored: string): { readonly [name: string]: unknown } {
  try {
    const value: unknown = JSON.parse(stored);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** The first state of the choices. A name that was not to be remembered is not ticked later, either. */
export function firstStay({ area, isFirst }: FreshKey): Stay {
  return { key: area === "device", name: isFirst || knownName() !== null };
}

/** The key to show; `null` when there is none. */
export function useFreshKey(): FreshKey | null {
  return useStore(fresh);
}

/** Signs in with a new key and shows it. It is stored at once, so that a reload does not lose the workspace. */
export function showFreshKey(key: FreshKey): void {
  // A former workspace's key may have been refused, which keeps its drafts.
  if (key.isFirst) forgetDrafts();
  fresh.set(key);
  const { apiKey, ...about } = key;
  write("tab", NAME, JSON.stringify({ key: apiKey, ...about }));
  if (key.workspace === null) keepKey(key.apiKey, key.area);
  else keepWorkspace(key.workspace);
}

/**
 * The person saved the key: it is stored where they chose and not shown again. One who signed in stays so.
 */
export function doneWithFreshKey(stay: Stay): void {
  const key = fresh.get();
  if (key?.workspace === null && currentWorkspace() === null) {
    keepKey(key.apiKey, stay.key ? "device" : "tab");
    rememberName(stay.name ? key.name : null);
  }
  write("tab", NAME, null);
  fresh.set(null);
}
