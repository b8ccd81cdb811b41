/** Why a request of ours to a server of somebody else got no answer that can be read. */
export const FAILURES = [
  "address_not_allowed",
  "name_not_resolved",
  "lookup_failed",
  "connection_refused",
  "connection_failed",
  "connection_reset",
  "certificate_invalid",
  "tls_failed",
  "timeout",
  "invalid_answer",
] as const;
export type Failure = (typeof FAILURES)[number];

/** By the code that Bun's sockets give their errors; the first that fits. */
const CODES: readonly (readonly [code: RegExp, failure: Failure])[] = [
  [/^ECONNREFUSED$/, "connection_refused"],
  [/^(ECONNRESET|EPIPE|ConnectionClosed)$/, "connection_reset"],
  // X509_V_ERR_… of OpenSSL, and the name that does not match.
  [/CERT|SELF_SIGNED|UNABLE_TO_|INVALID_(CA|PURPOSE)|PATH_LENGTH|HOSTNAME/, "certificate_invalid"],
  [/^(EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, "tls_failed"],
  [/^(TimeoutError|AbortError|ETIMEDOUT)$/, "timeout"],
  [/HTTP|Header|Content|Upgrade|Encoding|Chunk|Response/, "invalid_answer"],
];

/** Why a request failed before its answer was whole. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return "connection_failed";
  // A DOMException's code is a number, so its name is used.
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return CODES.find(([pattern]) => pattern.test(code))?.[1] ?? "connection_failed";
}
