import type { Keeping } from "../../../db/engine.ts";
import { createInteractionStore, createPageStore } from "./store.ts";
import { funnelDays, pageLanguageDays } from "./tables.ts";

/** The funnels of pages. */
export const pagesData = {
  tables: [funnelDays, pageLanguageDays],
  stores: ({ database }: Keeping) => ({
    interactions: createInteractionStore(database),
    pages: createPageStore(database),
  }),
};
