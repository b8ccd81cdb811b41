import { expect, test } from "bun:test";
import { createRequestCounter } from "../src/kit/threads/request-counter.ts";
import type { FromWorker } from "../src/kit/threads/protocol.ts";
import { startThread } from "../src/kit/threads/start.ts";
import type { Thread } from "../src/kit/threads/worker-thread.ts";
import { createKeptThreads } from "./kept-threads.ts";

const { memory: requests } = createRequestCounter();

function ping(thread: Thread, id: number): void {
  thread.postMessage({ to: "jobs", message: { kind: "call", id, method: "ping", input: undefined } }, []);
}

test("a thread goes to the next service of its priority, and what the former one sends late does not", async () => {
  const begun: boolean[] = [];
  const start = createKeptThreads((data) => {
    begun.push(data.isForJob);
    return startThread(data);
  });
  const startFor = (isForJob: boolean) => start({ requests, helpers: 1, isForJob });
  const former = startFor(true);
  former.terminate();
  const other = startFor(false);
  expect(begun).toEqual([true, false]);
  const next = startFor(true);
  expect(begun).toEqual([true, false]);
  const answered: FromWorker[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  next.onmessage = ({ data }) => {
    answered.push(data);
    resolve();
  };
  ping(former, 1);
  ping(next, 2);
  await promise;
  expect(answered).toMatchObject([{ from: "jobs", message: { kind: "answer", id: 2 } }]);
  other.terminate();
  next.terminate();
});
