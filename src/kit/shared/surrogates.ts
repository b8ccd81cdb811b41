import { isObject } from "./json.ts";

/** A character that UTF-16 writes in two units. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** A character of one unit, for private use, which no pattern of ours knows. */
const SINGLE = 0xe000;

/**
 * Longer texts are left as they are. The longest that a schema allows has 20,000 characters, so they are
 * refused however they are counted; but for logos and files, whose limits are there to bound bytes.
 */
const LONGEST = 40_000;

/** The same value; where texts in it hold characters of two units, a copy with characters of one in their place. */
export function withoutPairs(value: unknown): unknown {
  return holdsPairs(value) ? replaced(value) : value;
}

function holdsPairs(value: unknown): boolean {
  if (typeof value === "string") return value.length <= LONGEST && value.search(PAIR) >= 0;
  if (Array.isArray(value)) return value.some(holdsPairs);
  if (!isObject(value)) return false;
  for (const name in value) if (holdsPairs(value[name])) return true;
  return false;
}

function replaced(value: unknown): unknown {
  if (typeof value === "string") return value.length <= LONGEST ? withSingles(value) : value;
  if (Array.isArray(value)) return value.map(replaced);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member)]));
}

/** Whether a text has more characters than a limit, those of two units counted once. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  // A text of a megabyte need not be taken apart.
  return text.length > 2 * limit || withSingles(text).length > limit;
}

const isHigh = (unit: number) => (unit & 0xfc00) === 0xd800;
const isLow = (unit: number) => (unit & 0xfc00) === 0xdc00;

/** By units, in memory: `replace` takes a hundred times as long for a text of pairs, and `String.fromCharCode` ten times. */
function withSingles(text: string): string {
  const units = new Uint16Array(text.length);
  const bytes = Buffer.from(units.buffer);
  bytes.write(text, "utf16le");
  let length = 0;
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] ?? 0;
    const isPair = isHigh(unit) && isLow(units[at + 1] ?? 0);
    units[length++] = isPair ? SINGLE : unit;
    if (isPair) at++;
  }
  return bytes.toString("utf16le", 0, 2 * length);
}
