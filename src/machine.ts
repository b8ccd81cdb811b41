import { availableParallelism } from "node:os";
import { createThreadPool, type StartThread, type ThreadPool } from "./drawings/pool.ts";
import { THREADS_STAND_BACK } from "./shared/priority.ts";
import type { Traffic } from "./shared/traffic.ts";

/** More threads than this would only take memory. */
const MOST_THREADS = 4;

/**
 * Threads for what takes long, which give way to `traffic`. Where they can be told to stand back they may take every
 * processor, elsewhere one is left to what answers.
 */
export function threadPool(traffic: Traffic, start: StartThread = startThread): ThreadPool {
  const processors = availableParallelism() - (THREADS_STAND_BACK ? 0 : 1);
  return createThreadPool(Math.max(1, Math.min(MOST_THREADS, processors)), () => start(traffic.count));
}

/** Starts a thread, which keeps its heap small rather than fast to grow, and gives way to `traffic`. */
export function startThread(traffic: SharedArrayBuffer): Worker {
  // Bun's types don't know that any of its workers may be given data.
  const options: Bun.WorkerOptions & { workerData: SharedArrayBuffer } = { smol: true, workerData: traffic };
  // Beside main.ts, where the build puts the bundle: the one place from which the path holds in both.
  const thread = new Worker(new URL("./wiring/thread.ts", import.meta.url).href, options);
  thread.unref();
  return thread;
}
