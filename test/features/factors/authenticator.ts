import type { NewPasskey, PasskeyAnswer } from "../../../src/features/factors/model.ts";

/** An authenticator in software (WebAuthn Level 3), which lies where a test wants it to. */
export interface Authenticator {
  /** Answers the options with which a browser makes a passkey. */
  make(options: { readonly challenge: string }, lies?: Lies): Promise<NewPasskey["credential"]>;
  /** Answers the options with which a browser signs in. */
  sign(options: { readonly challenge: string }, lies?: Lies): Promise<PasskeyAnswer>;
}

/** Lies in place of the truth. */
export interface Lies {
  readonly origin?: string;
  /** The host that the passkey belongs to. */
  readonly host?: string;
  readonly challenge?: string;
  readonly type?: string;
  /** Whether a finger, a face or a PIN opened it. */
  readonly isVerified?: boolean;
  readonly counter?: number;
  /** The name of the passkey. */
  readonly id?: string;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const ES256 = { name: "ECDSA", namedCurve: "P-256" };

export async function createAuthenticator(baseUrl: string): Promise<Authenticator> {
  const { origin, hostname } = new URL(baseUrl);
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ES256, false, ["sign", "verify"]);
  const id = crypto.getRandomValues(new Uint8Array(16));
  const name = base64url(id);
  let counter = 0;

  const dataOf = (challenge: string, type: string, lies: Lies) =>
    encode(
      JSON.stringify({
        type: lies.type ?? type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  async function authenticatorData(
    flags: number,
    lies: Lies,
    rest: Uint8Array,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const host = await crypto.subtle.digest("SHA-256", encode(lies.host ?? hostname));
    const verified = (lies.isVerified ?? true) ? VERIFIED : 0;
    counter = lies.counter ?? counter + 1;
    return joined(new Uint8Array(host), [PRESENT | verified | flags], uint32(counter), rest);
  }

  return {
    async make({ challenge }, lies = {}) {
      const clientData = dataOf(challenge, "webauthn.create", lies);
      const raw = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
      // A map of COSE (RFC 9052): EC2 key, ES256, P-256, x, y.
      const key = joined(
        [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20],
        raw.slice(1, 33),
        [0x22, 0x58, 0x20],
        raw.slice(33),
      );
      const credential = joined(new Uint8Array(16), [0, id.length], id, key);
      const data = await authenticatorData(WITH_CREDENTIAL, lies, credential);
      // A map of CBOR: {"fmt": "none", "attStmt": {}, "authData": …}.
      const attestation = joined(
        [0xa3, ...text("fmt"), ...text("none"), ...text("attStmt"), 0xa0, ...text("authData")],
        [0x58, data.length],
        data,
      );
      return {
        ...{ id: lies.id ?? name, rawId: lies.id ?? name, type: "public-key" },
        response: {
          clientDataJSON: base64url(clientData),
          attestationObject: base64url(attestation),
          transports: ["internal", "nonsense"],
        },
      };
    },

    async sign({ challenge }, lies = {}) {
      const clientData = dataOf(challenge, "webauthn.get", lies);
      const data = await authenticatorData(0, lies, new Uint8Array());
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", clientData));
      const algorithm = { name: "ECDSA", hash: "SHA-256" };
      const signature = await crypto.subtle.sign(algorithm, privateKey, joined(data, hash));
      return {
        ...{ id: lies.id ?? name, rawId: lies.id ?? name, type: "public-key" },
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(data),
          signature: base64url(inDer(new Uint8Array(signature))),
        },
      };
    },
  };
}

function encode(value: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(value);
}

function base64url(bytes: Uint8Array): string {
  return bytes.toBase64({ alphabet: "base64url", omitPadding: true });
}

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

function uint32(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value);
  return new Uint8Array(bytes.buffer);
}

/** A text of CBOR, of fewer than 24 bytes. */
function text(value: string): number[] {
  return [0x60 + value.length, ...encode(value)];
}

/**
 * A signature as two numbers of ASN.1, as authenticators write it; Web Crypto writes them one behind the
 * other.
 */
function inDer(signature: Uint8Array): Uint8Array {
  const numbers = [signature.slice(0, 32), signature.slice(32)].map((bytes) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const digits = bytes.slice(first);
    const positive = (digits[0] ?? 0) >= 0x80 ? [0, ...digits] : [...digits];
    return [0x02, positive.length, ...positive];
  });
  const all = numbers.flat();
  return joined([0x30, all.length], all);
}
