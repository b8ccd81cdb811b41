import { dlopen, ptr } from "bun:ffi";

/**
 * Is loaded into the service before its own code (`bun --preload`), and measures how long the main thread stays away from
 * the event loop, in processor time of that thread: what other programs take of the machine does not count, nor does waiting.
 * A timer looks at the thread's clock a thousand times a second. Between two looks lies one long turn of the loop, or short
 * ones of a millisecond together, so a hold is measured up to a millisecond too long and never too short. Garbage collected on the main thread
 * counts, as scans wait for it too; what collects beside it does not.
 *
 * A message of any content over IPC is answered with the longest hold in milliseconds since the message before.
 */

/** CLOCK_THREAD_CPUTIME_ID of Linux. `process.threadCpuUsage()` moves in steps of a millisecond and more. */
const THREAD_TIME = 3;
const { symbols } = dlopen("libc.so.6", { clock_gettime: { args: ["i32", "ptr"], returns: "i32" } });
const timespec = new BigInt64Array(2);
const place = ptr(timespec);

/** Milliseconds of processor time that this thread has taken. */
function processorTime(): number {
  symbols.clock_gettime(THREAD_TIME, place);
  return Number(timespec[0]) * 1_000 + Number(timespec[1]) / 1e6;
}

let last = processorTime();
let longest = 0;

function look(): void {
  const now = processorTime();
  longest = Math.max(longest, now - last);
  last = now;
}

setInterval(look, 1).unref();

process.on("message", () => {
  look();
  process.send?.(longest);
  longest = 0;
});
