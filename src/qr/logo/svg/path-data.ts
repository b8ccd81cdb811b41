import type { Path } from "../../scene/path.ts";
import { Pen } from "./pen.ts";
import { Lexer } from "./lexer.ts";

interface Command {
  /** A letter for each operand: x and y shift with the current point when relative, f is a flag, n any number. */
  readonly operands: string;
  draw(pen: Pen, operands: readonly number[]): void;
}

/** The commands of path data by their upper-case letter (SVG 1.1, 8.3). */
const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ["M", { operands: "xy", draw: (pen, [x = 0, y = 0]) => pen.move(x, y) }],
  ["L", { operands: "xy", draw: (pen, [x = 0, y = 0]) => pen.line(x, y) }],
  ["H", { operands: "x", draw: (pen, [x = 0]) => pen.line(x, pen.y) }],
  ["V", { operands: "y", draw: (pen, [y = 0]) => pen.line(pen.x, y) }],
  ["C", { operands: "xyxyxy", draw: cubic }],
  ["S", { operands: "xyxy", draw: (pen, [x2 = 0, y2 = 0, x = 0, y = 0]) => pen.smoothCubic(x2, y2, x, y) }],
  ["Q", { operands: "xyxy", draw: (pen, [x1 = 0, y1 = 0, x = 0, y = 0]) => pen.quadratic(x1, y1, x, y) }],
  ["T", { operands: "xy", draw: (pen, [x = 0, y = 0]) => pen.smoothQuadratic(x, y) }],
  ["A", { operands: "nnnffxy", draw: arc }],
  ["Z", { operands: "", draw: (pen) => pen.close() }],
]);

const MOVETO = COMMANDS.get("M");

/** Counts the segments of a path while it is read, and the curves among them. It throws when there are too many. */
export type SegmentCounter = (segments: number, curves: number) => void;

/**
 * Reads path data (SVG 1.1, 8.3) into lines and cubic curves, in one pass over the text; `null` when it is malformed.
 * @throws what `count` throws.
 */
export function readPathData(data: string, count: SegmentCounter = () => {}): Path | null {
  const lexer = new Lexer(data);
  const pen = new Pen();
  let letter = "";
  while (!lexer.done) {
    const given = lexer.letter();
    if (given !== "") letter = given;
    const command = COMMANDS.get(letter.toUpperCase());
    // Path data starts with a moveto, and closepath takes no numbers that could repeat it.
    if (command === undefined || (pen.untouched && command !== MOVETO)) return null;
    if (given === "" && command.operands === "") return null;
    const operands = readOperands(lexer, command, letter === letter.toUpperCase() ? null : pen);
    if (operands === null) return null;
    const { ops, coords } = pen.path;
    const [segments, numbers] = [ops.length, coords.length];
    command.draw(pen, operands);
    // A move and a line have two coordinates, a curve has six.
    const drawn = ops.length - segments;
    count(drawn, Math.max(0, (coords.length - numbers - 2 * drawn) / 4));
    // Further pairs after a moveto are linetos.
    if (letter === "M") letter = "L";
    if (letter === "m") letter = "l";
    if (operands.length > 0 && lexer.separator() && !lexer.startsNumber) return null;
  }
  return pen.path;
}

/** The operands of one command, absolute; `null` when one is malformed. `pen` is where relative ones start. */
function readOperands(lexer: Lexer, { operands }: Command, pen: Pen | null): number[] | null {
  const numbers: number[] = [];
  for (const kind of operands) {
    if (numbers.length === 0) lexer.space();
    else lexer.separator();
    const value = kind === "f" ? lexer.flag() : lexer.number();
    if (Number.isNaN(value)) return null;
    numbers.push(pen !== null && (kind === "x" || kind === "y") ? value + pen[kind] : value);
  }
  return numbers;
}

function cubic(pen: Pen, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[]): void {
  pen.cubic(x1, y1, x2, y2, x, y);
}

function arc(pen: Pen, [rx = 0, ry = 0, turn = 0, large, sweep, x = 0, y = 0]: readonly number[]): void {
  pen.arc(rx, ry, turn, large === 1, sweep === 1, x, y);
}
