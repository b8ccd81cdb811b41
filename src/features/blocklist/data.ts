import type { Keeping } from "../../../db/engine.ts";
import { createBlocklistStore } from "./store.ts";
import { blocklists } from "./tables.ts";

/** Lists of hosts that no code leads to. Their verdict on a code is a column of codes. */
export const blocklistData = {
  tables: [blocklists],
  stores: ({ database }: Keeping) => ({ blocklists: createBlocklistStore(database) }),
};
