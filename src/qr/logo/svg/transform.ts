import { IDENTITY, isMeasured, type Matrix, multiply } from "./matrix.ts";
import { LARGEST, Lexer } from "./lexer.ts";

/** How each function of a transform list makes a matrix (SVG 1.1, 7.6); `null` when the count of its numbers is wrong. */
const FUNCTIONS: ReadonlyMap<string, (numbers: readonly number[]) => Matrix | null> = new Map([
  ["matrix", matrix],
  ["translate", ([x = 0, y = 0, ...more]) => (more.length > 0 ? null : [1, 0, 0, 1, x, y])],
  ["scale", ([x = 1, y = x, ...more]) => (more.length > 0 ? null : [x, 0, 0, y, 0, 0])],
  ["rotate", rotate],
  ["skewX", ([angle = 0, ...more]) => (more.length > 0 ? null : [1, 0, tangent(angle), 1, 0, 0])],
  ["skewY", ([angle = 0, ...more]) => (more.length > 0 ? null : [1, tangent(angle), 0, 1, 0, 0])],
]);

/**
 * Reads a transform list into one matrix; `null` when it is malformed. The units px and deg, which CSS requires, are
 * accepted.
 */
export function readTransform(text: string): Matrix | null {
  const lexer = new Lexer(text);
  let whole = IDENTITY;
  if (text.trim() === "none") return whole;
  while (!lexer.done) {
    const make = FUNCTIONS.get(lexer.word());
    const numbers = readArguments(lexer);
    if (make === undefined || numbers === null || numbers.length === 0) return null;
    const one = make(numbers);
    if (one === null) return null;
    whole = multiply(whole, one);
    lexer.separator();
  }
  return isMeasured(whole) ? whole : null;
}

function readArguments(lexer: Lexer): number[] | null {
  lexer.space();
  if (!lexer.skip("(")) return null;
  const numbers: number[] = [];
  lexer.space();
  while (!lexer.skip(")")) {
    const value = lexer.number();
    if (Number.isNaN(value) || !["", "px", "deg"].includes(lexer.word())) return null;
    numbers.push(value);
    lexer.separator();
  }
  return numbers;
}

function matrix([a, b, c, d, e, f, ...more]: readonly number[]): Matrix | null {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return e === undefined || f === undefined || more.length > 0 ? null : [a, b, c, d, e, f];
}

function rotate([angle = 0, x, y, ...more]: readonly number[]): Matrix | null {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))];
  const turn: Matrix = [cos, sin, -sin, cos, 0, 0];
  if (x === undefined) return turn;
  if (y === undefined || more.length > 0) return null;
  return multiply(multiply([1, 0, 0, 1, x, y], turn), [1, 0, 0, 1, -x, -y]);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** At a right angle the tangent is infinite. A number this large looks the same and can be written. */
function tangent(degrees: number): number {
  const value = Math.tan(radians(degrees));
  return Math.min(LARGEST, Math.max(-LARGEST, value));
}
