import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { availableParallelism } from "node:os";
import { createThreadPool } from "../../src/threads/pool.ts";
import type { BulkHost, FromWorker, ToWorker, WorkerStart } from "../../src/threads/protocol.ts";
import { createRequestCounter } from "../../src/threads/request-counter.ts";
import { startThreadPool } from "../../src/threads/start.ts";
import type { Thread } from "../../src/threads/worker-thread.ts";

/** Which worker gets which work, and when workers start and end. */

/** A thread whose calls the test answers. */
class FakeThread implements Thread {
  static started: FakeThread[] = [];
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;
  isAlive = true;
  readonly received: ToWorker[] = [];
  constructor() {
    FakeThread.started.push(this);
  }
  close = (): void => {};
  addEventListener(type: "close", listener: () => void): void {
    if (type === "close") this.close = listener;
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isAlive = false;
  }
  send(message: FromWorker): void {
    this.onmessage?.(new MessageEvent("message", { data: message }));
  }
  /** The names of the methods called, oldest first. */
  calls(): string[] {
    return this.received.flatMap(({ message }) => (message.kind === "call" ? [message.method] : []));
  }
  /** Answers the oldest job. */
  answerJob(): void {
    const call = this.received.shift();
    if (call?.to !== "jobs" || call.message.kind !== "call") throw new Error("There is no job");
    const { id } = call.message;
    this.send({
      from: "jobs",
      message: { kind: "answer", id, method: "drawFile", answer: new Uint8Array() },
    });
  }
  /** Answers the call of `end`, the only one of a session that is not answered yet. */
  answerEnd(): void {
    const call = this.received.pop();
    if (call?.to !== "session" || call.message.kind !== "call") throw new Error("There is no call");
    const { session, message } = call;
    this.send({
      from: "session",
      session,
      message: { kind: "answer", id: message.id, method: "end", answer: undefined },
    });
  }
}

const CALLER = { key: "ten_1", isWorkspace: true, signal: new AbortController().signal };
const JOB = { payload: "A", style: {}, format: "png", sheet: {} } as const;

const refuse = async () => {
  throw new Error("not called here");
};
const HOST: Omit<BulkHost, "drawSymbols"> = {
  shortIds: refuse,
  stage: refuse,
  addRecordPart: refuse,
  taken: refuse,
  logo: refuse,
};

function createPool(size: number) {
  FakeThread.started = [];
  return createThreadPool(size, () => new FakeThread());
}

const jobsOf = () => FakeThread.started.map((thread) => thread.calls().length);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a job goes to an idle worker, else to a new one, else to the least busy", async () => {
  const pool = createPool(2);
  const draw = () => void pool.jobsFor(CALLER).drawFile(JOB);
  draw();
  expect(jobsOf()).toEqual([1]);
  FakeThread.started[0]?.answerJob();
  draw();
  expect(jobsOf()).toEqual([1]);
  draw();
  expect(jobsOf()).toEqual([1, 1]);
  draw();
  draw();
  draw();
  expect(jobsOf()).toEqual([3, 2]);
  FakeThread.started[0]?.answerJob();
  FakeThread.started[0]?.answerJob();
  draw();
  expect(jobsOf()).toEqual([2, 2]);
});

test("a session weighs as much as two jobs", () => {
  const pool = createPool(2);
  pool.openBulkSession(HOST, CALLER);
  for (let i = 0; i < 4; i++) void pool.jobsFor(CALLER).drawFile(JOB);
  expect(jobsOf()).toEqual([1, 3]);
});

test("symbols that a session has drawn elsewhere go to another worker than its own", () => {
  const pool = createPool(2);
  pool.openBulkSession(HOST, CALLER);
  for (let i = 0; i < 2; i++) void pool.jobsFor(CALLER).drawFile(JOB);
  expect(jobsOf()).toEqual([0, 2]);
  const message = { kind: "call", id: 1, method: "drawSymbols", input: new Uint8Array() } as const;
  FakeThread.started[0]?.send({ from: "session", session: 1, message });
  expect(FakeThread.started[1]?.calls().at(-1)).toBe("drawSymbols");
});

