import type { Keeping } from "../../../db/engine.ts";
import { createRunStore } from "./store/runs.ts";
import { codeRuns, codeRunOrders, codeRunFailures } from "./tables.ts";

/** Actions on many codes. */
export const runsData = {
  tables: [codeRuns, codeRunOrders, codeRunFailures],
  stores: ({ database, searchIndex }: Keeping) => ({
    runs: createRunStore(database, searchIndex),
  }),
};
