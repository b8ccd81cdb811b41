import type { Thread } from "../../../src/kit/threads/worker-thread.ts";

/** A thread that never answers. */
export class DeafThread implements Thread {
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;
  addEventListener(): void {}
  postMessage(): void {}
  terminate(): void {}
}
