import type { Clock } from "./clock.ts";

/** Fills an array with random bytes and returns it; `crypto.getRandomValues` outside tests. */
export type RandomBytes = (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

export const systemRandom: RandomBytes = (into) => crypto.getRandomValues(into);

/** What a record's id starts with. */
export type IdPrefix = "ten" | "code" | "lead" | "whd" | "scan" | "req";

/** Crockford's base 32 in lower case: no i, l, o, u. */
const BASE32 = "0123456789abcdefghjkmnpqrstvwxyz";

/** Letters and digits without look-alikes (no 0 O 1 l I): what a person may have to type off a poster. */
const SHORT_ID_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const SHORT_ID_LENGTH = 7;

const TIME_DIGITS = 10;
const RANDOM_DIGITS = 16;

/** Makes ids; one instance a process, so that ids made in the same millisecond still sort by their making. */
export interface Ids {
  /** `prefix_` and 26 base 32 digits: 48 bits of time, 80 random bits (the ULID layout), ascending. */
  id(prefix: IdPrefix): string;
  /** 7 random characters, about 40 bits. The caller checks that it is free. */
  shortId(): string;
  /** `count` random bytes. */
  bytes(count: number): Uint8Array<ArrayBuffer>;
}

/** Ids from a clock and a source of randomness. */
export function createIds(clock: Clock, random: RandomBytes = systemRandom): Ids {
  let lastTime = -1;
  let lastRandom = 0n;

  function bytes(count: number): Uint8Array<ArrayBuffer> {
    return random(new Uint8Array(count));
  }

  function nextRandom(time: number): bigint {
    if (time === lastTime) return lastRandom + 1n;
    let value = 0n;
    for (const byte of bytes(10)) value = (value << 8n) | BigInt(byte);
    // The top bit stays free, so that counting up within one millisecond never overflows.
    return value & ~(1n << 79n);
  }

  return {
    bytes,
    id(prefix) {
      // A clock that went backwards must not make an id that sorts before its elders.
      const time = Math.max(clock.now(), lastTime);
      lastRandom = nextRandom(time);
      lastTime = time;
      return `${prefix}_${base32(BigInt(time), TIME_DIGITS)}${base32(lastRandom, RANDOM_DIGITS)}`;
    },
    shortId() {
      let text = "";
      while (text.length < SHORT_ID_LENGTH)
        for (const byte of bytes(SHORT_ID_LENGTH * 2)) {
          // Six bits choose among 64; what the alphabet lacks is thrown away, so every character is equally likely.
          const character = SHORT_ID_ALPHABET[byte & 63];
          if (character !== undefined && text.length < SHORT_ID_LENGTH) text += character;
        }
      return text;
    },
  };
}

function base32(value: bigint, digits: number): string {
  let text = "";
  for (let rest = value, left = digits; left > 0; left--, rest >>= 5n)
    text = BASE32.charAt(Number(rest & 31n)) + text;
  return text;
}
