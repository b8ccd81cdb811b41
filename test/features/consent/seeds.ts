import { seededRandom } from "../../random.ts";

/** Made-up people, the same in every run, and a search for their traces. */

/** Whole numbers below `bound`, the same for the same seed. */
export function seeded(seed: number): (bound: number) => number {
  const random = seededRandom(seed);
  return (bound) => Math.floor(random() * bound);
}

/** A person with a phone. */
export interface Person {
  /** As a proxy writes it. */
  readonly address: string;
  /** 4 or 16. */
  readonly bytes: Uint8Array;
  readonly agent: string;
}

const AGENTS: readonly ((token: string) => string)[] = [
  (token) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Phone-${token} Mobile/15E148 Safari/604.1`,
  (token) =>
    `Mozilla/5.0 (Linux; Android 15; Model-${token}) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36`,
  (token) => `Mozilla/5.0 (compatible; Crawler-${token}/2.1; +https://crawler.example/${token})`,
  (token) => `App-of-one-person-${token}/1.0 (device ${token})`,
  (token) => `Tool-${token}/3.1 Lib-${token}/7 (x)`,
  (token) => `curl/8.5.0 ${token}`,
  (token) => `nothing but words ${token}`,
];

/** A person with an address of their own, every third of them IPv6, and an agent that names them. */
export function person(n: number, random: (bound: number) => number): Person {
  const token = Array.from({ length: 24 }, () => random(36).toString(36)).join("");
  const agent = AGENTS[n % AGENTS.length]?.(token) ?? token;
  if (n % 3 === 0) {
    const bytes = Uint8Array.from({ length: 16 }, (_, i) => (i === 0 ? 0x2a : 1 + random(255)));
    const groups = bytes.toHex().match(/.{4}/g) ?? [];
    return { address: groups.join(":"), bytes, agent };
  }
  const bytes = Uint8Array.from({ length: 4 }, (_, i) => (i === 0 ? 128 + random(64) : 100 + random(156)));
  return { address: (n % 3 === 1 ? "" : "::ffff:") + bytes.join("."), bytes, agent };
}

/** Pieces of bytes to look for. Their number costs next to nothing: a file is gone through once for each length. */
export class Pieces {
  readonly #byLength = new Map<number, Map<number, Buffer[]>>();

  add(piece: string | Uint8Array): void {
    const bytes = Buffer.from(piece);
    const ofLength = this.#byLength.get(bytes.length) ?? new Map<number, Buffer[]>();
    this.#byLength.set(bytes.length, ofLength);
    const hash = bytes.reduce(roll, 0);
    ofLength.set(hash, [...(ofLength.get(hash) ?? []), bytes]);
  }

  /** Every stretch of `length` bytes of a text. */
  addWindows(text: string, length: number): void {
    const bytes = Buffer.from(text);
    for (let at = 0; at + length <= bytes.length; at++) this.add(bytes.subarray(at, at + length));
  }

  /** The pieces that stand somewhere in `bytes` (Rabin and Karp, 1987), as text. */
  foundIn(bytes: Buffer): string[] {
    return [...this.#byLength].flatMap(([length, pieces]) => {
      const found = new Set<string>();
      const oldest = Math.imul(power(length), -1);
      let hash = 0;
      for (let end = 0; end < bytes.length; end++) {
        hash = roll(hash, bytes[end] ?? 0);
        if (end >= length) hash = (hash + Math.imul(bytes[end - length] ?? 0, oldest)) | 0;
        if (end + 1 < length) continue;
        const from = end + 1 - length;
        for (const piece of pieces.get(hash) ?? [])
          if (bytes.subarray(from, end + 1).equals(piece)) found.add(piece.toString("latin1"));
      }
      return [...found];
    });
  }
}

const BASE = 0x01000193;

function roll(hash: number, byte: number): number {
  return (Math.imul(hash, BASE) + byte) | 0;
}

function power(exponent: number): number {
  let product = 1;
  for (let n = 0; n < exponent; n++) product = Math.imul(product, BASE);
  return product;
}
