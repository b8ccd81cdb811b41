import type { Caller } from "../shared/caller.ts";
import { functionsOf } from "./method.ts";
import { type BulkHost, type BulkSession, JOBS, type Jobs } from "./protocol.ts";
import { createWorkerThread, type Thread, type WorkerThread } from "./worker-thread.ts";

/** Worker threads for long work, so that the main thread stays free for requests. */
export interface ThreadPool {
  /** Work of one call, each on the least busy worker. @throws Fault of the job; Error when the worker failed or ended. */
  jobsFor(caller: Caller): Jobs;
  /**
   * Opens a session for a bulk file: work of several calls with state, all on one worker.
   * @param host - what the session calls on this thread.
   */
  openBulkSession(host: Omit<BulkHost, "drawSymbols">, caller: Caller): BulkSession;
  /** Ends the threads. The work in flight fails. */
  close(): void;
}

/** An idle worker takes some 20 MB, so it ends after this many milliseconds. */
const IDLE_TIMEOUT = 10_000;

/**
 * A pool of at most `size` workers. They are started when there is work, and end when there is none.
 * @param start - starts a thread that runs `worker.ts`.
 */
export function createThreadPool(size: number, start: () => Thread): ThreadPool {
  const workers: WorkerThread[] = [];
  let closed = false;
  let idleTimer: ReturnType<typeof setTimeout> | null = null;

  function startWorker(): WorkerThread {
    const worker = createWorkerThread(start(), { progress: endWhenIdle, ended: () => remove(worker) });
    workers.push(worker);
    return worker;
  }

  function remove(worker: WorkerThread): void {
    const index = workers.indexOf(worker);
    if (index >= 0) workers.splice(index, 1);
  }

  /**
   * Decides where work runs: on an idle worker, else on a new one, else on the least busy. Every job and every session
   * passes through here, so a queue with a limit, turns between clients and deadlines belong here.
   */
  function assign(except?: WorkerThread): WorkerThread {
    if (closed) throw new Error("The worker threads have ended");
    stopIdleTimer();
    const [best] = workers.filter((worker) => worker !== except).toSorted((a, b) => a.load() - b.load());
    return best && (best.load() === 0 || workers.length >= size) ? best : startWorker();
  }

  function stopIdleTimer(): void {
    if (idleTimer) clearTimeout(idleTimer);
    idleTimer = null;
  }

  function endWhenIdle(): void {
    stopIdleTimer();
    if (workers.some((worker) => worker.load() > 0)) return;
    idleTimer = setTimeout(endAll, IDLE_TIMEOUT);
    idleTimer.unref();
  }

  function endAll(): void {
    for (const worker of [...workers]) worker.end();
  }

  return {
    jobsFor: () => functionsOf(JOBS, (job, input) => assign().jobs[job](input)),

    openBulkSession(host) {
      const worker = assign();
      return worker.openSession({ ...host, drawSymbols: (job) => assign(worker).jobs.drawSymbols(job) });
    },

    close() {
      closed = true;
      stopIdleTimer();
      endAll();
    },
  };
}
