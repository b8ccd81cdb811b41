import type { LogFields } from "../../kit/shared/log.ts";

/**
 * Codes of OAuth's errors, such as `access_denied`. Other texts that came with a request are not written to
 * the log.
 */
const CODE = /^[A-Za-z_]{1,40}$/;

/** Causes of causes that are looked at. */
const DEPTH = 4;

/**
 * The cause of a failure for the log. It has no text of the provider or of a person: errors of the library
 * carry claims and tokens with them.
 */
export function causeOf(error: unknown): LogFields {
  let reason = "";
  let code: string | null = null;
  let inner: unknown = error;
  for (let depth = 0; depth < DEPTH && inner instanceof Error; depth++) {
    reason = inner.message;
    if ("error" in inner && typeof inner.error === "string" && CODE.test(inner.error)) code = inner.error;
    inner = inner.cause;
  }
  return { reason, ...(code === null ? {} : { code }) };
}
