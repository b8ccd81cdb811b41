import type { Timers } from "../shared/timers.ts";
import type { WorkerThread } from "./worker-thread.ts";

/** Milliseconds between two looks. */
const PAUSE = 5_000;

/**
 * Milliseconds after which a thread without an answer counts as stuck. Sessions yield to the event loop every few
 * milliseconds, but a thread of low priority may get a tenth of a processor on a busy machine.
 */
const SILENCE = 30_000;

/**
 * Asks a thread now and then, while it has sessions, whether it still answers, and calls `stuck` once it does not. Sessions
 * have no deadline, because a large file may take minutes.
 * @returns stops asking.
 */
export function startWatchdog(
  thread: Pick<WorkerThread, "sessions" | "ping">,
  timers: Timers,
  stuck: () => void,
): () => void {
  let cancel = timers.after(PAUSE, look);

  function look(): void {
    if (thread.sessions() === 0) {
      again();
      return;
    }
    cancel = timers.after(SILENCE, stuck);
    // It rejects when the thread has ended, and with it the watchdog.
    thread.ping().then(again, () => {});
  }

  function again(): void {
    cancel();
    cancel = timers.after(PAUSE, look);
  }

  return () => cancel();
}
