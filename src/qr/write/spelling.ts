const MINUS = 45;
const POINT = 46;
const SPACE = 32;
const ZERO = 48;

/** Longest spelling of a coordinate, sign, point and separator included: `-100000000.125 `, in hundredths of a module. */
const LONGEST = 15;

/** Thousandths; far outside any drawing, and short enough to spell. */
const FARTHEST = 1e9;

/** Bytes to start with, and the most to keep between texts. A symbol of version 40 in plain squares needs less. */
const ROOM = 1 << 15;
const MOST_ROOM = 1 << 20;

/**
 * A coordinate on the grid all writers share: whole thousandths of a module. Rounding corners, never sizes or steps,
 * keeps touching edges together, and relative coordinates add up without drift.
 */
export function milli(value: number): number {
  return Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(value * 1000)));
}

/** Characters that `Spelling.milli` writes for a number of thousandths. */
export function widthOf(thousandths: number): number {
  const positive = Math.abs(thousandths);
  const whole = Math.trunc(positive / 1000);
  const fraction = positive - whole * 1000;
  const sign = thousandths < 0 ? 1 : 0;
  if (fraction === 0) return sign + digitsOf(whole);
  const decimals = fraction % 100 === 0 ? 2 : fraction % 10 === 0 ? 3 : 4;
  return sign + decimals + (whole === 0 ? 0 : digitsOf(whole));
}

function digitsOf(whole: number): number {
  if (whole < 10) return 1;
  if (whole < 100) return 2;
  return String(whole).length;
}

/**
 * Builds ASCII text byte by byte. A drawing has thousands of numbers, and a string for each would take three times as
 * long. Numbers have a form that SVG, PDF and PostScript all read: `1.5`, `.25`, `-4`.
 */
export class Spelling {
  private bytes = Buffer.allocUnsafe(ROOM);
  private length = 0;

  /** Makes room for a count of numbers with a letter each. `milli` and `letter` rely on it. */
  reserve(numbers: number): void {
    const needed = this.length + numbers * (LONGEST + 1);
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafe(needed * 2);
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  /** One character by its ASCII code. */
  letter(code: number): void {
    this.bytes[this.length++] = code;
  }

  space(): void {
    this.bytes[this.length++] = SPACE;
  }

  /** Whole thousandths as a decimal: 1500 → `1.5`, -250 → `-.25`. */
  milli(thousandths: number): void {
    if (thousandths < 0) this.letter(MINUS);
    const positive = Math.abs(thousandths);
    const whole = Math.trunc(positive / 1000);
    const fraction = positive - whole * 1000;
    if (whole !== 0 || fraction === 0) this.whole(whole);
    if (fraction !== 0) this.fraction(fraction);
  }

  /** Bytes so far. */
  get size(): number {
    return this.length;
  }

  /** Writes a part of the text again: the bytes between two sizes. Room has to be reserved. */
  again(from: number, to: number): void {
    this.bytes.copyWithin(this.length, from, to);
    this.length += to - from;
  }

  /** Text of any length, ASCII only. */
  text(text: string): void {
    this.reserve(text.length);
    this.length += this.bytes.write(text, this.length, "latin1");
  }

  /** The text so far. The next text starts empty, and the buffer of a large text is released. */
  take(): string {
    const text = this.bytes.toString("latin1", 0, this.length);
    this.length = 0;
    if (this.bytes.length > MOST_ROOM) this.bytes = Buffer.allocUnsafe(ROOM);
    return text;
  }

  private whole(whole: number): void {
    if (whole < 10) {
      this.letter(ZERO + whole);
      return;
    }
    if (whole < 100) {
      const tens = Math.trunc(whole / 10);
      this.letter(ZERO + tens);
      this.letter(ZERO + whole - tens * 10);
      return;
    }
    for (const digit of String(whole)) this.letter(digit.charCodeAt(0));
  }

  private fraction(thousandths: number): void {
    this.letter(POINT);
    const tenths = Math.trunc(thousandths / 100);
    this.letter(ZERO + tenths);
    const rest = thousandths - tenths * 100;
    if (rest === 0) return;
    const hundredths = Math.trunc(rest / 10);
    this.letter(ZERO + hundredths);
    if (rest !== hundredths * 10) this.letter(ZERO + rest - hundredths * 10);
  }
}

/** Spells a number with at most `places` decimals, up to 6, without an exponent or trailing zeros. */
export function spellDecimal(value: number, places: number): string {
  return String(Number(value.toFixed(places)));
}
