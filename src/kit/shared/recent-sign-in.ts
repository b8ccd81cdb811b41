import { MINUTE } from "./clock.ts";
import { Fault } from "./fault.ts";
import type { SignedIn } from "./tenant.ts";

/** How long after a sign-in a person may change what others could use against them. */
const RECENT = 15 * MINUTE;

/**
 * Asks for a sign-in of the last fifteen minutes. It is needed for a change of the address, the password,
 * second factors, passkeys or owners, a new key with `account`, and whatever deletes a person or a workspace.
 * @param signedIn - `null` for a key, which never signs in.
 * @throws Fault `sign_in_again`
 */
export function requireRecentSignIn(signedIn: Pick<SignedIn, "signedInAt"> | null, now: number): void {
  if (signedIn && now - signedIn.signedInAt >= RECENT)
    throw new Fault(
      "sign_in_again",
      "This needs a sign-in of the last 15 minutes. Sign in once more, then repeat the request.",
    );
}
