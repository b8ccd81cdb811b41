/** Keyed signatures on Web Crypto (RFC 2104, FIPS 198-1) and keys derived from the service's one secret. */

const encoder = new TextEncoder();

/**
 * Derives a separate key for each purpose: HKDF-SHA-256 (RFC 5869) of the service secret with the purpose as `info`. A
 * signature made for one purpose is never valid for another.
 * @returns 32 bytes.
 */
export async function deriveKey(
  secret: Uint8Array<ArrayBuffer>,
  purpose: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const root = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const bits = await crypto.subtle.deriveBits(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(32), info: encoder.encode(`quietzone/${purpose}`) },
    root,
    256,
  );
  return new Uint8Array(bits);
}

/** Signs and verifies texts with one HMAC-SHA-256 key. */
export interface Signer {
  /** The signature, unpadded base64url. */
  sign(text: string): Promise<string>;
  /** Compares in constant time. */
  verify(text: string, signature: string): Promise<boolean>;
}

/** @param key - 32 bytes, as `deriveKey` returns them. */
export async function createSigner(key: Uint8Array<ArrayBuffer>): Promise<Signer> {
  const hmac = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  return {
    async sign(text) {
      const signature = await crypto.subtle.sign("HMAC", hmac, encoder.encode(text));
      return new Uint8Array(signature).toBase64({ alphabet: "base64url", omitPadding: true });
    },
    async verify(text, signature) {
      const bytes = fromBase64Url(signature);
      return bytes !== null && crypto.subtle.verify("HMAC", hmac, bytes, encoder.encode(text));
    },
  };
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = Uint8Array.fromBase64(text, { alphabet: "base64url" });
    // The decoder ignores blanks, padding and stray bits. A signature must have one spelling.
    return bytes.toBase64({ alphabet: "base64url", omitPadding: true }) === text ? bytes : null;
  } catch {
    // Not base64url: a forged or damaged signature.
    return null;
  }
}
