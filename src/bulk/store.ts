import type { Code } from "../codes/model.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { RetryKey } from "../shared/retry.ts";

/** The result of a commit. */
export type CommitOutcome = "committed" | "tenant_gone" | "limit_reached" | "key_reused";

/**
 * The batches of bulk files. Codes are staged a few at a time, so that no transaction is long. They are visible only once
 * the batch is committed, which takes one small transaction however many they are.
 */
export interface BulkStore {
  /** The batch of an earlier request with this key in the last 24 h; `"key_reused"` when that had another body. */
  findBatch(key: RetryKey, now: number): Promise<number | "key_reused" | null>;
  /** A part of a batch's record, counted from 0; `null` beyond the last. */
  recordPart(batch: number, part: number): Promise<string | null>;
  /** How many codes the tenant has. */
  codeCount(tenantId: string): Promise<number>;
  /** Which of these short ids are taken, or were once. */
  taken(shortIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Opens a batch and returns its number; `null` when there is no such tenant. */
  open(tenantId: string, at: number): Promise<number | null>;
  /**
   * Stages codes of an open batch, except those whose short ids are taken. The copies of logos that they name are stored
   * with them. A crash before the commit may undo it.
   * @param seenLooks - the revisions in which the looks were seen that they name, by id.
   * @returns the short ids that are taken; `"look_changed"` when a look is gone, or has another revision; `null` when the batch is gone because its tenant was erased.
   */
  stage(
    batch: number,
    codes: readonly Code[],
    copies?: readonly LogoCopy[],
    seenLooks?: ReadonlyMap<string, number>,
  ): Promise<ReadonlySet<string> | "look_changed" | null>;
  /** Stores a part of the batch's record: which row became which code, and which was left out. */
  addRecordPart(batch: number, part: number, record: string): Promise<void>;
  /**
   * Makes a batch's codes visible, all at once, if the tenant then has at most `limit` codes (`null` for no limit). With
   * `retry` its record is stored for 24 h.
   */
  commit(batch: number, limit: number | null, retry: RetryKey | null, at: number): Promise<CommitOutcome>;
  /** Discards a batch: erases up to `rows` of its codes in one transaction. @returns whether there are more. */
  discard(batch: number, rows: number): Promise<boolean>;
  /** Erases batches that a crash left, and expired records, about `rows` in one transaction. @returns whether there are more. */
  sweep(rows: number): Promise<boolean>;
}
