import { expect, test } from "bun:test";
import { Busy } from "../../../src/kit/shared/busy.ts";
import { createThreadPool } from "../../../src/kit/threads/pool.ts";
import { TestTimers } from "../../timers.ts";
import { address, type TestCaller, workspace } from "./callers.ts";
import { FakeThread } from "./fake-thread.ts";

/** Jobs that wait: turns, bounds, callers that leave, and jobs that take too long. */

const [SHORT, LONG] = [10, 1_000];

function createPool() {
  FakeThread.started = [];
  const timers = new TestTimers();
  const pool = createThreadPool(3, () => new FakeThread(), timers);
  /** Asks for a file, and keeps its error. */
  function draw(caller: TestCaller, payload: string, expected = LONG) {
    const state: { error: unknown; isDone: boolean } = { error: null, isDone: false };
    pool
      .jobsFor(caller, expected)
      .drawFile({ payload, style: {}, format: "png", sheet: {} })
      .then(
        () => {
          state.isDone = true;
        },
        (error) => {
          state.error = error;
        },
      );
    return state;
  }
  return { pool, timers, draw };
}

async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}

const running = () => FakeThread.started.filter(({ isAlive }) => isAlive).flatMap((t) => t.payloads());

/** The payloads of long jobs in the order in which they run, until there are no more. */
async function order(): Promise<string[]> {
  const ran: string[] = [];
  for (let next = running(); next.length > 0; next = running()) {
    ran.push(...next);
    FakeThread.started.find((thread) => thread.isAlive && thread.payloads().length > 0)?.answerJob();
    await settled();
  }
  return ran;
}

test("callers take turns: a caller's one job does not wait for all jobs of another", async () => {
  const { draw } = createPool();
  const [museum, zoo, guest] = [workspace("museum"), workspace("zoo"), address("192.0.2.1")];
  for (const payload of ["m1", "m2", "m3", "m4"]) draw(museum, payload);
  draw(zoo, "z1");
  draw(guest, "g1");
  draw(zoo, "z2");
  expect(running()).toEqual(["m1"]);
  expect(await order()).toEqual(["m1", "m2", "z1", "g1", "m3", "z2", "m4"]);
});

test("at most two long jobs of an address wait, and the third is told when to come again", async () => {
  const { pool, timers, draw } = createPool();
  const guest = address("192.0.2.1");
  const states = ["1", "2", "3", "4"].map((payload) => draw(guest, payload));
  await settled();
  expect(states.map(({ error }) => error instanceof Busy)).toEqual([false, false, false, true]);
  expect(pool.counts()).toMatchObject({ running: 1, waiting: 2, refused: 1 });
  // Another address is not concerned, and short jobs of the same are not either.
  const other = draw(address("192.0.2.2"), "other");
  const short = draw(guest, "short", SHORT);
  await settled();
  expect([other.error, short.error]).toEqual([null, null]);
  // Jobs turn out to take 14 s, so there is room later.
  const first = draw(guest, "5");
  timers.pass(14_000);
  FakeThread.started[0]?.answerJob();
  await settled();
  for (const payload of ["6", "7"]) draw(guest, payload);
  const late = draw(guest, "8");
  await settled();
  const seconds = [first, late].map(({ error }) => (error instanceof Busy ? error.retryAfter : 0));
  expect(seconds[0]).toBeGreaterThanOrEqual(1);
  expect(seconds[1]).toBeGreaterThan(seconds[0] ?? 0);
  expect(late.error).toMatchObject({ code: "busy", message: expect.stringContaining(`${seconds[1]} s`) });
});

test("a job that has waited for 25 s is refused, before its connection is closed for its silence", async () => {
  const { pool, timers, draw } = createPool();
  const museum = workspace("museum");
  const [runs, waits] = [draw(museum, "runs"), draw(museum, "waits")];
  timers.pass(24_999);
  await settled();
  expect([runs.error, waits.error]).toEqual([null, null]);
  timers.pass(1);
  await settled();
  expect(runs.error).toBeNull();
  expect(waits.error).toBeInstanceOf(Busy);
  expect(pool.counts()).toMatchObject({ running: 1, waiting: 0, refused: 1 });
  expect(await order()).toEqual(["runs"]);
});

test("a full queue refuses every caller", async () => {
  const { draw } = createPool();
  const states = Array.from({ length: 20 }, (_, i) => [
    draw(address(`192.0.2.${i}`), "a"),
    draw(address(`192.0.2.${i}`), "b"),
  ]).flat();
  await settled();
  expect(states.filter(({ error }) => error instanceof Busy).length).toBe(40 - 33);
});

