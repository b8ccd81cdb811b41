import type { Keeping } from "../../../db/engine.ts";
import { createBulkStore } from "./store/bulk.ts";
import { openBatches, batchRecords, bulkFiles } from "./tables.ts";

/** The batches of bulk files. */
export const bulkData = {
  tables: [openBatches, batchRecords, bulkFiles],
  stores: ({ database, batchLeases }: Keeping) => ({
    bulk: createBulkStore(database, batchLeases),
  }),
};
