import type { Ids } from "./ids.ts";

/** Encrypts stored texts, so that a stolen database or backup does not reveal them. */
export interface Sealer {
  /** Encrypts a text. @param bound - the id of its owner: `open` needs the same. */
  seal(text: string, bound: string): Promise<Uint8Array>;
  /** Decrypts a text. @throws when the bytes were changed, or sealed with another key or another `bound`. */
  open(sealed: Uint8Array, bound: string): Promise<string>;
}

/** 96 bits, as NIST SP 800-38D, 8.2 recommends. */
const NONCE_BYTES = 12;

const encoder = new TextEncoder();

/** AES-256-GCM on Web Crypto; a sealed text is the nonce, then ciphertext and tag. */
export async function createSealer(key: Uint8Array<ArrayBuffer>, ids: Ids): Promise<Sealer> {
  const aes = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
  const algorithm = (iv: Uint8Array<ArrayBuffer>, bound: string) => ({
    name: "AES-GCM",
    iv,
    additionalData: encoder.encode(bound),
  });
  return {
    async seal(text, bound) {
      const nonce = ids.bytes(NONCE_BYTES);
      const ciphertext = await crypto.subtle.encrypt(algorithm(nonce, bound), aes, encoder.encode(text));
      return new Uint8Array([...nonce, ...new Uint8Array(ciphertext)]);
    },
    async open(sealed, bound) {
      const bytes = Uint8Array.from(sealed);
      const nonce = bytes.slice(0, NONCE_BYTES);
      const text = await crypto.subtle.decrypt(algorithm(nonce, bound), aes, bytes.slice(NONCE_BYTES));
      return new TextDecoder().decode(text);
    },
  };
}
