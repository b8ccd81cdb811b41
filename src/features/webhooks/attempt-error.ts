import { FAILURES } from "../../kit/outbound/failure.ts";

/** Why an attempt to deliver failed. */
export const ATTEMPT_ERRORS = [
  ...FAILURES,
  "redirect",
  "status_not_2xx",
  "secret_unreadable",
  // Nothing was sent: too much goes to the address already.
  "address_busy",
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];
