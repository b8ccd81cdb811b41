import { nextTurn } from "../src/kit/shared/next-turn.ts";

/** The most bytes of contents in a page, and in one step of reading them. */
const MOST_BYTES = 1024 * 1024;
const BYTES_AT_ONCE = 256 * 1024;

/** A row that is found. `bytes` is the size of its contents. */
interface Found {
  readonly bytes: number;
}

/**
 * Reads the contents of a page, at most 1 MiB, in steps.
 * @param found - the rows that a list found, one more than `limit` if there are more.
 * @param read - reads the contents of some of them, in their order.
 * @returns the contents, and the last of those rows when some of those found are left.
 */
export async function readPage<F extends Found, T>(
  found: readonly F[],
  limit: number,
  read: (part: readonly F[]) => Promise<readonly T[]>,
): Promise<{ rows: T[]; last: F | null }> {
  const fitting = found.slice(0, Math.min(limit, fittingInto(found, MOST_BYTES)));
  const rows: T[] = [];
  for (let at = 0; at < fitting.length;) {
    const part = fitting.slice(at, at + fittingInto(fitting.slice(at), BYTES_AT_ONCE));
    rows.push(...(await read(part)));
    at += part.length;
    // Writing an answer of a megabyte takes as long as reading it, so it gets a turn of its own.
    if (part.length < fitting.length) await nextTurn();
  }
  return { rows, last: fitting.length < found.length ? (fitting.at(-1) ?? null) : null };
}

/** How many of the first rows fit: at least one. */
function fittingInto(rows: readonly Found[], most: number): number {
  let sum = 0;
  for (const [at, { bytes }] of rows.entries()) {
    sum += bytes;
    if (sum > most && at > 0) return at;
  }
  return rows.length;
}
