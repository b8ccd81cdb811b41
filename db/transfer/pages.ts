import type { CopiedRow, Value } from "./tables.ts";

/** A page is what one transaction writes: large enough to be fast, small enough not to disturb. */
const ROWS = 2_000;
const BYTES = 4 * 1024 * 1024;

/** Whether a page is full. */
export function pageEnd(rows: number, bytes: number): boolean {
  return rows >= ROWS || bytes >= BYTES;
}

/** How many rows to fetch after a page of so many rows and bytes, so that the next page does not get too large. */
export function nextPage(rows: number, bytes: number): number {
  const fitting = Math.floor(BYTES / Math.max(1, bytes / Math.max(1, rows)));
  return Math.max(1, Math.min(ROWS, fitting, rows * 4));
}

/** The approximate size of a row in bytes. */
export function sizeOf(row: CopiedRow): number {
  return row.reduce((sum: number, value) => sum + lengthOf(value), 0);
}

function lengthOf(value: Value): number {
  return value === null || typeof value === "number" ? 8 : value.length;
}
