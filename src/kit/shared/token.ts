import type { Ids } from "./ids.ts";

const BYTES = 32;

/** A new secret that opens something, for a cookie or a link: 256 random bits as base64url. */
export function newToken(ids: Pick<Ids, "bytes">): string {
  return ids.bytes(BYTES).toBase64({ alphabet: "base64url", omitPadding: true });
}

/**
 * SHA-256 of a token, lower-case hex: all that is stored of it. 256 random bits need no salt and no slow
 * hash.
 */
export function hashToken(token: string): string {
  return new Bun.CryptoHasher("sha256").update(token).digest("hex");
}
