import { csetnumeric } from "./characters.ts";
import type { Linter } from "./linter.ts";
import { yymmdd } from "./numbers.ts";

/**
 * Linters of GS1's dictionary for coupons of North America: AI (8110) and AI (8112). Lengths of what
 * follows stand in front of it, in one digit.
 */

/** Takes fields off the front of a text of digits. */
class Fields {
  #rest: string;
  #isBroken = false;

  constructor(text: string) {
    this.#rest = text;
  }

  /** So many digits. */
  take(length: number): string {
    const field = this.#rest.slice(0, length);
    this.#isBroken ||= field.length < length;
    this.#rest = this.#rest.slice(length);
    return field;
  }

  /** One digit, which has to be among these. */
  oneOf(digits: string): number {
    const digit = this.take(1);
    this.#isBroken ||= !digits.includes(digit);
    return Number(digit);
  }

  /** A length that is among these, and as many digits as it says, and so many more. */
  sized(lengths: string, more: number): void {
    this.take(this.oneOf(lengths) + more);
  }

  date(): string {
    const date = this.take(6);
    this.#isBroken ||= yymmdd(date) !== null;
    return date;
  }

  refuse(): void {
    this.#isBroken = true;
  }

  /** Whether the next field has this number in front, which is then taken off. */
  begins(field: number): boolean {
    const isIt = this.#rest.startsWith(`${field}`);
    if (isIt) this.take(1);
    return isIt;
  }

  get isWhole(): boolean {
    return !this.#isBroken && this.#rest === "";
  }
}

export const couponcode: Linter = (text) => {
  if (csetnumeric(text)) return "gs1_coupon";
  const fields = new Fields(text);
  fields.sized("0123456", 6);
  fields.take(6);
  fields.sized("12345", 0);
  purchase(fields);
  options(fields);
  return fields.isWhole ? null : "gs1_coupon";
};

/** How much of what has to be bought. */
function purchase(fields: Fields): void {
  fields.sized("12345", 0);
  fields.oneOf("012349");
  fields.take(3);
}

/** Fields that may be left out, in the order of their numbers. */
function options(fields: Fields): void {
  if (fields.begins(1)) {
    fields.oneOf("0123");
    otherPurchase(fields);
  }
  if (fields.begins(2)) otherPurchase(fields);
  const expires = fields.begins(3) ? fields.date() : null;
  const starts = fields.begins(4) ? fields.date() : null;
  if (expires !== null && starts !== null && expires < starts) fields.refuse();
  if (fields.begins(5)) fields.sized("0123456789", 6);
  if (fields.begins(6)) fields.sized("1234567", 6);
  if (fields.begins(9)) {
    fields.oneOf("01256");
    fields.oneOf("012");
    fields.take(1);
    fields.oneOf("01");
  }
}

/** A second or third purchase, by the prefix of its company. 9 says that this is the first one's. */
function otherPurchase(fields: Fields): void {
  purchase(fields);
  const length = fields.oneOf("01234569");
  if (length !== 9) fields.take(length + 6);
}

export const couponposoffer: Linter = (text) => {
  if (csetnumeric(text)) return "gs1_coupon";
  const fields = new Fields(text);
  fields.oneOf("01");
  fields.sized("0123456", 6);
  fields.take(6);
  fields.sized("0123456789", 6);
  return fields.isWhole ? null : "gs1_coupon";
};
