import { afterEach, beforeEach, expect, jest, test } from "bun:test";
import { availableParallelism } from "node:os";
import { createThreadPool } from "../../../src/kit/threads/pool.ts";
import type { BulkHost, WorkerStart } from "../../../src/kit/threads/protocol.ts";
import { createRequestCounter } from "../../../src/kit/threads/request-counter.ts";
import { startThreadPool } from "../../../src/kit/threads/start.ts";
import { workspace } from "./callers.ts";
import { FakeThread } from "./fake-thread.ts";

/** Which worker gets which work, and when workers start and end. */

const MUSEUM = workspace("museum");
const JOB = { payload: "A", style: {}, format: "png", sheet: {} } as const;

const refuse = async () => {
  throw new Error("not called here");
};
const HOST: Omit<BulkHost, "drawSymbols"> = {
  shortIds: refuse,
  stage: refuse,
  stagePlain: refuse,
  addRecordPart: refuse,
  taken: refuse,
  known: refuse,
  names: refuse,
  missing: refuse,
  style: refuse,
};

/** Milliseconds that are expected of a job. */
const [SHORT, LONG] = [10, 1_000];

function createPool(size: number) {
  FakeThread.started = [];
  const pool = createThreadPool(size, () => new FakeThread());
  let callers = 0;
  /** Draws for a caller of its own, unless it is named. */
  const draw = (expected: number, caller = workspace(`workspace ${callers++}`)) =>
    void pool.jobsFor(caller, expected).drawFile(JOB);
  return { pool, draw };
}

/** Calls of each thread that are not answered. */
const callsOf = () => FakeThread.started.map((thread) => thread.calls().length);

