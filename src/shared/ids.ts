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

/** Pattern of every short id, of ours and of those that tenants choose. */
export const SHORT_ID = "[A-Za-z0-9_-]{3,48}";
const WHOLE_SHORT_ID = new RegExp(`^${SHORT_ID}$`);

/** Whether a text can be a short id. */
export function isShortId(text: string): boolean {
  return WHOLE_SHORT_ID.test(text);
}

/** Every two digits there are, so that a number is spelled two digits at a time. */
const PAIRS = Array.from(BASE32, (high) => Array.from(BASE32, (low) => high + low)).flat();

const TIME_DIGITS = 10;
/**
 * The random 80 bits are counted in three parts, which numbers hold exactly: of ids made one after the other mostly the
 * last two digits differ, and to spell the others each time would be a twentieth of a scan's cost.
 */
const HIGH_DIGITS = 8;
const MIDDLE_DIGITS = 6;
const LAST_DIGITS = 2;
const MIDDLE = 32 ** MIDDLE_DIGITS;
const LAST = 32 ** LAST_DIGITS;

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
  let time = -1;
  let high = 0;
  let middle = 0;
  let last = 0;
  /** All digits but the last. */
  let leading = "";

  function bytes(count: number): Uint8Array<ArrayBuffer> {
    return random(new Uint8Array(count));
  }

  /** Starts a new millisecond with new random bits, or counts up within one. */
  function advance(): void {
    // A clock that went backwards must not make an id that sorts before its elders.
    const now = Math.max(clock.now(), time);
    if (now === time) {
      last = (last + 1) % LAST;
      if (last > 0) return;
      middle = (middle + 1) % MIDDLE;
      if (middle === 0) high++;
    } else {
      time = now;
      const view = new DataView(bytes(10).buffer);
      // The top bit stays free, so that counting up within one millisecond never overflows.
      high = (view.getUint32(0) & 0x7fffffff) * 256 + view.getUint8(4);
      middle = view.getUint32(5) >>> 2;
      last = view.getUint16(8) % LAST;
    }
    // Joined and not added: a sum is put together from its pieces by each id that is read, a joined text only here.
    leading = [base32(time, TIME_DIGITS), base32(high, HIGH_DIGITS), base32(middle, MIDDLE_DIGITS)].join("");
  }

  return {
    bytes,
    id(prefix) {
      advance();
      return `${prefix}_${leading}${base32(last, LAST_DIGITS)}`;
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

/** The lowest id that a record made at `at` milliseconds can have: it parts the older from the younger. */
export function lowestId(prefix: IdPrefix, at: number): string {
  return `${prefix}_${base32(Math.max(0, Math.floor(at)), TIME_DIGITS)}${base32(0, HIGH_DIGITS + MIDDLE_DIGITS + LAST_DIGITS)}`;
}

/** `value`, a whole number below 2^53, in `digits` digits, an even number of them. */
function base32(value: number, digits: number): string {
  let text = "";
  for (let rest = value, left = digits; left > 0; left -= 2, rest = Math.floor(rest / 1_024))
    text = PAIRS[rest % 1_024] + text;
  return text;
}
