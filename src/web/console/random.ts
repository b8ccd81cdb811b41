/** A value for `Idempotency-Key`: 128 random bits in hex. `crypto.randomUUID` exists only in secure contexts. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Letters and digits without look-alikes, as the service's own short ids have them. */
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** A short id of seven random characters. */
export function randomShortId(): string {
  const draws = crypto.getRandomValues(new Uint32Array(7));
  return [...draws].map((draw) => LETTERS.charAt(draw % LETTERS.length)).join("");
}
