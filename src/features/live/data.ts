import type { Keeping } from "../../../db/engine.ts";
import { createLiveStore } from "./store.ts";

/** It keeps nothing of its own: it reads the log of scans. */
export const liveData = {
  tables: [],
  stores: ({ database }: Keeping) => ({ live: createLiveStore(database) }),
};
