import type { Keeping } from "../../../db/engine.ts";
import { createTagStore } from "./store/tags.ts";
import { codeTags, tagTotals } from "./tables.ts";

/** The tags of codes, and what is counted of each. */
export const tagsData = {
  tables: [codeTags, tagTotals],
  stores: ({ database }: Keeping) => ({ tags: createTagStore(database) }),
};
