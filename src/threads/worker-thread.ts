import { createChannel } from "./channel.ts";
import {
  BULK_SESSION,
  type BulkHost,
  type BulkSession,
  type FromWorker,
  JOBS,
  type Jobs,
  type ToWorker,
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
  /** How busy it is: 0 when it is idle. */
  load(): number;
  /** Ends the thread. All calls in flight fail, and all sessions with them. */
  end(): void;
}

const SESSION_ENDED = new Error("The session has ended");

/** A session stays for long, so it weighs more than a call in flight. */
const SESSION_LOAD = 2;

/**
 * Wraps a thread that runs `worker.ts`: one channel for its jobs, and one for each session.
 * @param events - `progress` is called after each message and when a session has ended, `ended` when the thread did.
 */
export function createWorkerThread(
  thread: Thread,
  events: { readonly progress: () => void; readonly ended: () => void },
): WorkerThread {
  const sessions = new Map<number, ReturnType<typeof openChannel>>();
  let lastSession = 0;
  const jobs = createChannel<object, typeof JOBS>({
    remote: JOBS,
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
    events.progress();
  }

  function end(): void {
    thread.terminate();
    const error = new Error("A worker thread ended");
    jobs.end(error);
    for (const channel of sessions.values()) channel.end(error);
    sessions.clear();
    events.ended();
  }

  thread.onmessage = ({ data }) => {
    if (data.from === "jobs") jobs.receive(data.message);
    else sessions.get(data.session)?.receive(data.message);
    events.progress();
  };
  thread.onerror = end;
  thread.addEventListener("close", end);

  return {
    jobs: jobs.remote,

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

    load: () =>
      [...sessions.values()].reduce(
        (load, channel) => load + SESSION_LOAD + channel.inFlight(),
        jobs.inFlight(),
      ),

    end,
  };
}
