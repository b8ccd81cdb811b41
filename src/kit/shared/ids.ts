import type { Clock } from "./clock.ts";
import { LONGEST_SHORT_ID } from "./constants.ts";

/** Fills an array with random bytes and returns it; `crypto.getRandomValues` outside tests. */
export type RandomBytes = (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

export const systemRandom: RandomBytes = (into) => crypto.getRandomValues(into);

/** Crockford's base 32 in lower case: no i, l, o, u. */
const BASE32 = "0123456789abcdefghjkmnpqrstvwxyz";

/** Letters and digits without look-alikes (no 0 O 1 l I): a person may have to type them from a poster. */
const SHORT_ID_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
/** Characters of a random short id. `codes_long` in `codes/tables.ts` has the longer ones. */
export const SHORT_ID_LENGTH = 7;

/** Pattern of every short id, of ours and of those that tenants choose. */
export const SHORT_ID = `[A-Za-z0-9_-]{3,${LONGEST_SHORT_ID}}`;
const WHOLE_SHORT_ID = new RegExp(`^${SHORT_ID}$`);

/** Whether a text can be a short id. */
export function isShortId(text: string): boolean {
  return WHOLE_SHORT_ID.test(text);
}

/** All pairs of digits: a number is written two digits at a time. */
const PAIRS = Array.from(BASE32, (high) => Array.from(BASE32, (low) => high + low)).flat();

const TIME_DIGITS = 10;
/**
 * The 80 random bits are held in three numbers, each of them exact. Ids made in the same millisecond mostly differ in
 * their last two digits only; to write the others each time would be a twentieth of a scan's cost.
 */
const HIGH_DIGITS = 8;
const MIDDLE_DIGITS = 6;
const LAST_DIGITS = 2;
const MIDDLE = 32 ** MIDDLE_DIGITS;
const LAST = 32 ** LAST_DIGITS;

/** Makes ids. There is one instance a process, so that ids made in the same millisecond sort in the order they were made. */
export interface Ids {
  /**
   * `prefix_` and 26 base 32 digits: 48 bits of time, 80 random bits (the ULID layout), ascending.
   * @param prefix - tells people the kind of record. The schema of the record has it as its pattern.
   */
  id(prefix: string): string;
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

  /** Draws new random bits in a new millisecond, or counts up within the same one. */
  function advance(): void {
    // After a clock was set back, ids must not sort before earlier ones.
    const now = Math.max(clock.now(), time);
    if (now === time) {
      last = (last + 1) % LAST;
      if (last > 0) return;
      middle = (middle + 1) % MIDDLE;
      if (middle === 0) high++;
    } else {
      time = now;
      const view = new DataView(bytes(10).buffer);
      // The top bit stays 0, so that counting up within one millisecond never overflows.
      high = (view.getUint32(0) & 0x7fffffff) * 256 + view.getUint8(4);
      middle = view.getUint32(5) >>> 2;
      last = view.getUint16(8) % LAST;
    }
    // Joined and not added: a sum stays a rope of its parts, which every id would flatten again.
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
          // Six bits choose among 64. Indexes beyond the alphabet are dropped, so every character is equally likely.
          const character = SHORT_ID_ALPHABET[byte & 63];
          if (character !== undefined && text.length < SHORT_ID_LENGTH) text += character;
        }
      return text;
    },
  };
}

/** The lowest id of a record made at `at` milliseconds since the epoch: older records have lower ones. */
export function lowestId(prefix: string, at: number): string {
  return `${prefix}_${base32(Math.max(0, Math.floor(at)), TIME_DIGITS)}${base32(0, HIGH_DIGITS + MIDDLE_DIGITS + LAST_DIGITS)}`;
}

/**
 * An id of a record that was made elsewhere, at `at` milliseconds since the epoch: it sorts where one that
 * was made here then would.
 */
export function idAt(ids: Pick<Ids, "id">, prefix: string, at: number): string {
  const random = ids.id(prefix).slice(-(HIGH_DIGITS + MIDDLE_DIGITS + LAST_DIGITS));
  return lowestId(prefix, at).slice(0, -random.length) + random;
}

/** `value`, a whole number below 2^53, in `digits` digits, an even number of them. */
function base32(value: number, digits: number): string {
  let text = "";
  for (let rest = value, left = digits; left > 0; left -= 2, rest = Math.floor(rest / 1_024))
    text = PAIRS[rest % 1_024] + text;
  return text;
}
