import { read, type Area, write } from "./storage.ts";
import { createStore, useStore } from "./store.ts";

/** The API key of the session: in memory and in the storage that the person chose, nowhere else. */

const NAME = "key";

const held = createStore<string | null>(read("tab", NAME) ?? read("device", NAME));

type KeyRefusal = "invalid" | "suspended";

/** Why the service refused the key, so that the sign-in page can say so; `null` when it did not. */
export const keyRefused = createStore<KeyRefusal | null>(null);

/** The key; `null` when signed out. */
export function currentKey(): string | null {
  return held.get();
}

/** The key as a hook. */
export function useKey(): string | null {
  return useStore(held);
}

/** Signs in. `device` keeps the key after the tab is closed. */
export function keepKey(key: string, area: Area): void {
  write(area === "tab" ? "device" : "tab", NAME, null);
  write(area, NAME, key);
  keyRefused.set(null);
  held.set(key);
}

/** The storage that holds the key. */
export function keyArea(): Area {
  return read("device", NAME) === null ? "tab" : "device";
}

/** Whether the key is this tab's alone. */
export function isKeyOfTab(): boolean {
  return read("tab", NAME) !== null;
}

let signedOut = false;

/** Whether somebody signed out since the page was loaded. */
export function hasSignedOut(): boolean {
  return signedOut;
}

/**
 * Signs out in this tab and in those that are opened later.
 * @param refused - why the service refused the key. The one of a suspended workspace stays in the browser,
 * for it may be the only copy.
 */
export function forgetKey(refused: KeyRefusal | null = null): void {
  if (refused !== "suspended") {
    write("tab", NAME, null);
    write("device", NAME, null);
  }
  keyRefused.set(refused);
  signedOut = true;
  held.set(null);
}
