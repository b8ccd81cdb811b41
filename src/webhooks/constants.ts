/** The longest address of a receiver, in characters. */
export const LONGEST_URL = 2_048;

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
