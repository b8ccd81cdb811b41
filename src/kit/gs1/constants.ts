/** The keys that a GS1 Digital Link can begin with, in the order of its dictionary. */
export const PRIMARY_KEYS = [
  "00",
  "01",
  "253",
  "255",
  "401",
  "402",
  "414",
  "415",
  "417",
  "8003",
  "8004",
  "8006",
  "8010",
  "8013",
  "8017",
  "8018",
] as const;

/**
 * Keys whose value may end with a serial part (one document, one coupon, one asset that returns), and the
 * characters before it (GS1 General Specifications, 3.5 to 3.9).
 */
export const BEFORE_SERIAL: Readonly<Record<string, number>> = { "253": 13, "255": 13, "8003": 14 };

/** The value of a key without its serial part, if it may have one. */
export function withoutSerialPart(ai: string, value: string): string {
  return value.slice(0, BEFORE_SERIAL[ai] ?? value.length);
}

/** An element of a text such as `(01)09521234543213(10)AB-1`. `\(` is a bracket of the value. */
export const ELEMENT = /\((\d{2,4})\)((?:[^()\\]|\\\(|[)\\])*)/;

/**
 * The check digit that belongs behind these digits (GS1 General Specifications, 7.9.1: weights 3 and 1 from
 * the right).
 */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = digits.length - 1, weight = 3; i >= 0; i--, weight = 4 - weight)
    sum += (digits.charCodeAt(i) - 48) * weight;
  return (10 - (sum % 10)) % 10;
}

const BEGINNING = /^\/(?:0[01]|25[35]|40[12]|41[457]|80(?:0[346]|1[0378]))\//;

/**
 * Whether a path begins with a key of GS1 and a slash. Paths with something before the key are links of GS1
 * too, but not ours.
 */
export function isGs1Path(pathname: string): boolean {
  return BEGINNING.test(pathname);
}
