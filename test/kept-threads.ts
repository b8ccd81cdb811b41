import { startThread, type StartThread } from "../src/kit/threads/start.ts";
import type { FromWorker, ToWorker, WorkerStart } from "../src/kit/threads/protocol.ts";
import type { Thread } from "../src/kit/threads/worker-thread.ts";

/**
 * Threads of services that have stopped, for those that this process starts next. A new thread loads its
 * program and compiles the renderer, which takes as much processor time as ten drawings. One that still works
 * when its service ends it is ended, as in production. A kept thread watches the requests of the service that
 * began it. Tests of how drawings rest beside requests therefore start threads of their own.
 */

/** A thread, and the service that has it now. */
interface Kept {
  readonly worker: Worker;
  readonly helpers: number;
  /** Whether its priority may be low: it began for a job or had work. */
  isLow: boolean;
  user: {
    message(event: MessageEvent<FromWorker>): void;
    failed(event: ErrorEvent): void;
    ended(): void;
  } | null;
}

/** More of them than this would only take memory. */
const MOST = 3;

/** Starts threads, or takes those that earlier services have left. @param start - starts a new one. */
export function createKeptThreads(start: (data: WorkerStart) => Worker): StartThread {
  const idle: Kept[] = [];

  function begin(data: WorkerStart): Kept {
    const worker = start(data);
    const kept: Kept = { worker, helpers: data.helpers, isLow: data.isForJob, user: null };
    worker.onmessage = (event: MessageEvent<FromWorker>) => kept.user?.message(event);
    worker.onerror = (event) => kept.user?.failed(event);
    worker.addEventListener("close", () => {
      const at = idle.indexOf(kept);
      if (at >= 0) idle.splice(at, 1);
      kept.user?.ended();
    });
    return kept;
  }

  return (data) => {
    const at = idle.findIndex(({ helpers, isLow }) => helpers === data.helpers && isLow === data.isForJob);
    const [kept = begin(data)] = at < 0 ? [] : idle.splice(at, 1);
    return lend(kept, idle);
  };
}

/** All services of a process share these. */
export const startKeptThread: StartThread = createKeptThreads(startThread);

/**
 * The thread as one service sees it: it ends when that service ends it, and comes back if nothing is left to
 * do on it.
 */
function lend(kept: Kept, idle: Kept[]): Thread {
  const { worker } = kept;
  let calls = 0;
  const sessions = new Set<number>();
  const closing: (() => void)[] = [];

  const thread: Thread = {
    onmessage: null,
    onerror: null,
    addEventListener: (_, listener) => void closing.push(listener),
    postMessage(message: ToWorker, transfer) {
      if (kept.user !== user) return;
      kept.isLow ||=
        message.to === "session" || message.message.kind !== "call" || message.message.method !== "ping";
      if (message.to === "session") sessions.add(message.session);
      else if (message.message.kind === "call") calls++;
      worker.postMessage(message, transfer);
    },
    terminate() {
      if (kept.user !== user) return;
      kept.user = null;
      if (calls === 0 && sessions.size === 0 && idle.length < MOST) idle.push(kept);
      else worker.terminate();
    },
  };
  const user: Kept["user"] = {
    message(event) {
      const { data } = event;
      if (data.from === "jobs") calls--;
      else if (data.message.kind === "answer" && data.message.method === "end") sessions.delete(data.session);
      thread.onmessage?.(event);
    },
    failed: (event) => thread.onerror?.(event),
    ended() {
      for (const listener of closing) listener();
    },
  };
  kept.user = user;
  return thread;
}
