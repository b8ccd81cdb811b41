import { createChannel } from "./channel.ts";
import {
  BULK_SESSION,
  type BulkHost,
  type BulkSession,
  type FromWorker,
  type Jobs,
  type ToWorker,
  WORKER_CALLS,
} from "./protocol.ts";

/** The part of a `Worker` that is used here. */
export interface Thread {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  /** Called when the thread has ended, for whatever reason. */
  addEventListener(type: "close", listener: () => void): void;
  postMessage(message: ToWorker, transfer: ArrayBuffer[]): void;
  terminate(): void;
}

/** A worker as the main thread sees it. */
export interface WorkerThread {
  /** @throws Fault of the job; Error when the worker failed or ended. */
  readonly jobs: Jobs;
  /** Opens a session on this worker. */
  openSession(host: BulkHost): BulkSession;
  /** How many sessions are open on it. */
  sessions(): number;
  /** Resolves once it has a moment to answer. */
  ping(): Promise<void>;
  /** Ends the thread. All calls in flight fail, and all sessions with them. */
  end(error: Error): void;
}

/** The error of calls whose thread is gone. */
export function threadEnded(): Error {
  return new Error("A worker thread ended");
}

const SESSION_ENDED = new Error("The session has ended");

/**
 * Wraps a thread that runs `worker.ts`: one channel for its jobs, and one for each session.
 * @param events - called when a session has ended, and when the thread has.
 */
export function createWorkerThread(
  thread: Thread,
  events: { readonly sessionEnded: () => void; readonly ended: () => void },
): WorkerThread {
  const sessions = new Map<number, ReturnType<typeof openChannel>>();
  let lastSession = 0;
  const calls = createChannel<object, typeof WORKER_CALLS>({
    remote: WORKER_CALLS,
    local: () => ({}),
    post: (message, transfer) => thread.postMessage({ to: "jobs", message }, transfer),
  });

  function openChannel(session: number, host: BulkHost) {
    return createChannel({
      remote: BULK_SESSION,
      local: () => host,
      post: (message, transfer) => thread.postMessage({ to: "session", session, message }, transfer),
    });
  }

  function closeSession(session: number): void {
    sessions.get(session)?.end(SESSION_ENDED);
    sessions.delete(session);
    events.sessionEnded();
  }

  function end(error: Error): void {
    thread.terminate();
    calls.end(error);
    for (const channel of sessions.values()) channel.end(error);
    sessions.clear();
    events.ended();
  }

  thread.onmessage = ({ data }) => {
    if (data.from === "jobs") calls.receive(data.message);
    else sessions.get(data.session)?.receive(data.message);
  };
  const endedByItself = () => end(threadEnded());
  thread.onerror = endedByItself;
  thread.addEventListener("close", endedByItself);

  return {
    jobs: calls.remote,
    ping: () => calls.remote.ping(),
    sessions: () => sessions.size,

    openSession(host) {
      const session = ++lastSession;
      const channel = openChannel(session, host);
      sessions.set(session, channel);
      let ended: Promise<void> | null = null;
      return {
        ...channel.remote,
        end() {
          ended ??= channel.remote.end().then(
            () => closeSession(session),
            () => {},
          );
          channel.close(SESSION_ENDED);
          return ended;
        },
      };
    },

    end,
  };
}
