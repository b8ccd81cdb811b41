import { Fault } from "./fault.ts";

/** A write the client may send again with the same `Idempotency-Key`: who, where, and what it said. */
export interface RetryKey {
  readonly tenantId: string;
  /** Method and path, such as `POST /app/api/codes`. */
  readonly route: string;
  readonly key: string;
  /** SHA-256 of the body: the same key with another body is a mistake, not a retry. */
  readonly fingerprint: string;
}

/** What is answered to a key that came with another body before. */
export function keyReused(): Fault {
  return new Fault(
    "idempotency_key_reused",
    "This Idempotency-Key was used with another body. Use a new key for a new request.",
  );
}