test("a job whose caller leaves is dropped from the queue", async () => {
  const { pool, draw } = createPool();
  const [staying, leaving] = [workspace("museum"), workspace("zoo")];
  draw(staying, "runs");
  const dropped = [draw(leaving, "z1"), draw(leaving, "z2")];
  draw(staying, "next");
  leaving.leave();
  await settled();
  expect(dropped.map(({ error }) => error)).toEqual([
    expect.objectContaining({ message: "The client left" }),
    expect.objectContaining({ message: "The client left" }),
  ]);
  expect(pool.counts()).toMatchObject({ running: 1, waiting: 1, dropped: 2 });
  expect(await order()).toEqual(["runs", "next"]);
  const late = draw(leaving, "late");
  await settled();
  expect(late.error).toHaveProperty("message", "The client left");
});

test("a job that runs may end in a moment after its caller left; one that goes on is ended with its thread", async () => {
  const { pool, timers, draw } = createPool();
  const [leaving, staying] = [workspace("museum"), workspace("zoo")];
  draw(leaving, "quick", SHORT);
  draw(leaving, "slow");
  draw(staying, "next");
  leaving.leave();
  timers.pass(50);
  FakeThread.started.find((thread) => thread.payloads().includes("quick"))?.answerJob();
  await settled();
  expect(running()).toEqual(["slow"]);
  timers.pass(50);
  await settled();
  expect(running()).toEqual(["next"]);
  expect(FakeThread.started.filter(({ isAlive }) => !isAlive).length).toBe(1);
  expect(pool.counts()).toMatchObject({ dropped: 1, done: 1, timedOut: 0 });
});

test("a job that takes far longer than expected is ended with its thread, and the next one runs on another", async () => {
  const { pool, timers, draw } = createPool();
  const stuck = draw(workspace("museum"), "stuck");
  timers.pass(10_000 + 20 * LONG - 1);
  const next = draw(workspace("zoo"), "next");
  await settled();
  expect(running()).toEqual(["stuck"]);
  timers.pass(1);
  await settled();
  expect(stuck.error).toBeInstanceOf(Busy);
  expect(running()).toEqual(["next"]);
  expect(await order()).toEqual(["next"]);
  expect(next.isDone).toBe(true);
  expect(pool.counts()).toMatchObject({ timedOut: 1, done: 1 });
});

test("the connection of a caller may be silent while its job runs, and no longer", async () => {
  const { timers, draw } = createPool();
  const pauses: string[] = [];
  const patient = (key: string): TestCaller => ({
    ...workspace(key),
    mayPause() {
      pauses.push(`${key} may`);
      return () => pauses.push(`${key} must not`);
    },
  });
  draw(patient("museum"), "first");
  draw(patient("zoo"), "second");
  expect(pauses).toEqual(["museum may"]);
  await order();
  expect(pauses).toEqual(["museum may", "museum must not", "zoo may", "zoo must not"]);
  draw(patient("park"), "stuck");
  timers.pass(10_000 + 20 * LONG);
  await settled();
  expect(pauses.slice(4)).toEqual(["park may", "park must not"]);
});

test("a session goes on when a thread that draws for it is ended, but not when its own is stuck", async () => {
  const { pool, timers } = createPool();
  const refuse = async () => {
    throw new Error("not called here");
  };
  const host = {
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
  const session = await pool.openBulkSession(host, workspace("museum"));
  const next = session.next().catch((error) => error);
  const [own] = FakeThread.started;
  own?.askForSymbols(1, 1);
  own?.askForSymbols(1, 2);
  // In steps, so that the session's thread can say that it lives.
  for (let i = 0; i < 20; i++) {
    timers.pass(4_000);
    await settled();
  }
  // The first part was too slow for its thread; the second was with it there.
  const answers = own?.received.flatMap(({ message }) => (message.kind === "failure" ? [message.code] : []));
  expect(answers).toEqual(["busy", null]);
  expect(own?.isAlive).toBe(true);
  if (own) own.isStuck = true;
  timers.pass(40_000);
  expect(await next).toBeInstanceOf(Busy);
  expect(own?.isAlive).toBe(false);
});

test("a pool that closes fails waiting jobs", async () => {
  const { pool, draw } = createPool();
  const states = ["1", "2", "3"].map((payload) => draw(workspace("museum"), payload));
  pool.close();
  await settled();
  expect(states.map(({ error }) => error)).toEqual([
    expect.objectContaining({ message: "A worker thread ended" }),
    expect.objectContaining({ message: "The worker threads have ended" }),
    expect.objectContaining({ message: "The worker threads have ended" }),
  ]);
  expect(pool.counts()).toMatchObject({ running: 0, waiting: 0 });
});
