import { sizeOf } from "../matrix.ts";
import type { Clearing } from "../logo/place.ts";

/**
 * An area that every symbol has beside data (ISO/IEC 18004, 6.3 and 7.9, 7.10). A finder pattern counts with its
 * separator.
 */
export interface FunctionPattern extends Clearing {
  readonly kind: "finder" | "timing" | "alignment" | "format" | "version";
}

/**
 * The function patterns, format and version information of a version (1 to 40) as areas in modules, which overlap
 * where the standard lets them: an alignment pattern may lie on a timing pattern.
 */
export function functionPatterns(version: number): FunctionPattern[] {
  const size = sizeOf(version);
  const patterns = [
    area("finder", 0, 0, 8, 8),
    area("finder", size - 8, 0, 8, 8),
    area("finder", 0, size - 8, 8, 8),
    area("format", 0, 8, 9, 1),
    area("format", 8, 0, 1, 9),
    area("format", size - 8, 8, 8, 1),
    area("format", 8, size - 8, 1, 8),
    area("timing", 8, 6, size - 16, 1),
    area("timing", 6, 8, 1, size - 16),
  ];
  if (version >= 7) {
    patterns.push(area("version", size - 11, 0, 3, 6), area("version", 0, size - 11, 6, 3));
  }
  for (const [column, row] of alignmentCentres(version))
    patterns.push(area("alignment", column - 2, row - 2, 5, 5));
  return patterns;
}

/** True where two areas share a module. */
export function overlap(a: Clearing, b: Clearing): boolean {
  return a.fromColumn < b.toColumn && b.fromColumn < a.toColumn && a.fromRow < b.toRow && b.fromRow < a.toRow;
}

/** The areas that share a module with a clearing of any number of parts. */
export function areasUnder<T extends Clearing>(areas: readonly T[], parts: readonly Clearing[]): T[] {
  // Most areas lie outside all parts at once.
  const around = {
    fromColumn: Math.min(...parts.map(({ fromColumn }) => fromColumn)),
    toColumn: Math.max(...parts.map(({ toColumn }) => toColumn)),
    fromRow: Math.min(...parts.map(({ fromRow }) => fromRow)),
    toRow: Math.max(...parts.map(({ toRow }) => toRow)),
  };
  return areas.filter((area) => overlap(area, around) && parts.some((part) => overlap(area, part)));
}

/** Column and row of the centre of every alignment pattern of a version (ISO/IEC 18004, annex E). */
export function alignmentCentres(version: number): [column: number, row: number][] {
  const line = alignmentLine(version);
  const last = line.length - 1;
  return line.flatMap((row, y) =>
    line.flatMap((column, x): [number, number][] =>
      // The three corners that would lie on a finder pattern have none.
      (x === 0 && y === 0) || (x === last && y === 0) || (x === 0 && y === last) ? [] : [[column, row]],
    ),
  );
}

/**
 * Annex E as a rule: the centres lie from 6 to seven modules off the far edge, an even number of modules apart. The first
 * gap takes the remainder.
 */
function alignmentLine(version: number): number[] {
  if (version === 1) return [];
  const gaps = Math.floor(version / 7) + 1;
  const far = 10 + 4 * version;
  // Version 32 is the standard's one exception to its own rounding.
  const step = version === 32 ? 26 : Math.ceil((far - 6) / (2 * gaps)) * 2;
  return [6, ...Array.from({ length: gaps }, (_, index) => far - step * (gaps - 1 - index))];
}

function area(
  kind: FunctionPattern["kind"],
  fromColumn: number,
  fromRow: number,
  columns: number,
  rows: number,
): FunctionPattern {
  return { kind, fromColumn, fromRow, toColumn: fromColumn + columns, toRow: fromRow + rows };
}
