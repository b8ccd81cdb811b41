import { Busy } from "../shared/busy.ts";
import { type Caller, clientLeft } from "../shared/caller.ts";
import { createSemaphore } from "../shared/semaphore.ts";
import { systemTimers, type Timers } from "../shared/timers.ts";
import { createAssignment, type PoolWorker } from "./assignment.ts";
import { type Job, type JobOrder, orderOf, partOf, UNKNOWN } from "./job.ts";
import { type AnswerOf, functionsOf, type InputOf } from "./method.ts";
import { type BulkHost, type BulkSession, JOBS, type Jobs } from "./protocol.ts";
import { createQueue } from "./queue.ts";
import { startWatchdog } from "./watchdog.ts";
import { type Thread, threadEnded } from "./worker-thread.ts";

/** Worker threads for long work, so that the main thread stays free for requests. */
export interface ThreadPool {
  /**
   * Work of one call. It waits until its caller's turn has come and a worker is free.
   * @param expected - milliseconds of processor time that each job is likely to take. Short jobs have threads of their own.
   * @throws Busy when too much waits, or when the job takes far longer than expected; Fault of the job; Error when the worker
   * failed or ended, or the caller left.
   */
  jobsFor(caller: Caller, expected?: number): Jobs;
  /**
   * Opens a session for a bulk file: work of several calls with state, all on one worker. It ends when the caller leaves.
   * @param host - what the session calls on this thread.
   * @throws Busy when there are too many.
   */
  openBulkSession(host: Omit<BulkHost, "drawSymbols">, caller: Caller): Promise<BulkSession>;
  /**
   * Takes a permit among the files of a caller for long work in jobs, as a session has one.
   * @returns gives it back.
   * @throws Busy when there are too many.
   */
  permit(caller: Caller): Promise<() => void>;
  /** The jobs until now, by their outcomes. */
  counts(): PoolCounts;
  /** Ends the threads. The jobs in flight and those that wait fail. */
  close(): void;
}

/** Numbers of jobs, and of threads. */
export interface PoolCounts {
  /** Threads that have been started and not ended. */
  readonly threads: number;
  /** In the queue now. */
  readonly waiting: number;
  /** On threads now. */
  readonly running: number;
  /** Answered, with a refusal perhaps. */
  readonly done: number;
  /** Given up because their callers left, before they began or while they ran. */
  readonly dropped: number;
  /** Ended with their thread at their deadline. */
  readonly timedOut: number;
  /** Not taken because too much waited. */
  readonly refused: number;
}

/** An idle worker takes some 20 MB, so it ends after this many milliseconds. */
const IDLE_TIMEOUT = 10_000;

/**
 * Milliseconds that a job may go on after its caller left. Then its thread is ended: a new thread takes 130 ms of processor
 * time, and a PNG of 4,096 pixels 4,000 (measured).
 */
const GRACE = 100;

/** Jobs that may wait. A page of a studio or console asks for dozens of small drawings at once. */
const LONG_BOUNDS = { address: 2, workspace: 8, all: 32 };
const SHORT_BOUNDS = { address: 64, workspace: 64, all: 256 };

/**
 * Milliseconds after which a job or a file that waits is refused. A connection is closed after 30 s of silence, and whoever is told
 * knows when to try again.
 */
const PATIENCE = 25_000;

/**
 * Files at once. Each may hold 10 MiB of text, without a key 1 MiB: addresses take no permits of workspaces.
 */
const FILES = { patience: PATIENCE, refusal: "There are too many files at once." };
const SESSION_BOUNDS = { ...FILES, each: 2, waiting: 8, all: 32 };
const ADDRESS_BOUNDS = { ...FILES, each: 1, waiting: 2, all: 8 };

/**
 * A pool of workers. They are started when there is work, and end when there is none.
 * @param threads - at most, 3 or more: for sessions, for long jobs and for short jobs.
 * @param start - starts a thread that runs `worker.ts`, for a job or for a session.
 */
