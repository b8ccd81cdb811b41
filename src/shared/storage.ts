/**
 * Storage is out of order: the disk is full, failing or gone. An API answers 503; a scan is counted as lost and redirects.
 * The stores throw it in place of their engine's own errors.
 */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** The engine's own error code, such as `SQLITE_FULL`, for the log. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(`Storage failed with ${code}`, { cause });
    this.code = code;
  }
}
