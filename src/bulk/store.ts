import type { Code } from "../codes/model.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { RetryKey } from "../shared/retry.ts";

/** What came of an attempt to make a batch visible. */
export type Commit = "committed" | "tenant_gone" | "limit_reached" | "key_reused";

/**
 * What is kept of bulk files. Codes are staged a few at a time, so that the writer is never held for long, and are there
 * for nobody until the batch is committed, which takes one small transaction however many they are.
 */
export interface BulkStore {
  /** The batch of an earlier request with this key in the last 24 h; `"key_reused"` when that had another body. */
  kept(key: RetryKey, now: number): Promise<number | "key_reused" | null>;
  /** A part of a batch's record, counted from 0; `null` beyond the last. */
  record(batch: number, part: number): Promise<string | null>;
  /** How many codes the tenant has. */
  codeCount(tenantId: string): Promise<number>;
  /** Which of these short ids are taken, or were once. */
  taken(shortIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Opens a batch and gives its number; `null` when there is no such tenant. */
  open(tenantId: string, at: number): Promise<number | null>;
  /**
   * Stages codes of an open batch, those left out whose short ids are taken: they are returned. The copies of logos that
   * they name are stored with them. As long as the batch is open a crash may undo it.
   * @returns `null` when the batch is gone, because its tenant is.
   */
  stage(
    batch: number,
    codes: readonly Code[],
    copies?: readonly LogoCopy[],
  ): Promise<ReadonlySet<string> | null>;
  /** Keeps a part of the batch's record: which row became which code, and which was left out. */
  note(batch: number, part: number, record: string): Promise<void>;
  /**
   * Makes a batch's codes visible, all at once, if the tenant then has at most `limit` codes (`null` for no limit). With
   * `retry` its record is kept for 24 h.
   */
  commit(batch: number, limit: number | null, retry: RetryKey | null, at: number): Promise<Commit>;
  /** Gives a batch up: its codes are erased, `rows` in a transaction. Says whether there are more. */
  discard(batch: number, rows: number): Promise<boolean>;
  /** Erases what a crash left of batches, and records that nobody can ask for any more, about `rows` in a transaction. */
  sweep(rows: number): Promise<boolean>;
}
