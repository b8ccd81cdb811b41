import type { DeliveryOutcome } from "../delivery-records.ts";
import type { DeliveryRow } from "./delivery-row.ts";
import type { Fragment } from "../../../../db/sql.ts";

/** How an engine knows which deliveries a process may send, and how it saves many outcomes at once. */
export interface DeliveryLeases {
  /** Calls `listener` after a commit with the webhooks for whom it added deliveries. */
  onAdded(listener: (webhooks: Iterable<string>) => void): void;
  /**
   * Calls `listener` when another process ended that had leased deliveries: these, and new ones it knew of,
   * are due.
   */
  onOrphaned(listener: () => void): void;
  /** Saves outcomes, in one transaction. */
  settle(outcomes: readonly DeliveryOutcome[]): Promise<void>;
  /** A condition on deliveries `d`: no other process that runs has leased them. */
  readonly isFree: Fragment;
  /** A condition on deliveries `d`: this process has leased them. */
  readonly isOurs: Fragment;
  /** Behind the changes of an update: ends the lease. */
  readonly released: Fragment;
  /** Behind a query that locks a webhook's deliveries: the order in which nodes lock them. */
  readonly inLockOrder: Fragment;
  /** Leases deliveries that are free. Gives those that no other process was faster to lease. */
  lease(webhook: string, rows: readonly DueRow[]): Promise<readonly DueRow[]>;
}

export interface DueRow extends DeliveryRow {
  readonly isOurs: boolean;
}
