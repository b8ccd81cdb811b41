import type { Job } from "./job.ts";
import { createWorkerThread, type Thread, type WorkerThread } from "./worker-thread.ts";

/** A worker of the pool, and what it does. */
export interface PoolWorker {
  readonly thread: WorkerThread;
  /** In the order in which it does them. */
  readonly jobs: Job[];
  /** Cancels the deadline of the first of them. */
  cancelDeadline: () => void;
  /** Stops the watchdog of its sessions; `null` before the first session. */
  stopWatchdog: (() => void) | null;
}

/**
 * Decides where work runs. Sessions have threads of their own, because a job would make all sessions of its thread wait. Long
 * jobs have others, and at least one thread is left to short jobs.
 */
export interface Assignment {
  readonly workers: readonly PoolWorker[];
  /** Long jobs at once, at most, and short jobs of one caller: each kind leaves threads to others. */
  readonly mostLong: number;
  /** The worker that can begin a job now; `null` while there is none. */
  workerFor(job: Job): PoolWorker | null;
  /** The worker for a new session. */
  workerForSession(): PoolWorker;
  /** Whether no worker has anything to do. */
  isIdle(): boolean;
  endAll(error: Error): void;
}

/** Parts of one caller on a worker: one is drawn and one waits there, so that the worker is never idle between them. */
const PARTS_A_WORKER = 2;

/**
 * @param size - threads at most, 3 or more.
 * @param events - `progress` is called when a session has ended, `ended` when a thread has.
 */
export function createAssignment(
  size: number,
  start: (isForJob: boolean) => Thread,
  events: { readonly progress: () => void; readonly ended: () => void },
): Assignment {
  const workers: PoolWorker[] = [];
  // One thread is always left to short jobs. Of the others sessions may have all but one, and so may long jobs.
  const mostReserved = size - 1;
  const mostLong = mostReserved - 1;

  const isSessions = ({ thread }: PoolWorker) => thread.sessions() > 0;
  const isLong = ({ jobs }: PoolWorker) => jobs.some((job) => job.isLong);
  const countOf = (kind: (worker: PoolWorker) => boolean) => workers.filter(kind).length;
  const mayReserve = (kind: (worker: PoolWorker) => boolean) =>
    countOf(kind) < mostLong && countOf(isSessions) + countOf(isLong) < mostReserved;

  function startWorker(isForJob: boolean): PoolWorker {
    const thread = createWorkerThread(start(isForJob), {
      sessionEnded: events.progress,
      ended() {
        worker.cancelDeadline();
        worker.stopWatchdog?.();
        const index = workers.indexOf(worker);
        if (index >= 0) workers.splice(index, 1);
        events.ended();
      },
    });
    const worker: PoolWorker = { thread, jobs: [], cancelDeadline() {}, stopWatchdog: null };
    workers.push(worker);
    return worker;
  }

  const idle = () => workers.find((worker) => worker.jobs.length === 0 && !isSessions(worker));
  const fresh = (isForJob: boolean) => (workers.length < size ? startWorker(isForJob) : null);

  /** A worker with a part of the same caller and room for another. */
  function beside({ isPart, caller }: Job): PoolWorker | undefined {
    if (!isPart) return;
    const isOwnPart = (other: Job) => other.isPart && other.caller.key === caller.key;
    return workers.find(
      (worker) =>
        !isSessions(worker) &&
        worker.jobs.length > 0 &&
        worker.jobs.length < PARTS_A_WORKER &&
        worker.jobs.every(isOwnPart),
    );
  }

  return {
    workers,
    mostLong,

    workerFor(job) {
      if (job.isLong && !mayReserve(isLong)) return null;
      return idle() ?? beside(job) ?? fresh(true);
    },

    workerForSession() {
      const own = workers.filter(isSessions).toSorted((a, b) => a.thread.sessions() - b.thread.sessions());
      const [leastBusy] = mayReserve(isSessions) ? [] : own;
      const others = () => workers.filter((worker) => !isLong(worker) && !isSessions(worker));
      const found = leastBusy ?? idle() ?? fresh(false) ?? others()[0];
      // Threads that are reserved are fewer than all.
      if (!found) throw new Error("No thread is left for a session");
      return found;
    },

    isIdle: () => !workers.some((worker) => worker.jobs.length > 0 || isSessions(worker)),

    endAll(error) {
      for (const { thread } of [...workers]) thread.end(error);
    },
  };
}
