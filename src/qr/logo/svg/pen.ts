import { Path } from "../../scene/path.ts";
import { arcToCubics } from "./arc.ts";

/** Draws SVG's path commands, in absolute coordinates, as moves, lines and cubic curves. */
export class Pen {
  readonly path = new Path();
  x = 0;
  y = 0;
  /** Whether no command has been drawn yet, not even a move. */
  untouched = true;
  private startX = 0;
  private startY = 0;
  /** The control point that a smooth command reflects, and the kind of curve it belonged to. */
  private controlX = 0;
  private controlY = 0;
  private curve: "none" | "cubic" | "quadratic" = "none";
  /** A move is written only when something follows it. */
  private placed = false;

  move(x: number, y: number): void {
    this.untouched = false;
    this.startX = x;
    this.startY = y;
    this.placed = false;
    this.end(x, y);
  }

  line(x: number, y: number): void {
    this.place();
    this.path.lineTo(x, y);
    this.end(x, y);
  }

  cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.place();
    this.path.curveTo(x1, y1, x2, y2, x, y);
    this.end(x, y, "cubic", x2, y2);
  }

  smoothCubic(x2: number, y2: number, x: number, y: number): void {
    const [x1, y1] = this.reflected("cubic");
    this.cubic(x1, y1, x2, y2, x, y);
  }

  /** A quadratic curve equals the cubic whose controls lie two thirds of the way to its own. */
  quadratic(x1: number, y1: number, x: number, y: number): void {
    this.place();
    this.path.curveTo(
      this.x + (2 / 3) * (x1 - this.x),
      this.y + (2 / 3) * (y1 - this.y),
      x + (2 / 3) * (x1 - x),
      y + (2 / 3) * (y1 - y),
      x,
      y,
    );
    this.end(x, y, "quadratic", x1, y1);
  }

  smoothQuadratic(x: number, y: number): void {
    const [x1, y1] = this.reflected("quadratic");
    this.quadratic(x1, y1, x, y);
  }

  arc(rx: number, ry: number, turn: number, large: boolean, sweep: boolean, x: number, y: number): void {
    this.place();
    arcToCubics(this.path, this.x, this.y, rx, ry, turn, large, sweep, x, y);
    this.end(x, y);
  }

  close(): void {
    this.place();
    this.path.close();
    this.placed = false;
    this.end(this.startX, this.startY);
  }

  private place(): void {
    if (!this.placed) this.path.moveTo(this.x, this.y);
    this.placed = true;
  }

  private reflected(kind: "cubic" | "quadratic"): [x: number, y: number] {
    if (this.curve !== kind) return [this.x, this.y];
    return [2 * this.x - this.controlX, 2 * this.y - this.controlY];
  }

  private end(x: number, y: number, curve: Pen["curve"] = "none", controlX = x, controlY = y): void {
    this.x = x;
    this.y = y;
    this.curve = curve;
    this.controlX = controlX;
    this.controlY = controlY;
  }
}
