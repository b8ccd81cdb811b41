/**
 * Storage is out of order: the disk is full, failing or gone. Over http it is a 503, on the way of a scan a counted
 * loss; the stores throw it in place of their engine's own errors, which nobody else knows.
 */
export class StorageError extends Error {
  override readonly name = "StorageError";
  /** The engine's own name of the fault, such as `SQLITE_FULL`: it goes into the log. */
  readonly code: string;

  constructor(code: string, cause: unknown) {
    super(`Storage failed with ${code}`, { cause });
    this.code = code;
  }
}
