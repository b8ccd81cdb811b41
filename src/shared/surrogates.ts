import { isObject } from "./json.ts";

/** A character that UTF-16 writes in two units. */
const PAIR = /[\ud800-\udbff][\udc00-\udfff]/g;

/** A character of one unit, for private use, which no pattern of ours knows. */
const SINGLE = "\ue000";

/**
 * Longer texts are left as they are: they exceed every limit however they are counted, but those of logos and files, which are
 * there to bound bytes. To copy a megabyte of emoji takes 5 ms.
 */
const LONGEST = 50_000;

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
  if (typeof value === "string") return value.length <= LONGEST ? value.replace(PAIR, SINGLE) : value;
  if (Array.isArray(value)) return value.map(replaced);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replaced(member)]));
}

/** Whether a text has more characters than a limit, those of two units counted once. */
export function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  // A text of a megabyte need not be taken apart.
  return text.length > 2 * limit || text.replace(PAIR, SINGLE).length > limit;
}
