import type { Design } from "../design.ts";
import { EYE_SIZE } from "./grid.ts";
import type { Path } from "./path.ts";
import type { Box } from "./scene.ts";
import { addBox, addHole, addPolygon, allCorners, type Corners, grow } from "./shapes.ts";

/** One of a symbol's three finder patterns. */
export interface Eye {
  readonly box: Box;
  /** Whether the symbol's centre lies along its falling diagonal (top left to bottom right) or the rising one. */
  readonly falling: boolean;
}

/** The three finder patterns of a symbol of `size` modules whose top left corner is at `left`, `top`. */
export function eyesOf(size: number, left: number, top: number): readonly Eye[] {
  const far = size - EYE_SIZE;
  const at = (x: number, y: number): Box => ({ x: left + x, y: top + y, width: EYE_SIZE, height: EYE_SIZE });
  return [
    { box: at(0, 0), falling: true },
    { box: at(far, 0), falling: false },
    { box: at(0, far), falling: false },
  ];
}

/**
 * Adds a finder pattern's ring, one module thick. No corner radius reaches the middle row or column, so that every
 * shape shows the 1:1:3:1:1 that readers look for (ISO/IEC 18004, 6.3.3).
 */
export function addEyeFrame(path: Path, eye: Eye, shape: Design["eyeFrame"]["shape"]): void {
  const radius = FRAME_RADIUS[shape];
  addBox(path, eye.box, corners(eye, shape, radius));
  addHole(path, grow(eye.box, -1), corners(eye, shape, Math.max(0, radius - 1)));
}

/** Adds a finder pattern's centre, three modules across, fitted to the frame around it. */
export function addEyeBall(
  path: Path,
  eye: Eye,
  shape: Design["eyeBall"]["shape"],
  frame: Design["eyeFrame"]["shape"],
): void {
  const box = grow(eye.box, -2);
  if (shape === "diamond") addDiamond(path, box);
  else addBox(path, box, allCorners(shape === "square" && frame === "circle" ? EASED : BALL_RADIUS[shape]));
}

/** A diamond with its tips cut off flat where the ball ends. */
function addDiamond(path: Path, box: Box): void {
  const { x, y } = box;
  const [right, bottom] = [x + box.width, y + box.height];
  const [middleX, middleY] = [(x + right) / 2, (y + bottom) / 2];
  const tip = DIAMOND_TIP / 2;
  addPolygon(
    path,
    [
      ...[middleX - tip, y, middleX + tip, y, right, middleY - tip, right, middleY + tip],
      ...[middleX + tip, bottom, middleX - tip, bottom, x, middleY + tip, x, middleY - tip],
    ],
    [...allCorners(DIAMOND_EASED), ...allCorners(DIAMOND_EASED)],
  );
}

/**
 * Readers take a symbol's corners from the outlines of its eyes, of which a full circle (3.5) has none: ZBar lost up to
 * three quarters of drawings with it, with 3 one in two hundred, with 2.9 none of a thousand. A leaf rounder than 2 skews
 * its corners: with 3, zxing lost up to a quarter of symbols with many alignment patterns; with 2, none of 2,100.
 */
const FRAME_RADIUS = { square: 0, rounded: 2, circle: 2.9, leaf: 2 } as const;
const BALL_RADIUS = { square: 0, rounded: 0.85, circle: 1.5 } as const;

/**
 * Corner radius of a square ball in a circle. Sharp corners come so near the circle that readers miss the gap along the
 * diagonals.
 */
const EASED = 0.35;

/**
 * How wide a diamond's tips are cut, in modules. With sharp tips only a row through the very middle has three dark
 * modules, and none out of focus.
 */
const DIAMOND_TIP = 1;
const DIAMOND_EASED = 0.2;

/** A leaf points to the symbol's centre: sharp along that diagonal, round across it. */
function corners({ falling }: Eye, shape: Design["eyeFrame"]["shape"], radius: number): Corners {
  if (shape !== "leaf") return allCorners(radius);
  return falling ? [0, radius, 0, radius] : [radius, 0, radius, 0];
}
