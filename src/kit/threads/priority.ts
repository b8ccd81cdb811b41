import { getPriority, setPriority } from "node:os";

/**
 * Scans come first, so a worker takes the processor time that they leave. Niceness 19 would make scans no faster, and
 * files would starve on a machine that other programs keep busy (measured: 1,500 rows beside four busy loops on two
 * processors take 12 s at 10, and 94 s at 19).
 */
const NICENESS = 10;

/** On Linux `setPriority(0, …)` affects the calling thread. Elsewhere it would affect the whole process, scans included. */
export const HAS_THREAD_PRIORITY = process.platform === "linux";

let isLowered = false;

/**
 * Lowers this thread's priority for good, where the system can do that. Call it only when long work begins: on a busy
 * machine a thread of low priority hardly runs at all.
 */
export function lowerPriority(): void {
  if (!HAS_THREAD_PRIORITY || isLowered) return;
  isLowered = true;
  try {
    setPriority(0, NICENESS);
  } catch {
    // A sandbox may forbid it. The thread then competes on equal terms, and the start has told it in the log.
  }
}

/**
 * Whether a thread may lower its priority here: this one sets its own to what it is. A sandbox may forbid the system call, as
 * a `SystemCallFilter` of systemd does without `setpriority`.
 */
export function mayLowerPriority(): boolean {
  if (!HAS_THREAD_PRIORITY) return true;
  try {
    setPriority(0, getPriority(0));
    return true;
  } catch {
    return false;
  }
}
