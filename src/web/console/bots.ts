import { read, write } from "../lib/storage.ts";
import { createStore, useStore } from "../lib/store.ts";

/** Whether automated scans are counted: one switch for all views, which lasts as long as the tab. */

const NAME = "bots";

const counted = createStore(read("tab", NAME) !== null);

/** Whether they are counted, as a hook. */
export function useBots(): boolean {
  return useStore(counted);
}

/** Counts them from now on, or no longer. */
export function countBots(bots: boolean): void {
  write("tab", NAME, bots ? "counted" : null);
  counted.set(bots);
}
