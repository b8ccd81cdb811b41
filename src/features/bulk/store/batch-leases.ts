import type { Fragment } from "../../../../db/sql.ts";
import type { Work } from "../../../../db/work.ts";

/** How an engine knows which batches somebody works on. */
export interface BatchLeases {
  /** The column of `open_batches` with the time at which a lease expires. */
  readonly expiry: Fragment;
  /** When a lease expires that is taken or renewed at a time; 0 where a batch has none. */
  until(at: number): number;
  /** Says in the transaction that opens a batch that this process works on it: a sweep may follow at once. */
  begin(batch: number): void;
  /** Says that this process no longer works on a batch, once that is committed or given up. */
  end(batch: number): void;
  /** A condition that selects batches that were given up, or whose leases have expired. */
  isExpired(at: number): Fragment;
  /** A condition that selects batches that nobody works on. */
  isLeft(at: number): Fragment;
  /** Notes the numbers of codes that were staged. */
  noteStaged(batch: number, codes: readonly number[]): Work<void>;
  /** Notes that the codes of a batch up to `last` are erased. */
  passErased(batch: number, last: number): Work<void>;
  /**
   * A condition that selects the codes of a batch, without a scan of all older codes. The batch must have
   * codes.
   */
  areOf(batch: number): Fragment;
}
