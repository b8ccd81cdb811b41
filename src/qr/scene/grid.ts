import type { Matrix } from "../matrix.ts";
import type { Clearing } from "../logo/place.ts";

/**
 * The dark modules drawn in the module shape, with a border of one light module so that neighbours need no bounds
 * check.
 */
export interface Grid {
  /** Modules a side, frame not counted. */
  readonly size: number;
  /** Cells a row: `size` + 2. */
  readonly stride: number;
  /** DARK, light (0) or FREE. Column x of row y is at (y + 1) × stride + x + 1. */
  readonly cells: Uint8Array;
}

export const DARK = 1;

/** Light, and kept clear of neighbours' shapes that reach beyond their cell. */
export const FREE = 2;

/** Modules a side of a finder pattern (ISO/IEC 18004, 6.3.3). */
export const EYE_SIZE = 7;

/** A symbol's dark modules without those in `cleared` and without the finder patterns, which are drawn as wholes. */
export function dataGrid(matrix: Matrix, cleared: readonly Clearing[]): Grid {
  const { size, modules } = matrix;
  const stride = size + 2;
  const cells = new Uint8Array(stride * stride);
  for (let y = 0; y < size; y++) cells.set(modules.subarray(y * size, (y + 1) * size), (y + 1) * stride + 1);
  const free = (fromColumn: number, toColumn: number, fromRow: number, toRow: number): void => {
    for (let y = fromRow; y < toRow; y++)
      cells.fill(FREE, (y + 1) * stride + 1 + fromColumn, (y + 1) * stride + 1 + toColumn);
  };
  free(0, EYE_SIZE, 0, EYE_SIZE);
  free(size - EYE_SIZE, size, 0, EYE_SIZE);
  free(0, EYE_SIZE, size - EYE_SIZE, size);
  for (const area of cleared) free(area.fromColumn, area.toColumn, area.fromRow, area.toRow);
  return { size, stride, cells };
}
