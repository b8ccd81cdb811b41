import type { Keeping } from "../../../db/engine.ts";
import { createAuditor } from "./store/audit.ts";
import { createEraser } from "./store/eraser.ts";

/** It keeps nothing of its own, and looks after the rows of all tables. */
export const housekeepingData = {
  tables: [],
  stores: ({ database, longSnapshot, tables }: Keeping) => ({
    eraser: createEraser(database, tables),
    auditor: createAuditor(longSnapshot, tables),
  }),
};
