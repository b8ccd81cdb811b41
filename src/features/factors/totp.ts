import { base32nopad } from "@scure/base";
import { SECOND } from "../../kit/shared/clock.ts";

/**
 * Time-based one-time passwords (RFC 6238), with what all authenticator apps know: SHA-1, six digits, thirty
 * seconds.
 */

const DIGITS = 6;
const PERIOD = 30;

/** 160 bits, as RFC 4226, section 4, R6 recommends. */
export const SECRET_BYTES = 20;

/** How far the clock of a phone may be off, in steps (RFC 6238, 5.2). */
const WINDOW = 1;

/** The number of a time's step. @param now - milliseconds since the epoch. */
export function stepAt(now: number): number {
  return Math.floor(now / (PERIOD * SECOND));
}

/** The code of a step (RFC 4226, 5.3). */
export async function codeOfStep(
  secret: Uint8Array<ArrayBuffer>,
  step: number,
  digits = DIGITS,
): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(step));
  const hash = new DataView(await crypto.subtle.sign("HMAC", key, counter));
  // The low four bits of the last byte say where the number begins. Its top bit is dropped: signs differ by
  // machine.
  const offset = hash.getUint8(hash.byteLength - 1) & 0x0f;
  const number = hash.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/**
 * The step of which a code is, within one step of now; `null` where it is of none.
 * @param used - the step that was used last: a code of it, or of an earlier one, is good no longer (RFC 6238,
 * 5.2).
 */
export async function stepOfCode(
  secret: Uint8Array<ArrayBuffer>,
  code: string,
  now: number,
  used: number,
): Promise<number | null> {
  const first = stepAt(now) - WINDOW;
  let found: number | null = null;
  for (let step = first; step <= first + 2 * WINDOW; step++)
    if ((await codeOfStep(secret, step)) === code && step > used) found = step;
  return found;
}

/** Whether a text has the form of a code. */
export function isTotpCode(text: string): boolean {
  return text.length === DIGITS && /^[0-9]+$/.test(text);
}

/** A secret as people type it. */
export function spelled(secret: Uint8Array): string {
  return base32nopad.encode(secret);
}

/**
 * The address by which an app takes a secret
 * (https://github.com/google/google-authenticator/wiki/Key-Uri-Format).
 * @param issuer - the service, as the app shows it.
 */
export function uriOf(secret: Uint8Array, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${spelled(secret)}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${PERIOD}`;
}
