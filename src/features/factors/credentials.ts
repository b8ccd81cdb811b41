import type { NewPasskey, PasskeyAnswer } from "./model.ts";

/*
 * The checks of what browsers send (WebAuthn Level 3, 7.1 and 7.2). Workers run them: the library, the
 * largest of all packages with what it needs, takes 0.2 s of processor time to load and 25 MB, and scans
 * would wait for it.
 */

/** Where an answer has to come from, and what it has to answer. */
export interface Expected {
  readonly challenge: string;
  readonly origin: string;
  /** The host that passkeys belong to. */
  readonly host: string;
}

/** A passkey that a browser made, to be checked. */
export interface NewCredentialJob {
  readonly credential: NewPasskey["credential"];
  readonly expected: Expected;
}

/** A passkey, as it was checked. */
export interface NewCredential {
  readonly id: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** An answer of a passkey that is known, to be checked. */
export interface AnswerJob {
  readonly credential: PasskeyAnswer;
  readonly expected: Expected;
  readonly known: Pick<NewCredential, "id" | "publicKey" | "counter">;
}

/** The passkey that a browser made; `null` when it is not as it has to be. */
export async function checkNewCredential({
  credential,
  expected,
}: NewCredentialJob): Promise<NewCredential | null> {
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const checked = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    ...asExpected(expected),
  }).catch(refused);
  if (!checked?.verified) return null;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return { id, publicKey, counter, transports };
}

/** The new count of a passkey whose answer is good; `null` for one that is not. */
export async function checkAnswer({ credential, expected, known }: AnswerJob): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  const checked = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    ...asExpected(expected),
    credential: { ...known, publicKey: Uint8Array.from(known.publicKey) },
  }).catch(refused);
  return checked?.verified ? checked.authenticationInfo.newCounter : null;
}

function asExpected({ challenge, origin, host }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  };
}

/** The library throws an Error for whatever is not as it has to be, be it hostile or damaged. */
function refused(): null {
  return null;
}
