import type { Keeping } from "../../../db/engine.ts";
import { createLookStore } from "./store.ts";
import { looks } from "./tables.ts";

/** Saved looks. */
export const looksData = {
  tables: [looks],
  stores: ({ database }: Keeping) => ({
    looks: createLookStore(database),
  }),
};
