import { isObject } from "../../../kit/shared/json.ts";
import type { FormerPlain } from "../records.ts";

/*
 * The history of a plain code is a column of its row: the former values of each revision, as a list of JSON.
 * It is bounded, and the oldest revisions give way. A replaced value that is larger than the bound empties
 * the history.
 */

/** Revisions and bytes of a history, at most. */
const MOST_REVISIONS = 100;
const MOST_BYTES = 512 * 1024;

/** A stored history with one more revision, without the oldest that have no room beside it. */
export function grown(stored: string | null, revision: FormerPlain): string | null {
  const all = [...readHistory(stored), revision].slice(-MOST_REVISIONS);
  const sizes = all.map((one) => Buffer.byteLength(JSON.stringify(one)) + 1);
  let size = sizes.reduce((sum, one) => sum + one, 1);
  let dropped = 0;
  while (size > MOST_BYTES) size -= sizes[dropped++] ?? size;
  const kept = all.slice(dropped);
  return kept.length > 0 ? JSON.stringify(kept) : null;
}

/**
 * The former revisions of a stored history, the oldest first. Only `grown` writes it, so they are trusted.
 */
export function readHistory(stored: string | null): FormerPlain[] {
  const read: unknown = stored === null ? [] : JSON.parse(stored);
  if (!Array.isArray(read) || !read.every(isFormer))
    throw new Error("Cannot read the history of a plain code from the database");
  return read;
}

function isFormer(value: unknown): value is FormerPlain {
  return isObject(value) && isObject(value["before"]) && typeof value["revision"] === "number";
}
