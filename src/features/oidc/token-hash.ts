import { isObject } from "../../kit/shared/json.ts";
import type { Claims } from "./claims.ts";

/**
 * The hash that belongs to a signature (OpenID Connect Core 1.0, 3.1.3.6). EdDSA stands for Ed25519, whose
 * hash is SHA-512.
 */
function hashOf(algorithm: string): "SHA-256" | "SHA-384" | "SHA-512" {
  if (algorithm.endsWith("256")) return "SHA-256";
  return algorithm.endsWith("384") ? "SHA-384" : "SHA-512";
}

/**
 * Whether an access token is the one for which an ID token was issued. Where the ID token says nothing of it,
 * it is: both came in one answer.
 * @throws SyntaxError for an ID token that is none.
 */
export async function fitsAccessToken(
  { at_hash: told }: Claims,
  tokens: { readonly access_token: string; readonly id_token?: string },
): Promise<boolean> {
  if (told === undefined) return true;
  const [head = ""] = tokens.id_token?.split(".", 1) ?? [];
  const header: unknown = JSON.parse(Buffer.from(head, "base64url").toString());
  const algorithm = isObject(header) ? String(header["alg"]) : "";
  const hash = await crypto.subtle.digest(hashOf(algorithm), new TextEncoder().encode(tokens.access_token));
  const half = new Uint8Array(hash).subarray(0, hash.byteLength / 2);
  return told === half.toBase64({ alphabet: "base64url", omitPadding: true });
}
