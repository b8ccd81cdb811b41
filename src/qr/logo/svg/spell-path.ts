import { ARITY, CLOSE, CURVE, LINE, MOVE, type Path, RECT } from "../../scene/path.ts";

/**
 * Spells an outline as path data with `decimals` places. Coordinates are rounded to that grid first and then written
 * relative to each other, so rounding errors never add up, and the text is the same when it is read and spelled again.
 */
export function spellPath(path: Path, decimals: number): string {
  const speller = new Speller(10 ** decimals);
  let at = 0;
  for (const op of path.ops) {
    const count = ARITY[op] ?? 0;
    speller.draw(op, path.coords.slice(at, at + count));
    at += count;
  }
  return speller.text.join("");
}

/** Coordinates here are whole numbers of grid steps. */
class Speller {
  readonly text: string[] = [];
  private readonly grid: number;
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  /** The last command. A repeated one needs no letter. */
  private letter = "";

  constructor(grid: number) {
    this.grid = grid;
  }

  draw(op: number, coords: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = coords.map((value) => Math.round(value * this.grid));
    if (op === MOVE) this.move(a, b);
    if (op === LINE) this.line(a, b);
    if (op === CURVE) this.curve(a, b, c, d, e, f);
    if (op === CLOSE) this.close();
    if (op === RECT) this.rect(coords);
  }

  private move(x: number, y: number): void {
    this.write("M", [x, y]);
    [this.x, this.y, this.startX, this.startY] = [x, y, x, y];
  }

  private line(x: number, y: number): void {
    if (y === this.y) this.write("h", [x - this.x]);
    else if (x === this.x) this.write("v", [y - this.y]);
    else this.write("l", [x - this.x, y - this.y]);
    [this.x, this.y] = [x, y];
  }

  private curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [x0, y0] = [this.x, this.y];
    this.write("c", [x1 - x0, y1 - y0, x2 - x0, y2 - y0, x - x0, y - y0]);
    [this.x, this.y] = [x, y];
  }

  private close(): void {
    this.write("z", []);
    [this.x, this.y] = [this.startX, this.startY];
  }

  private rect([x = 0, y = 0, width = 0, height = 0]: readonly number[]): void {
    const [left, top, right, bottom] = [x, y, x + width, y + height].map((value) =>
      Math.round(value * this.grid),
    );
    this.move(left ?? 0, top ?? 0);
    this.line(right ?? 0, top ?? 0);
    this.line(right ?? 0, bottom ?? 0);
    this.line(left ?? 0, bottom ?? 0);
    this.close();
  }

  private write(letter: string, steps: readonly number[]): void {
    const repeated = letter === this.letter && letter !== "M" && letter !== "z";
    if (!repeated) this.text.push(letter);
    this.letter = letter;
    let first = !repeated;
    for (const step of steps) {
      // + 0 turns -0 into 0; a minus sign separates by itself.
      const number = String(step / this.grid + 0);
      this.text.push(first || number.startsWith("-") ? number : ` ${number}`);
      first = false;
    }
  }
}
