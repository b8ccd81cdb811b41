import { StorageError } from "../../src/kit/shared/storage.ts";

/** A thread with a connection of its own that writes the log back. */
export interface CheckpointThread {
  /** Writes back all pages that the log has now. @throws StorageError */
  write(): Promise<void>;
  /** Resolves once its connection is closed. */
  close(): Promise<void>;
}

/** Run from source the worker program is in `src/kit/threads`. The binary
 * has all modules in `src`. */
const PROGRAM = import.meta.dir.endsWith("/sqlite")
  ? "../../src/kit/threads/checkpointer.ts"
  : "./kit/threads/checkpointer.ts";

const ENDED = "a thread ended";

/** Starts the thread: some 25 ms on the thread itself, and 3 MB. */
export function startCheckpointThread(file: string): CheckpointThread {
  // Bun's types lack `workerData` for its own Worker.
  const options: Bun.WorkerOptions & { workerData: string } = { smol: true, workerData: file };
  const thread = new Worker(new URL(PROGRAM, import.meta.url).href, options);
  thread.unref();
  const ended = Promise.withResolvers<void>();
  let call: PromiseWithResolvers<void> | null = null;
  let isOver = false;

  function settle(fault: unknown): void {
    const settled = call;
    call = null;
    if (fault === null) settled?.resolve();
    else settled?.reject(new StorageError(String(fault), fault));
  }

  thread.onmessage = ({ data }: MessageEvent<unknown>) => settle(data);
  thread.onerror = (event) => settle(event.message);
  thread.addEventListener("close", () => {
    isOver = true;
    settle(ENDED);
    ended.resolve();
  });

  return {
    write() {
      if (isOver) return Promise.reject(new StorageError(ENDED, null));
      call = Promise.withResolvers();
      thread.postMessage("write");
      return call.promise;
    },
    close() {
      thread.postMessage("close");
      return ended.promise;
    },
  };
}
