import type { Keeping } from "../../../db/engine.ts";
import { createInteractionStore, createPageStore } from "./store.ts";
import { funnelDays } from "./tables.ts";

/** The funnels of pages. */
export const pagesData = {
  tables: [funnelDays],
  stores: ({ database }: Keeping) => ({
    interactions: createInteractionStore(database),
    pages: createPageStore(database),
  }),
};
