import type { Code } from "../codes/model.ts";
import type { LogoCopy } from "../logos/art.ts";
import type { RetryKey } from "../shared/retry.ts";
import type { ShortAddress } from "../shared/short-address.ts";
import type { Usage } from "../shared/tenant.ts";

/** The result of a commit. */
export type CommitOutcome =
  | "committed"
  | "tenant_gone"
  | "batch_lost"
  | "limit_reached"
  /** The workspace's budget of bytes has no room for the file. */
  | "bytes_reached"
  | "key_reused";

/** Why codes are not staged. */
export type StagingRefusal =
  /** A look is gone, or has another revision. */
  | "look_changed"
  /** A domain is gone. */
  | "domain_gone"
  /** Another process has taken the batch, because its lease had expired. */
  | "batch_lost"
  /** The workspace's budget of bytes has no room for the file. */
  | "bytes_reached";

/** A committed batch. Its codes have numbers from `firstCode` to `lastCode`. */
export interface MadeBatch {
  readonly batch: number;
  readonly id: string;
  readonly tenantId: string;
  readonly firstCode: number | null;
  readonly lastCode: number | null;
}

/** The codes of a batch that were deleted, by short address, and those that stay, by id. */
export interface Undone {
  readonly deleted: readonly ShortAddress[];
  readonly kept: readonly string[];
  /** The number behind which it goes on; `null` at its end. */
  readonly next: number | null;
}

/** The code that has a short address. */
export interface Holder {
  readonly tenantId: string;
  /** The service whose file it came from; `null` when it was made here. */
  readonly importedFrom: string | null;
  /** The batch that it was staged in; `null` for a single code. */
  readonly batch: number | null;
  /** Whether that batch is open: it may still be discarded. */
  readonly isStaged: boolean;
}

/** A change of a staged code, as it was made elsewhere. */
export interface FormerPart {
  readonly codeId: string;
  readonly revision: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly by: string | null;
  /** Whether the code is as this change left it. */
  readonly isPresent: boolean;
  /** The values that it replaced, as JSON. */
  readonly replaced: readonly { readonly member: string; readonly value: string }[];
}

/**
 * The batches of bulk files. Codes are staged a few at a time, so that no transaction is long. They are visible only once
 * the batch is committed, which takes one small transaction however many they are.
 */
export interface BulkStore {
  /** The batch of an earlier request with this key in the last 24 h; `"key_reused"` when that had another body. */
  findBatch(key: RetryKey, now: number): Promise<number | "key_reused" | null>;
  /** A part of a batch's record, counted from 0; `null` beyond the last. */
  recordPart(batch: number, part: number): Promise<string | null>;
  /** The tenant's use of its plan. */
  usage(tenantId: string): Promise<Usage>;
  /** Finds which of these short addresses are taken, or were once. */
  taken(addresses: readonly ShortAddress[]): Promise<ReadonlySet<ShortAddress>>;
  /** The codes that have these short addresses, also those that are being staged. */
  holders(addresses: readonly ShortAddress[]): Promise<ReadonlyMap<ShortAddress, Holder>>;
  /** Opens a batch, with a lease, and returns its number; `null` when there is no such tenant. */
  open(tenantId: string, at: number): Promise<number | null>;
  /** Renews the lease of a batch. */
  renew(batch: number, at: number): Promise<void>;
  /**
   * Stages codes of an open batch, except those whose short addresses are taken. The copies of logos that they name are stored
   * with them. A crash before the commit may undo it.
   * @param seenLooks - the revisions in which the looks were seen that they name, by id.
   * @param most - the bytes that the tenant may have with the batch, no limit by default.
   * @returns the short addresses that are taken, or a refusal; `null` when the batch is gone because its tenant was erased.
   */
  stage(
    batch: number,
    codes: readonly Code[],
    copies?: readonly LogoCopy[],
    seenLooks?: ReadonlyMap<string, number>,
    most?: number | null,
  ): Promise<ReadonlySet<ShortAddress> | StagingRefusal | null>;
  /** Gives staged codes the changes that they had elsewhere. Codes that are not in the batch are passed over. */
  addFormer(
    batch: number,
    parts: readonly FormerPart[],
    most?: number | null,
  ): Promise<Extract<StagingRefusal, "bytes_reached"> | null>;
  /** Stores a part of the batch's record: which row became which code, and which was left out. */
  addRecordPart(batch: number, part: number, record: string): Promise<void>;
  /**
   * Makes a batch's codes visible, all at once, if the tenant then has at most `limit` codes (`null` for no limit) and `most` bytes. With
   * `retry` its record is stored for 24 h, with `id` it can be undone for as long.
   * @returns also `"batch_lost"`, as `stage` does.
   */
  commit(
    tenantId: string,
    batch: number,
    limit: number | null,
    retry: RetryKey | null,
    at: number,
    id?: string,
    most?: number | null,
  ): Promise<CommitOutcome>;
  /** The id by which a batch can be undone; `null` when it can't. */
  idOf(batch: number): Promise<string | null>;
  /** A tenant's batch that was committed after a time. */
  findMade(tenantId: string, id: string, after: number): Promise<MadeBatch | null>;
  /**
   * Looks through about `rows` codes behind the number `after`, and deletes those of a batch that were neither scanned nor
   * edited.
   */
  undoSome(made: MadeBatch, after: number, rows: number, at: number): Promise<Undone>;
  /** Notes that a batch is undone, and forgets the answer to its request. All steps before are on the disk then. */
  endUndo(made: MadeBatch, at: number): Promise<void>;
  /** Forgets batches that were committed before a time, about `rows`. @returns whether there are more. */
  forgetMade(before: number, rows: number): Promise<boolean>;
  /** Discards a batch: erases up to `rows` of its codes in one transaction. @returns whether there are more. */
  discard(batch: number, rows: number): Promise<boolean>;
  /**
   * Erases up to `rows` codes of another process's batch, if that has ended: its lease has expired, or it gave the batch up.
   * @returns whether its codes may be free now, or after more calls; `false` while the other process works on it.
   */
  release(batch: number, at: number, rows: number): Promise<boolean>;
  /** Erases batches that a crash left, and expired records, about `rows` in one transaction. @returns whether there are more. */
  sweep(at: number, rows: number): Promise<boolean>;
}
