/**
 * Storage is out of order: the disk is full, failing or gone. An API answers 503; a scan is counted as lost and redirects.
 * The stores throw it in place of their engine's own errors.
 */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** The engine's own error code, such as `SQLITE_FULL`, for the log. */
  readonly code: string;
  /**
   * Of a write that was given up while nobody knew whether it took place: asks whether it did, and resolves once the storage
   * has answered. `null` when it did not take place.
   */
  readonly outcome: (() => Promise<boolean>) | null;

  constructor(code: string, cause: unknown, outcome: (() => Promise<boolean>) | null = null) {
    super(`Storage failed with ${code}`, { cause });
    this.code = code;
    this.outcome = outcome;
  }
}

/** Why storage is out of order, as operators are told. */
export const STORAGE_TROUBLES = [
  "disk_full",
  "disk_failing",
  "database_away",
  "database_damaged",
  "storage_failing",
] as const;

export type StorageTrouble = (typeof STORAGE_TROUBLES)[number];
