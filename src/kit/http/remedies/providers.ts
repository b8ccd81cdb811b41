import type { FaultCode } from "../../shared/problems.ts";
import type { Remedy } from "./model.ts";

/** Of sign-ins at a provider. */
export const PROVIDER_REMEDIES = {
  sign_in_expired: {
    cause:
      "A browser came back from the sign-in provider without an attempt that it had begun here within ten minutes, or a second time.",
    remedy: "Begin the sign-in again, in one tab. Cookies of this service have to be allowed.",
  },
  passwords_off: {
    cause: "The operator has switched passwords off (`QZ_PASSWORDS=off`).",
    remedy:
      "Sign in at the provider or with a passkey. `GET /app/api/oidc` says what there is. Keys work as before.",
  },
  sign_in_denied: {
    cause: "The sign-in was broken off at the provider, or the provider does not let this person in here.",
    remedy: "Sign in there again, or ask whoever runs the provider. See [Sign-in](sign-in.md).",
  },
  identity_unknown: {
    cause:
      "The provider knows this person, and this service does not know which of its people that is. A mail address that is the same is not enough.",
    remedy:
      "Sign in as before, and link the provider under your account. Whoever has no account needs an invitation. See [Sign-in](sign-in.md).",
  },
  identity_taken: {
    cause: "An account of the sign-in provider was to be linked, and it is linked with another person here.",
    remedy: "Sign in as that person and end the link first, or sign in at the provider with another account.",
  },
  provider_unavailable: {
    cause:
      "The sign-in provider can't be reached, or its answer is not valid. The log of the service says which of both.",
    remedy: "Try again in a moment, or sign in with a password or passkey. Keys are not affected.",
  },
} as const satisfies Partial<Record<FaultCode, Remedy>>;
