/** The beginning of a secret; the rest is base64 of 32 random bytes. */
export const SECRET_PREFIX = "whsec_";

/** One delivery, as it is signed. */
export interface Signable {
  /** The delivery's: the same for every attempt. */
  readonly id: string;
  /** `qr.scan` or `qr.lead`. */
  readonly event: string;
  readonly body: string;
  /** When it is sent, in milliseconds since the epoch. */
  readonly at: number;
  /** Whole secrets, the present one first. */
  readonly secrets: readonly string[];
}

/**
 * The headers of a delivery: ours, and those of Standard Webhooks 1.0, whose libraries verify them. Ours is keyed with
 * the whole present secret as it was shown, theirs with the bytes behind its prefix, once for every secret.
 * @throws Error when there is no secret.
 */
export async function signedHeaders(signable: Signable): Promise<Record<string, string>> {
  const { id, event, body, at, secrets } = signable;
  const [present] = secrets;
  if (present === undefined) throw new Error("A delivery can't be signed without a secret");
  const timestamp = String(Math.floor(at / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const standard = secrets.map((secret) => `v1,${hmac(keyOf(secret), signed).toBase64()}`);
  return {
    "x-svc-signature": hmac(encoder.encode(present), body).toHex(),
    "x-svc-event": event,
    "x-svc-delivery": id,
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": standard.join(" "),
  };
}

const encoder = new TextEncoder();

function keyOf(secret: string): Uint8Array {
  return Uint8Array.fromBase64(secret.slice(SECRET_PREFIX.length));
}

/** HMAC-SHA-256 (RFC 2104): a tenth of the time that Web Crypto takes for texts of this size. */
function hmac(key: Uint8Array, text: string): Uint8Array {
  return new Bun.CryptoHasher("sha256", key).update(text).digest();
}
