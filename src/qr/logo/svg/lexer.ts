/** Larger numbers have no use in a logo, and a renderer would lose precision. */
export const LARGEST = 1e9;

/**
 * Reads numbers and letters one after the other, as path data, transforms and point lists have them (SVG 1.1, 8.3.9).
 * Every step moves forward, so reading is linear in the text's length.
 */
export class Lexer {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Skips white space. True at the end of the text. */
  get done(): boolean {
    this.space();
    return this.at >= this.text.length;
  }

  space(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  /** Skips white space with at most one comma in it; `true` when there was a comma. */
  separator(): boolean {
    this.space();
    const comma = this.skip(",");
    this.space();
    return comma;
  }

  /** Skips `character` when it is next. */
  skip(character: string): boolean {
    if (this.text[this.at] !== character) return false;
    this.at++;
    return true;
  }

  /** Whether the next character can begin a number. */
  get startsNumber(): boolean {
    const code = this.text.charCodeAt(this.at);
    return isDigit(code) || isSign(code) || this.text[this.at] === ".";
  }

  /** The letters that follow, `""` when there are none. */
  word(): string {
    const from = this.at;
    while (isLetter(this.text.charCodeAt(this.at))) this.at++;
    return this.text.slice(from, this.at);
  }

  /** The next letter, `""` when there is none. */
  letter(): string {
    if (!isLetter(this.text.charCodeAt(this.at))) return "";
    return this.text.charAt(this.at++);
  }

  /** An arc's flag, 0 or 1, which needs no separator after it; `NaN` when it is neither. */
  flag(): number {
    if (this.skip("0")) return 0;
    return this.skip("1") ? 1 : Number.NaN;
  }

  /** The next number; `NaN` when there is none or it is too large. */
  number(): number {
    const { text } = this;
    let to = this.at;
    if (isSign(text.charCodeAt(to))) to++;
    const whole = to;
    while (isDigit(text.charCodeAt(to))) to++;
    let digits = to - whole;
    if (text[to] === ".") {
      const fraction = ++to;
      while (isDigit(text.charCodeAt(to))) to++;
      digits += to - fraction;
    }
    if (digits === 0) return Number.NaN;
    to = this.exponent(to);
    const value = Number(text.slice(this.at, to));
    this.at = to;
    return Math.abs(value) <= LARGEST ? value : Number.NaN;
  }

  private exponent(from: number): number {
    const { text } = this;
    if (text[from] !== "e" && text[from] !== "E") return from;
    let to = from + 1;
    if (isSign(text.charCodeAt(to))) to++;
    // The e of `1em` starts a unit.
    if (!isDigit(text.charCodeAt(to))) return from;
    while (isDigit(text.charCodeAt(to))) to++;
    return to;
  }
}

/** All numbers of a list separated by white space and commas; `null` when it is malformed. */
export function readNumbers(text: string): number[] | null {
  const lexer = new Lexer(text);
  const numbers: number[] = [];
  while (!lexer.done) {
    if (numbers.length > 0) lexer.separator();
    const value = lexer.number();
    if (Number.isNaN(value)) return null;
    numbers.push(value);
  }
  return numbers;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

function isSign(code: number): boolean {
  return code === 0x2b || code === 0x2d;
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}
