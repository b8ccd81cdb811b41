import type { ScanWriting } from "../stores/scans.ts";
import type { SqliteDatabase } from "./open.ts";
import { createOutbox } from "./outbox.ts";
import { createScanWriter } from "./scan-batch.ts";

/** Commits batches of scans, each in one transaction that a thread may sync: see `wal.ts`. */
export function createScanWriting(db: SqliteDatabase, outbox = createOutbox(db)): ScanWriting {
  const write = createScanWriter(db, outbox);
  return {
    async commit(batch) {
      const deliveries = await db.writeAside(() => write(batch));
      deliveries.committed();
    },
    forgetCommits: async () => {},
  };
}
