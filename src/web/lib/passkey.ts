import type { RouteArguments } from "../../../sdk/src/route.ts";
import { call } from "./api.ts";
import { isAbort } from "./wait.ts";

/**
 * Signing in by a passkey (WebAuthn). Of its options only the challenge is not the browser's own default, so
 * the browsers' readers of JSON, which older ones lack, are not needed.
 */

type PasskeySignIn = RouteArguments<"POST /app/api/session/passkey">["body"];

/** Whether the browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Whether the browser offers passkeys among the suggestions of a field. */
export async function suggestsPasskeys(): Promise<boolean> {
  return knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** A browser asks for one passkey at a time: that of the suggestions ends when the button is pressed. */
let asked: AbortController | null = null;

/** The browser has no passkey for this service, or the person said no to all of them. */
export class NoPasskey extends Error {
  override readonly name = "NoPasskey";
}

/**
 * Has the person choose a passkey and sign with it.
 * @param how.mediation - `conditional` waits until one is chosen from a field's suggestions.
 * @param how.challenge - reads what is signed; by default that of a sign-in.
 * @throws NoPasskey; an AbortError when the signal aborts; the same as `call`.
 */
export async function signByPasskey(how: {
  readonly mediation?: "conditional";
  readonly signal?: AbortSignal;
  readonly challenge?: (signal: AbortSignal) => Promise<string>;
}): Promise<PasskeySignIn["credential"]> {
  asked?.abort();
  const mine = new AbortController();
  asked = mine;
  how.signal?.addEventListener("abort", () => mine.abort());
  const challenge = await (how.challenge ?? challengeOfSignIn)(mine.signal);
  const publicKey = { challenge: bytesOf(challenge), userVerification: "required" } as const;
  const { mediation } = how;
  const order = { publicKey, signal: mine.signal, ...(mediation === undefined ? {} : { mediation }) };
  const credential = await navigator.credentials.get(order).catch((error: unknown) => {
    // Which of the errors it is hangs on the browser and its devices, and tells a person nothing.
    throw error instanceof DOMException && !isAbort(error) ? new NoPasskey() : error;
  });
  if (!(credential instanceof PublicKeyCredential)) throw new NoPasskey();
  const { response } = credential;
  if (!(response instanceof AuthenticatorAssertionResponse)) throw new NoPasskey();
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: "public-key",
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      ...(response.userHandle ? { userHandle: textOf(response.userHandle) } : {}),
    },
  };
}

async function challengeOfSignIn(signal: AbortSignal): Promise<string> {
  return (await call("POST /app/api/session/passkey/options", {}, { signal })).challenge;
}

export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function textOf(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
