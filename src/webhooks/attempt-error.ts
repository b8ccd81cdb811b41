/** Why an attempt to deliver failed. */
export const ATTEMPT_ERRORS = [
  "address_not_allowed",
  "name_not_resolved",
  "connection_refused",
  "connection_failed",
  "connection_reset",
  "certificate_invalid",
  "tls_failed",
  "timeout",
  "invalid_answer",
  "redirect",
  "status_not_2xx",
  "secret_unreadable",
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

/** By the code that Bun's fetch gives its errors; the first that fits. */
const CODES: readonly (readonly [code: RegExp, error: AttemptError])[] = [
  [/^ECONNREFUSED$/, "connection_refused"],
  [/^(ECONNRESET|EPIPE|ConnectionClosed)$/, "connection_reset"],
  // X509_V_ERR_… of OpenSSL, and the name that does not match.
  [/CERT|SELF_SIGNED|UNABLE_TO_|INVALID_(CA|PURPOSE)|PATH_LENGTH|HOSTNAME/, "certificate_invalid"],
  [/^(EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, "tls_failed"],
  [/^(TimeoutError|AbortError|ETIMEDOUT)$/, "timeout"],
  [/HTTP|Header|Content|Upgrade|Encoding|Chunk|Response/, "invalid_answer"],
];

/** Why a request failed before its answer was whole. */
export function attemptErrorOf(error: unknown): AttemptError {
  if (!(error instanceof Error)) return "connection_failed";
  // A DOMException's code is a number, so its name is used.
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return CODES.find(([pattern]) => pattern.test(code))?.[1] ?? "connection_failed";
}
