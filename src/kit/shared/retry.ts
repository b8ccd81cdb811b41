/** A write that the client may repeat with the same `Idempotency-Key`. */
export interface RetryKey {
  readonly tenantId: string;
  /** Method and path, such as `POST /app/api/codes`. */
  readonly route: string;
  readonly key: string;
  /** SHA-256 of the body: the same key with another body is a mistake, not a retry. */
  readonly fingerprint: string;
}

/** The answer to a write that may be a retry. */
export interface Retried {
  /** In JSON. Of a retry it is the first answer, as it was sent then. */
  readonly answer: string;
  readonly isReplay: boolean;
}