test("a session's calls in flight weigh too", () => {
  const pool = createPool(2);
  const session = pool.openBulkSession(HOST, CALLER);
  void session.next();
  for (let i = 0; i < 3; i++) void pool.jobsFor(CALLER).drawFile(JOB);
  expect(jobsOf()).toEqual([1, 3]);
});

test("an idle worker ends after ten seconds, and the next job starts another", () => {
  const pool = createPool(1);
  void pool.jobsFor(CALLER).drawFile(JOB);
  const [worker] = FakeThread.started;
  jest.advanceTimersByTime(60_000);
  expect(worker?.isAlive).toBe(true);
  worker?.answerJob();
  jest.advanceTimersByTime(9_999);
  expect(worker?.isAlive).toBe(true);
  jest.advanceTimersByTime(1);
  expect(worker?.isAlive).toBe(false);
  void pool.jobsFor(CALLER).drawFile(JOB);
  expect(FakeThread.started.length).toBe(2);
});

test("work within the ten seconds keeps the worker", () => {
  const pool = createPool(1);
  void pool.jobsFor(CALLER).drawFile(JOB);
  FakeThread.started[0]?.answerJob();
  jest.advanceTimersByTime(9_000);
  void pool.jobsFor(CALLER).drawFile(JOB);
  jest.advanceTimersByTime(9_000);
  expect(FakeThread.started.map(({ isAlive }) => isAlive)).toEqual([true]);
});

test("a session keeps its worker until it has ended there", async () => {
  const pool = createPool(1);
  const session = pool.openBulkSession(HOST, CALLER);
  const [worker] = FakeThread.started;
  jest.advanceTimersByTime(60_000);
  const ended = session.end();
  expect(session.end()).toBe(ended);
  expect(worker?.calls()).toEqual(["end"]);
  await expect(session.next()).rejects.toThrow("The session has ended");
  jest.advanceTimersByTime(60_000);
  expect(worker?.isAlive).toBe(true);
  worker?.answerEnd();
  await ended;
  jest.advanceTimersByTime(10_000);
  expect(worker?.isAlive).toBe(false);
});

test("a session whose worker dies fails, and its end is no error", async () => {
  const pool = createPool(1);
  const session = pool.openBulkSession(HOST, CALLER);
  const next = session.next().catch((error) => error.message);
  FakeThread.started[0]?.onerror?.(new ErrorEvent("error"));
  expect(await next).toBe("A worker thread ended");
  await expect(session.fingerprint("")).rejects.toThrow("A worker thread ended");
  await session.end();
});

test("a thread that ends by itself is replaced", async () => {
  const pool = createPool(1);
  const job = pool
    .jobsFor(CALLER)
    .drawFile(JOB)
    .catch((error) => error.message);
  FakeThread.started[0]?.close();
  expect(await job).toBe("A worker thread ended");
  void pool.jobsFor(CALLER).drawFile(JOB);
  expect(FakeThread.started.length).toBe(2);
});

test("the service has a worker a processor, four at most, and each knows how many others there are", () => {
  FakeThread.started = [];
  const given: WorkerStart[] = [];
  const requests = createRequestCounter();
  const pool = startThreadPool(requests, (data) => {
    given.push(data);
    return new FakeThread();
  });
  for (let i = 0; i < 20; i++)
    void pool
      .jobsFor(CALLER)
      .drawFile(JOB)
      .catch(() => {});
  const processors = availableParallelism() - (process.platform === "linux" ? 0 : 1);
  const size = Math.min(Math.max(processors, 1), 4);
  expect(given).toEqual(
    Array.from({ length: size }, () => ({ requests: requests.memory, helpers: size - 1 })),
  );
  pool.close();
});

test("a closed pool ends its workers and refuses work", async () => {
  const pool = createPool(2);
  const job = pool
    .jobsFor(CALLER)
    .drawFile(JOB)
    .catch((error) => error.message);
  pool.close();
  expect(await job).toBe("A worker thread ended");
  expect(FakeThread.started.map(({ isAlive }) => isAlive)).toEqual([false]);
  await expect(pool.jobsFor(CALLER).drawFile(JOB)).rejects.toThrow("The worker threads have ended");
  expect(() => pool.openBulkSession(HOST, CALLER)).toThrow("The worker threads have ended");
});
