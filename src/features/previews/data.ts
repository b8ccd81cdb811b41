import type { Keeping } from "../../../db/engine.ts";
import { createPreviewStore } from "./store.ts";

/** Previews keep nothing of their own. */
export const previewsData = {
  tables: [],
  stores: ({ database }: Keeping) => ({ previews: createPreviewStore(database) }),
};
