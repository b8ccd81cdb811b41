import type { AttemptError } from "./model.ts";

/** What went wrong, from the code that Bun's fetch gives its errors. The first that fits. */
const REASONS: readonly (readonly [code: RegExp, reason: AttemptError])[] = [
  [/^ECONNREFUSED$/, "connection_refused"],
  [/^(ECONNRESET|EPIPE|ConnectionClosed)$/, "connection_reset"],
  // X509_V_ERR_… of OpenSSL, and the name that does not match.
  [/CERT|SELF_SIGNED|UNABLE_TO_|INVALID_(CA|PURPOSE)|PATH_LENGTH|HOSTNAME/, "certificate_invalid"],
  [/^(EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, "tls_failed"],
  [/^(TimeoutError|AbortError|ETIMEDOUT)$/, "timeout"],
  [/HTTP|Header|Content|Upgrade|Encoding|Chunk|Response/, "invalid_answer"],
];

/** Why a request failed before its answer was whole. */
export function reasonOf(error: unknown): AttemptError {
  if (!(error instanceof Error)) return "connection_failed";
  // A DOMException's code is a number; its name says what it is.
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? "connection_failed";
}
