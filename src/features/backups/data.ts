import type { Keeping } from "../../../db/engine.ts";
import { createBackupStore } from "./store/backups.ts";
import { createRepeatStore } from "./store/repeating.ts";
import { backupSeries, erasedRecords, seenBackups } from "./tables.ts";

/** The series of backups elsewhere, those that were seen last, and what was erased since the last list. */
export const backupsData = {
  tables: [backupSeries, seenBackups, erasedRecords],
  stores: ({ database }: Keeping) => ({
    backups: createBackupStore(database),
    repeating: createRepeatStore(database),
  }),
};
