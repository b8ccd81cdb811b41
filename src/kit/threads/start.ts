import { availableParallelism } from "node:os";
import type { Timers } from "../shared/timers.ts";
import { createThreadPool, type ThreadPool } from "./pool.ts";
import { HAS_THREAD_PRIORITY } from "./priority.ts";
import type { WorkerStart } from "./protocol.ts";
import type { RequestCounter } from "./request-counter.ts";
import type { Thread } from "./worker-thread.ts";

/** Starts a thread that runs the worker program. */
export type StartThread = (data: WorkerStart) => Thread;

/** More workers than this would only take memory. */
const MOST_WORKERS = 4;

/** Sessions, long jobs and short jobs each have a thread, even if there are fewer processors. */
const LEAST_WORKERS = 3;

/**
 * The service's pool. Where workers can have a lower priority a session and its helpers may use every processor. Elsewhere
 * one processor is left to the main thread.
 * @param requests - counts the requests that workers yield to.
 */
export function startThreadPool(
  requests: RequestCounter,
  start: StartThread = startThread,
  timers?: Timers,
): ThreadPool {
  const processors = availableParallelism() - (HAS_THREAD_PRIORITY ? 0 : 1);
  const drawing = Math.max(1, Math.min(MOST_WORKERS, processors));
  const size = Math.max(LEAST_WORKERS, drawing);
  const begin = (isForJob: boolean) => start({ requests: requests.memory, helpers: drawing - 1, isForJob });
  return createThreadPool(size, begin, timers);
}

/**
 * A pool for pictures: no drawing waits for one, however large. Of those that count as long jobs one runs at a time.
 * @param requests - counts the requests that workers yield to.
 */
export function startPicturePool(
  requests: RequestCounter,
  start: StartThread = startThread,
  timers?: Timers,
): ThreadPool {
  const begin = (isForJob: boolean) => start({ requests: requests.memory, helpers: 0, isForJob });
  return createThreadPool(LEAST_WORKERS, begin, timers);
}

/**
 * Run from source this module lies beside the worker program. The binary has all modules in the folder of
 * `main.ts`.
 */
const WORKER = import.meta.dir.endsWith("/threads") ? "./worker.ts" : "./kit/threads/worker.ts";

/** Starts a worker thread. It keeps its heap small, at the cost of more frequent collections. */
export function startThread(data: WorkerStart): Worker {
  // Bun's types lack `workerData` for its own Worker.
  const options: Bun.WorkerOptions & { workerData: WorkerStart } = { smol: true, workerData: data };
  const thread = new Worker(new URL(WORKER, import.meta.url).href, options);
  thread.unref();
  return thread;
}
