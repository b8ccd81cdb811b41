import type { BatchLeases } from "../src/features/bulk/store/batch-leases.ts";
import type { StepLimits } from "../src/features/analytics/store/campaigns.ts";
import type { SearchIndex } from "../src/features/codes/store/search-index.ts";
import type { ScanWriting } from "../src/features/scans/store/scans.ts";
import type { SnapshotReader } from "../src/features/tenants/store/tenant-recount.ts";
import type { DeliveryLeases } from "../src/features/webhooks/store/delivery-leases.ts";
import type { LeadOutbox } from "../src/features/webhooks/store/outbox.ts";
import type { Table } from "./column.ts";
import type { Database, Work } from "./work.ts";

/** The parts of the shared stores that each engine does in its own way. */
export interface Engine {
  readonly database: Database;
  readonly outbox: LeadOutbox;
  readonly scanWriting: ScanWriting;
  readonly batchLeases: BatchLeases;
  readonly deliveryLeases: DeliveryLeases;
  readonly searchIndex: SearchIndex;
  readonly recountLimits: StepLimits;
  /** Opens a reader on a connection of its own. */
  openReader(): Promise<SnapshotReader>;
  /** Runs queries that all see the database as it was at one moment, however long they take. */
  longSnapshot<T>(work: () => Work<T>): Promise<T>;
}

/** The stores of a feature are given this. */
export interface Keeping extends Engine {
  /** The tables of all features. */
  readonly tables: readonly Table[];
}

/** The data of a feature: its tables, and the stores that read and write them, by name. */
export interface Data<Stores> {
  readonly tables: readonly Table[];
  readonly stores: (given: Keeping) => Stores;
}