export function createThreadPool(
  threads: number,
  start: (isForJob: boolean) => Thread,
  timers: Timers = systemTimers,
): ThreadPool {
  const assignment = createAssignment(threads, start, { progress, ended: dispatch });
  const long = createQueue<Job>(LONG_BOUNDS, assignment.mostLong);
  const short = createQueue<Job>(SHORT_BOUNDS, threads - 1);
  const permits = {
    workspace: createSemaphore(SESSION_BOUNDS, timers),
    address: createSemaphore(ADDRESS_BOUNDS, timers),
  };
  const counts = { done: 0, dropped: 0, timedOut: 0, refused: 0 };
  let closed: Error | null = null;
  let keepIdle = () => {};

  const queueOf = (job: Pick<Job, "isLong">) => (job.isLong ? long : short);

  function progress(): void {
    dispatch();
    keepIdle();
    if (!assignment.isIdle()) return;
    keepIdle = timers.after(IDLE_TIMEOUT, () => assignment.endAll(threadEnded()));
  }

  /** Whether a job's caller has fewer of its kind on threads than it may. A session's own work is bounded by the session. */
  function mayRun({ caller, isLong, isPart }: Job): boolean {
    if (isPart) return true;
    const isAlike = (other: Job) =>
      !other.isPart && other.isLong === isLong && other.caller.key === caller.key;
    const running = assignment.workers.reduce((sum, { jobs }) => sum + jobs.filter(isAlike).length, 0);
    return running < assignment.mostLong;
  }

  /** Gives workers what waits, as far as they have room. A job that has no worker yet can still be dropped. */
  function dispatch(): void {
    if (closed) return;
    for (const queue of [long, short])
      for (let job = queue.peek(mayRun); job; job = queue.peek(mayRun)) {
        const worker = assignment.workerFor(job);
        if (!worker) break;
        queue.take(mayRun);
        void begin(worker, job);
      }
  }

  async function begin(worker: PoolWorker, job: Job): Promise<void> {
    keepIdle();
    const started = timers.now();
    // A long job takes longer than a connection may be silent where its thread gets a tenth of a processor.
    const mustNotPause = job.isPart ? undefined : job.caller.mayPause?.();
    worker.jobs.push(job);
    const [first] = worker.jobs;
    if (first === job) setDeadline(worker);
    await job.run(worker.thread.jobs);
    mustNotPause?.();
    queueOf(job).took(timers.now() - started);
    worker.jobs.splice(worker.jobs.indexOf(job), 1);
    if (assignment.workers.includes(worker)) {
      counts.done++;
      setDeadline(worker);
    }
    progress();
  }

  /** Sets the deadline of the job that runs: the oldest of its thread. */
  function setDeadline(worker: PoolWorker): void {
    worker.cancelDeadline();
    const [job] = worker.jobs;
    if (!job) return;
    worker.cancelDeadline = timers.after(job.deadline, () => {
      counts.timedOut++;
      job.fail(queueOf(job).busy());
      worker.thread.end(threadEnded());
    });
  }

  /** A job whose caller left is dropped from the queue. One that runs may go on for a moment. */
  function leave(job: Job): void {
    job.fail(clientLeft());
    if (queueOf(job).remove(job)) {
      counts.dropped++;
      return;
    }
    const worker = assignment.workers.find(({ jobs }) => jobs.includes(job));
    timers.after(GRACE, () => {
      if (!worker?.jobs.includes(job)) return;
      counts.dropped++;
      worker.thread.end(threadEnded());
    });
  }

  function admit(order: JobOrder): void {
    if (closed) throw closed;
    if (order.caller.signal.aborted) throw clientLeft();
    // A session begins only a few at a time, and must not fail in the middle.
    if (order.isPart) return;
    try {
      queueOf(order).admit(order.caller);
    } catch (error) {
      refuse(error);
    }
  }

  /** A job that has waited too long is refused, unless it is a session's own. */
  function giveUp(job: Job): void {
    if (job.isPart || !queueOf(job).remove(job)) return;
    counts.refused++;
    job.fail(queueOf(job).busy());
  }

  function refuse(error: unknown): never {
    if (error instanceof Busy) counts.refused++;
    throw error;
  }

  async function ask<K extends keyof typeof JOBS>(
    name: K,
    input: InputOf<(typeof JOBS)[K]>,
    order: JobOrder,
  ): Promise<AnswerOf<(typeof JOBS)[K]>> {
    admit(order);
    const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<(typeof JOBS)[K]>>();
    const job: Job = {
      ...order,
      run: (jobs) => jobs[name](input).then(resolve, reject),
      fail: reject,
    };
    const { signal } = order.caller;
    const onAbort = () => leave(job);
    signal.addEventListener("abort", onAbort);
    queueOf(job).add(job);
    dispatch();
    const stop = timers.after(PATIENCE, () => giveUp(job));
    try {
      return await promise;
    } finally {
      stop();
      signal.removeEventListener("abort", onAbort);
    }
  }

  async function permit(caller: Caller): Promise<() => void> {
    if (closed) throw closed;
    return permits[caller.isWorkspace ? "workspace" : "address"].take(caller).catch(refuse);
  }

  async function openBulkSession(host: Omit<BulkHost, "drawSymbols">, caller: Caller): Promise<BulkSession> {
    const release = await permit(caller);
    try {
      return openSession(host, caller, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  function openSession(
    host: Omit<BulkHost, "drawSymbols">,
    caller: Caller,
    release: () => void,
  ): BulkSession {
    if (closed) throw closed;
    const { signal } = caller;
    if (signal.aborted) throw clientLeft();
    keepIdle();
    const worker = assignment.workerForSession();
    const { thread } = worker;
    worker.stopWatchdog ??= startWatchdog(thread, timers, () => thread.end(short.busy()));
    const drawSymbols: BulkHost["drawSymbols"] = (job) => ask("drawSymbols", job, partOf(caller));
    const session = thread.openSession({ ...host, drawSymbols });
    const end = () => session.end().finally(release);
    signal.addEventListener("abort", () => void end(), { once: true });
    return { ...session, end };
  }

  return {
    jobsFor: (caller, expected = UNKNOWN) =>
      functionsOf(JOBS, (name, input) => ask(name, input, orderOf(caller, expected))),

    openBulkSession,
    permit,

    counts: () => ({
      ...counts,
      threads: assignment.workers.length,
      waiting: long.size() + short.size(),
      running: assignment.workers.reduce((sum, { jobs }) => sum + jobs.length, 0),
    }),

    close() {
      closed = new Error("The worker threads have ended");
      keepIdle();
      for (const kind of Object.values(permits)) kind.close(closed);
      for (const queue of [long, short])
        for (let job = queue.take(); job; job = queue.take()) job.fail(closed);
      assignment.endAll(threadEnded());
    },
  };
}
