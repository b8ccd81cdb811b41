import type { Design } from "../design.ts";
import { ballOf, ringOf } from "./eye-shapes.ts";
import { EYE_SIZE } from "./grid.ts";
import type { Path } from "./path.ts";
import type { Box } from "./scene.ts";
import { addBox, addHole, addPolygon, allCorners, type Corners, grow, softCorner } from "./shapes.ts";

/** One of a symbol's three finder patterns. */
export interface Eye {
  readonly box: Box;
  /** Whether the symbol's centre lies along its falling diagonal (top left to bottom right) or the rising one. */
  readonly falling: boolean;
}

/** The shapes of a design's eyes, and who is to read them. */
export type EyeDesign = Pick<Design, "eyeFrame" | "eyeBall" | "reach">;

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
 * Adds a finder pattern's ring, one module thick at its sides. No corner reaches the middle row or column, so that every
 * shape shows the 1:1:3:1:1 that readers look for (ISO/IEC 18004, 6.3.3).
 */
export function addEyeFrame(path: Path, eye: Eye, { eyeFrame, reach }: EyeDesign): void {
  const { outer, inner } = ringOf(eyeFrame.shape, reach);
  const [ring, hole] = [eye.box, grow(eye.box, -1)];
  const [around, within] = [softCorner(ring.width, outer), softCorner(hole.width, inner)];
  addBox(path, ring, corners(eye, eyeFrame.shape, around.radius), around.pull);
  addHole(path, hole, corners(eye, eyeFrame.shape, within.radius), within.pull);
}

/** Adds a finder pattern's centre, three modules across, fitted to the frame around it. */
export function addEyeBall(path: Path, eye: Eye, { eyeBall, reach }: EyeDesign): void {
  const { half, cut, cornered } = ballOf(eyeBall.shape, reach);
  const box = grow(eye.box, half - EYE_SIZE / 2);
  const { radius, pull } = softCorner(box.width, cut);
  if (cornered) addCutStone(path, box, 2 * cut);
  else addBox(path, box, allCorners(radius), pull);
}

/** A square whose corners are cut off straight, `far` from where they were along both sides. */
function addCutStone(path: Path, { x, y, width, height }: Box, far: number): void {
  const [right, bottom] = [x + width, y + height];
  addPolygon(
    path,
    [
      ...[x + far, y, right - far, y, right, y + far, right, bottom - far],
      ...[right - far, bottom, x + far, bottom, x, bottom - far, x, y + far],
    ],
    [...allCorners(STONE_EASED), ...allCorners(STONE_EASED)],
  );
}

/** Radius of a cut stone's corners. */
const STONE_EASED = 0.1;

/** A leaf points to the symbol's centre: sharp along that diagonal, round across it. */
function corners({ falling }: Eye, shape: Design["eyeFrame"]["shape"], radius: number): Corners {
  if (shape !== "leaf") return allCorners(radius);
  return falling ? [0, radius, 0, radius] : [radius, 0, radius, 0];
}
