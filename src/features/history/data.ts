import type { Keeping } from "../../../db/engine.ts";
import { createHistoryStore } from "./store/history.ts";
import { codeRevisions, codeValues } from "./tables.ts";

/** The revisions of codes. */
export const historyData = {
  tables: [codeRevisions, codeValues],
  stores: ({ database }: Keeping) => ({
    history: createHistoryStore(database),
  }),
};
