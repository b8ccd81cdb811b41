import type { Design } from "../design.ts";
import type { Matrix } from "../matrix.ts";
import type { Clearing } from "../logo/place.ts";
import { alignmentCentres, areasUnder } from "../scannability/patterns.ts";
import { isTraced } from "./modules.ts";
import type { Path } from "./path.ts";
import type { Box } from "./scene.ts";
import { addBox, addHole, allCorners, grow } from "./shapes.ts";

/** Modules from an alignment pattern's centre to its edge, the centre module not counted (ISO/IEC 18004, 6.3.6). */
const REACH = 2;

/**
 * The alignment patterns that are drawn as wholes. A reader places its sampling grid by them and hardly finds one made
 * of separate dots, so they are drawn like small eyes where the module shape would break them up or make them thinner:
 * quirc looks for a centre of at least half a module's area. A pattern that a logo touches is drawn as single modules.
 */
export function wholeAlignments(
  matrix: Matrix,
  modules: Design["modules"],
  clearing: readonly Clearing[],
): Clearing[] {
  const inOnePiece = isTraced(modules.shape) || modules.shape === "square";
  if (inOnePiece && modules.scale === 1) return [];
  const areas = alignmentCentres(matrix.version).map(([column, row]) => ({
    fromColumn: column - REACH,
    toColumn: column + REACH + 1,
    fromRow: row - REACH,
    toRow: row + REACH + 1,
  }));
  const touched = new Set(areasUnder(areas, clearing));
  return areas.filter((area) => !touched.has(area));
}

/**
 * Outer radius of the ring and radius of the centre, by module shape. Readers lose rounder ones in tilted
 * photographs, because they look for edges one module apart, and for the centre's corner.
 */
const RADII = {
  square: [0, 0],
  diamond: [0, 0],
  rounded: [0.6, 0.2],
  vertical: [0.75, 0.25],
  horizontal: [0.75, 0.25],
  connected: [0.75, 0.25],
  blob: [0.75, 0.25],
  classy: [0, 0],
  dot: [0.75, 0.25],
} as const;

/** Adds an alignment pattern that fills `box`: a ring one module thick around a single module, for the nonzero rule. */
export function addAlignment(path: Path, box: Box, shape: Design["modules"]["shape"]): void {
  const [ring, centre] = RADII[shape];
  addBox(path, box, allCorners(ring));
  addHole(path, grow(box, -1), allCorners(Math.max(0, ring - 1)));
  addBox(path, grow(box, -REACH), allCorners(centre));
}
