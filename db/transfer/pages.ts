import type { Row, Value } from "./tables.ts";

/** A page of rows is what is written in one transaction: not so much that it is felt, not so little that it takes long. */
const ROWS = 2_000;
const BYTES = 4 * 1024 * 1024;

/** Whether a page is full. */
export function pageEnd(rows: number, bytes: number): boolean {
  return rows >= ROWS || bytes >= BYTES;
}

/** How many rows to ask for after a page of so many and so large: no row of the next should be too much. */
export function nextPage(rows: number, bytes: number): number {
  const fitting = Math.floor(BYTES / Math.max(1, bytes / Math.max(1, rows)));
  return Math.max(1, Math.min(ROWS, fitting, rows * 4));
}

/** About how many bytes a row has. */
export function sizeOf(row: Row): number {
  return row.reduce((sum: number, value) => sum + lengthOf(value), 0);
}

function lengthOf(value: Value): number {
  return value === null || typeof value === "number" ? 8 : value.length;
}
