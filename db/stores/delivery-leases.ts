import type { DeliveryStore } from "../../src/webhooks/delivery-store.ts";
import type { DeliveryRow } from "./delivery-row.ts";
import type { Fragment } from "./sql.ts";

/** How an engine knows which deliveries a process may send, and how it saves many outcomes at once. */
export interface DeliveryLeases extends Pick<DeliveryStore, "onAdded" | "onOrphaned" | "settle"> {
  /** A condition on deliveries `d`: no other process that runs has leased them. */
  readonly isFree: Fragment;
  /** A condition on deliveries `d`: this process has leased them. */
  readonly isOurs: Fragment;
  /** Behind the changes of an update: ends the lease. */
  readonly released: Fragment;
  /** Behind a query that locks a tenant's deliveries: the order in which nodes lock them. */
  readonly inLockOrder: Fragment;
  /** Leases deliveries that are free. Gives those that no other process was faster to lease. */
  lease(tenantId: string, rows: readonly DueRow[]): Promise<readonly DueRow[]>;
}

export interface DueRow extends DeliveryRow {
  readonly isOurs: boolean;
}
