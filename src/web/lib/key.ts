import { read, type Shelf, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The API key of who is signed in: in memory and on the shelf a person chose, nowhere else. */

const NAME = "key";

const held = createStore<string | null>(read("tab", NAME) ?? read("device", NAME));

/** Set when the service refused the key that was held: whoever sees the sign-in next learns why. */
export const keyRefused = createStore(false);

/** The key; `null` while nobody is signed in. */
export function currentKey(): string | null {
  return held.get();
}

/** The same, for a component. */
export function useKey(): string | null {
  return useStore(held);
}

/** Signs in. `device` keeps the key when the tab is closed. */
export function keepKey(key: string, shelf: Shelf): void {
  write(shelf === "tab" ? "device" : "tab", NAME, null);
  write(shelf, NAME, key);
  keyRefused.set(false);
  held.set(key);
}

/** Which shelf the key lies on. */
export function keyShelf(): Shelf {
  return read("device", NAME) === null ? "tab" : "device";
}

/** Signs out, everywhere in this browser. @param refused - whether the service did not know the key. */
export function forgetKey(refused = false): void {
  write("tab", NAME, null);
  write("device", NAME, null);
  keyRefused.set(refused);
  held.set(null);
}
