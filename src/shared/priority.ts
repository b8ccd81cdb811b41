import { setPriority } from "node:os";

/**
 * Scans come first: a thread that stands back takes what they leave of the processor. With 19 they would be no faster,
 * and a file would starve where other programs keep the machine busy (measured: 1,500 rows beside four busy loops on two
 * processors take 12 s, and 94 s with 19).
 */
const NICENESS = 10;

/** Linux takes the caller's thread for 0; elsewhere it would be the whole process, scans included. */
export const THREADS_STAND_BACK = process.platform === "linux";

let standsBack = false;

/**
 * Has this thread stand back behind all others, for good, where the system can do that. Not before there is long work:
 * on a busy machine one that stands back hardly gets to anything.
 */
export function standBack(): void {
  if (!THREADS_STAND_BACK || standsBack) return;
  standsBack = true;
  try {
    setPriority(0, NICENESS);
  } catch {
    // A sandbox may forbid it. The thread then competes on equal terms.
  }
}
