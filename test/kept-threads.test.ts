import { afterEach, expect, test } from "bun:test";
import { createRequestCounter } from "../src/kit/threads/request-counter.ts";
import type { FromWorker, ToWorker } from "../src/kit/threads/protocol.ts";
import { startThread } from "../src/kit/threads/start.ts";
import type { Thread } from "../src/kit/threads/worker-thread.ts";
import { createKeptThreads } from "./kept-threads.ts";

const { memory: requests } = createRequestCounter();

/** The threads that a test began. Some of them are kept when it ends. */
const begun: { readonly isForJob: boolean; readonly worker: Worker }[] = [];
afterEach(() => {
  for (const { worker } of begun.splice(0)) worker.terminate();
});
const priorities = () => begun.map(({ isForJob }) => isForJob);

/** Starts threads of services. @returns takes one for a service, which begins for a job or not. */
function keptThreads(): (isForJob: boolean) => Thread {
  const start = createKeptThreads((data) => {
    const worker = startThread(data);
    begun.push({ isForJob: data.isForJob, worker });
    return worker;
  });
  return (isForJob) => start({ requests, helpers: 1, isForJob });
}

function ping(thread: Thread, id: number): void {
  thread.postMessage({ to: "jobs", message: { kind: "call", id, method: "ping", input: undefined } }, []);
}

/** Sends a message. @returns the first answer. */
function answerTo(thread: Thread, message: ToWorker): Promise<FromWorker> {
  const { promise, resolve } = Promise.withResolvers<FromWorker>();
  thread.onmessage = ({ data }) => resolve(data);
  thread.postMessage(message, []);
  return promise;
}

test("a thread goes to the next service of its priority, and what the former one sends late does not", async () => {
  const startFor = keptThreads();
  const former = startFor(true);
  former.terminate();
  startFor(false);
  expect(priorities()).toEqual([true, false]);
  const next = startFor(true);
  expect(priorities()).toEqual([true, false]);
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
});

test("a thread that had work is one of low priority for the next service", async () => {
  const startFor = keptThreads();
  const worked = startFor(false);
  const drawn = await answerTo(worked, {
    to: "jobs",
    message: { kind: "call", id: 1, method: "drawSvg", input: { payload: "Hall 3", style: {} } },
  });
  expect(drawn).toMatchObject({ from: "jobs", message: { kind: "answer", id: 1 } });
  worked.terminate();
  startFor(false);
  expect(priorities()).toEqual([false, false]);
  startFor(true);
  expect(priorities()).toEqual([false, false]);
});

test("a thread that was only asked whether it turns keeps its priority", async () => {
  const startFor = keptThreads();
  const idle = startFor(false);
  await answerTo(idle, { to: "jobs", message: { kind: "call", id: 1, method: "ping", input: undefined } });
  idle.terminate();
  startFor(false);
  expect(priorities()).toEqual([false]);
  startFor(true);
  expect(priorities()).toEqual([false, true]);
});
