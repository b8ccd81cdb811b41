import type { Keeping } from "../../../db/engine.ts";
import { createReportStore } from "./store.ts";
import { reports } from "./tables.ts";

/** Reports of codes. */
export const reportsData = {
  tables: [reports],
  stores: ({ database }: Keeping) => ({ reports: createReportStore(database) }),
};
