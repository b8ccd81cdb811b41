/** A value for `Idempotency-Key`: 128 random bits in hex. `crypto.randomUUID` exists only in secure contexts. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
