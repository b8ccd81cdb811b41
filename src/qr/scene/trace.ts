import { DARK, type Grid } from "./grid.ts";

/** Closed outlines along module edges, dark on the right: outer edges run clockwise on screen, edges of holes the other way. */
export interface Outlines {
  /** x and y of every corner in turn, in modules. */
  readonly points: readonly number[];
  /** Where each outline ends in `points`, as a count of numbers. */
  readonly ends: readonly number[];
}

/**
 * Traces the dark area's outlines, one corner wherever the edge turns, so that modules side by side leave no seam.
 * Modules that touch only at a corner get outlines of their own.
 */
export function traceOutlines(grid: Grid): Outlines {
  const { cells, size, stride } = grid;
  const points: number[] = [];
  const ends: number[] = [];
  const seen = new Uint8Array(cells.length);
  const walker = walk(grid, seen, points);
  for (let y = 1; y <= size; y++)
    for (let at = y * stride + 1; at <= y * stride + size; at++) {
      // Every outline has an edge with light above and dark below. The walk starts at the first such edge.
      if (cells[at] !== DARK || cells[at - stride] === DARK || seen[at] === 1) continue;
      walker(at);
      ends.push(points.length);
    }
  return { points, ends };
}

const EAST = 0;

function walk({ cells, stride }: Grid, seen: Uint8Array, points: number[]): (start: number) => void {
  // A corner has the number of the cell to its lower right. Headings: east, south, west, north.
  const step = [1, stride, -1, -stride];
  const aheadRight = [0, -1, -stride - 1, -stride];
  const aheadLeft = [-stride, 0, -1, -stride - 1];
  return (start) => {
    let at = start;
    // Counted along, because a division of `at` at every corner would take a third of the time.
    let y = Math.trunc(start / stride) - 1;
    let x = start - (y + 1) * stride - 1;
    let heading = EAST;
    do {
      if (heading === EAST) seen[at] = 1;
      at += step[heading] ?? 0;
      if ((heading & 1) === 0) x += 1 - heading;
      else y += 2 - heading;
      const turn =
        cells[at + (aheadRight[heading] ?? 0)] !== DARK
          ? 1
          : cells[at + (aheadLeft[heading] ?? 0)] === DARK
            ? 3
            : 0;
      if (turn === 0) continue;
      heading = (heading + turn) & 3;
      points.push(x, y);
    } while (at !== start || heading !== EAST);
  };
}
