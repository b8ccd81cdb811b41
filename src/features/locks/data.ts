import type { Keeping } from "../../../db/engine.ts";
import { createLockStore } from "./store.ts";

/** Locks stand in the rows of their codes. */
export const locksData = {
  tables: [],
  stores: ({ database }: Keeping) => ({ locks: createLockStore(database) }),
};