/** Lets the pool learn of answers. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a job goes to an idle worker, else to a new one, else it waits for the next that is free", async () => {
  const { draw } = createPool(3);
  draw(SHORT);
  expect(callsOf()).toEqual([1]);
  FakeThread.started[0]?.answerJob();
  await settled();
  draw(SHORT);
  expect(callsOf()).toEqual([1]);
  for (let i = 0; i < 4; i++) draw(SHORT);
  expect(callsOf()).toEqual([1, 1, 1]);
  FakeThread.started[1]?.answerJob();
  await settled();
  expect(callsOf()).toEqual([1, 1, 1]);
});

test("long jobs leave a thread to sessions and one to short jobs", async () => {
  const { pool, draw } = createPool(3);
  for (let i = 0; i < 4; i++) draw(LONG);
  expect(callsOf()).toEqual([1]);
  draw(SHORT);
  expect(callsOf()).toEqual([1, 1]);
  const session = await pool.openBulkSession(HOST, workspace("zoo"));
  void session.next();
  expect(FakeThread.started.map((thread) => thread.calls())).toEqual([["drawFile"], ["drawFile"], ["next"]]);
  FakeThread.started[0]?.answerJob();
  await settled();
  expect(callsOf()).toEqual([1, 1, 1]);
});

test("with four threads there are two long jobs at once, or sessions on two threads", async () => {
  const { draw } = createPool(4);
  for (let i = 0; i < 4; i++) draw(LONG);
  expect(callsOf()).toEqual([1, 1]);
  const { pool } = createPool(4);
  for (const name of ["a", "b", "c"]) {
    const session = await pool.openBulkSession(HOST, workspace(name));
    void session.next();
  }
  expect(callsOf()).toEqual([2, 1]);
});

test("jobs of one caller leave threads to others, of which none waits for it", async () => {
  const { draw } = createPool(3);
  for (let i = 0; i < 3; i++) draw(SHORT, MUSEUM);
  expect(callsOf()).toEqual([1]);
  draw(LONG, MUSEUM);
  expect(callsOf()).toEqual([1, 1]);
  draw(SHORT, workspace("zoo"));
  expect(callsOf()).toEqual([1, 1, 1]);
  FakeThread.started[0]?.answerJob();
  await settled();
  expect(callsOf()).toEqual([1, 1, 1]);
});

test("no job runs on a thread with a session", async () => {
  const { pool, draw } = createPool(3);
  await pool.openBulkSession(HOST, MUSEUM);
  for (let i = 0; i < 8; i++) draw(SHORT);
  expect(callsOf()).toEqual([0, 1, 1]);
});

test("parts of a session go to one other worker, two at a time, before another is started", async () => {
  const { pool } = createPool(3);
  await pool.openBulkSession(HOST, MUSEUM);
  for (let id = 1; id <= 2; id++) FakeThread.started[0]?.askForSymbols(1, id);
  expect(callsOf()).toEqual([0, 2]);
  for (let id = 3; id <= 6; id++) FakeThread.started[0]?.askForSymbols(1, id);
  expect(callsOf()).toEqual([0, 2, 2]);
});

test("an idle worker ends after ten seconds, and the next job starts another", async () => {
  const { draw } = createPool(3);
  draw(LONG);
  const [worker] = FakeThread.started;
  jest.advanceTimersByTime(20_000);
  expect(worker?.isAlive).toBe(true);
  worker?.answerJob();
  await settled();
  jest.advanceTimersByTime(9_999);
  expect(worker?.isAlive).toBe(true);
  jest.advanceTimersByTime(1);
  expect(worker?.isAlive).toBe(false);
  draw(SHORT);
  expect(FakeThread.started.length).toBe(2);
});

test("work within the ten seconds keeps the worker", async () => {
  const { draw } = createPool(3);
  draw(SHORT);
  FakeThread.started[0]?.answerJob();
  await settled();
  jest.advanceTimersByTime(9_000);
  draw(SHORT);
  jest.advanceTimersByTime(9_000);
  expect(FakeThread.started.map(({ isAlive }) => isAlive)).toEqual([true]);
});

test("a session keeps its worker until it has ended there", async () => {
  const { pool } = createPool(3);
  const session = await pool.openBulkSession(HOST, MUSEUM);
  const [worker] = FakeThread.started;
  jest.advanceTimersByTime(4_000);
  const ended = session.end();
  expect(worker?.calls()).toEqual(["end"]);
  await expect(session.next()).rejects.toThrow("The session has ended");
  jest.advanceTimersByTime(600);
  expect(worker?.isAlive).toBe(true);
  worker?.answerEnd();
  await ended;
  await session.end();
  jest.advanceTimersByTime(10_000);
  expect(worker?.isAlive).toBe(false);
});

test("a session ends when its caller leaves", async () => {
  const { pool } = createPool(3);
  const leaving = workspace("museum");
  const session = await pool.openBulkSession(HOST, leaving);
  leaving.leave();
  expect(FakeThread.started[0]?.calls()).toEqual(["end"]);
  await expect(session.next()).rejects.toThrow("The session has ended");
});

test("a session whose worker dies fails, and its end is no error", async () => {
  const { pool } = createPool(3);
  const session = await pool.openBulkSession(HOST, MUSEUM);
  const next = session.next().catch((error: Error) => error.message);
  FakeThread.started[0]?.onerror?.(new ErrorEvent("error"));
  expect(await next).toBe("A worker thread ended");
  await expect(session.fingerprint("")).rejects.toThrow("A worker thread ended");
  await session.end();
});

test("a thread that ends by itself fails its job, and is replaced", async () => {
  const { pool, draw } = createPool(3);
  const job = pool
    .jobsFor(MUSEUM)
    .drawFile(JOB)
    .catch((error) => error.message);
  FakeThread.started[0]?.close();
  expect(await job).toBe("A worker thread ended");
  draw(LONG);
  expect(FakeThread.started.length).toBe(2);
});

test("a thread knows whether it starts for a job, which runs at low priority, or for a session", async () => {
  const started: boolean[] = [];
  const pool = createThreadPool(3, (isForJob) => {
    started.push(isForJob);
    return new FakeThread();
  });
  void pool
    .jobsFor(MUSEUM, SHORT)
    .drawFile(JOB)
    .catch(() => {});
  await pool.openBulkSession(HOST, MUSEUM);
  expect(started).toEqual([true, false]);
  pool.close();
});

test("the service has a worker a processor, three to four, and each knows how many may help a session", async () => {
  FakeThread.started = [];
  const given: WorkerStart[] = [];
  const requests = createRequestCounter();
  const pool = startThreadPool(requests, (data) => {
    given.push(data);
    return new FakeThread();
  });
  for (let i = 0; i < 20; i++)
    void pool
      .jobsFor(workspace(`workspace ${i}`), SHORT)
      .drawFile(JOB)
      .catch(() => {});
  const processors = availableParallelism() - (process.platform === "linux" ? 0 : 1);
  const drawing = Math.min(Math.max(processors, 1), 4);
  expect(given).toEqual(
    Array.from({ length: Math.max(3, drawing) }, () => ({
      requests: requests.memory,
      helpers: drawing - 1,
      isForJob: true,
    })),
  );
  pool.close();
});

test("a closed pool ends its workers, fails waiting jobs and refuses work", async () => {
  const { pool } = createPool(3);
  const jobs = Array.from({ length: 2 }, () =>
    pool
      .jobsFor(MUSEUM, LONG)
      .drawFile(JOB)
      .catch((error) => error.message),
  );
  pool.close();
  expect(await Promise.all(jobs)).toEqual(["A worker thread ended", "The worker threads have ended"]);
  expect(FakeThread.started.map(({ isAlive }) => isAlive)).toEqual([false]);
  await expect(pool.jobsFor(MUSEUM).drawFile(JOB)).rejects.toThrow("The worker threads have ended");
  await expect(pool.openBulkSession(HOST, MUSEUM)).rejects.toThrow("The worker threads have ended");
});
