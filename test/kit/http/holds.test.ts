import { expect, test } from "bun:test";
import { createHolds, type Hold, SEVERAL } from "../../../src/kit/http/holds.ts";

/** How long operations hold the event loop: a loop that is turned by hand, and a clock that only work moves. */

function startLoop() {
  const state = { now: 1_000 };
  const turnEnds: (() => void)[] = [];
  const timers: { at: number; run: () => void }[] = [];
  const operations: Hold[] = [];
  const told: Hold[] = [];
  const holds = createHolds({
    now: () => state.now,
    onOperation: (hold) => operations.push(hold),
    onHold: (hold) => told.push(hold),
    loop: {
      afterTurn: (run) => void turnEnds.push(run),
      later: (run, milliseconds) => void timers.push({ at: state.now + milliseconds, run }),
    },
  });
  function endTurn(): void {
    for (const run of turnEnds.splice(0)) run();
  }
  return {
    holds,
    operations,
    told,
    timers,
    begin: (name: string) => holds.begin(() => name),
    work(milliseconds: number) {
      state.now += milliseconds;
    },
    endTurn,
    /** Lets the loop wait for something, with its timers. */
    wait(milliseconds: number) {
      const until = state.now + milliseconds;
      for (const next of timers.splice(0)) {
        if (next.at > until) timers.push(next);
        else {
          state.now = Math.max(state.now, next.at);
          next.run();
          endTurn();
        }
      }
      const isWatched = timers.some(({ at }) => at <= until);
      if (isWatched) this.wait(until - state.now);
      else state.now = until;
    },
  };
}

test("while a request waits for its turn what runs is others' own", () => {
  const loop = startLoop();
  const waiting = loop.begin("waiting");
  loop.work(2);
  waiting.pause();
  const list = loop.begin("list");
  loop.work(80);
  list.end();
  loop.endTurn();
  waiting.resume();
  loop.work(5);
  waiting.end();
  loop.endTurn();
  expect(loop.operations).toEqual([
    { operation: "list", milliseconds: 80 },
    { operation: "waiting", milliseconds: 5 },
  ]);
});

test("the time from a request's arrival to its answer is its own", () => {
  const loop = startLoop();
  const list = loop.begin("list");
  loop.work(80);
  list.end();
  loop.work(3);
  loop.endTurn();
  expect(loop.operations).toEqual([{ operation: "list", milliseconds: 80 }]);
  expect(loop.told.map(({ milliseconds }) => milliseconds)).toEqual([80, 3]);
});

test("the writing of an answer after its handler is the operation's, too", () => {
  const loop = startLoop();
  const list = loop.begin("list");
  list.end();
  loop.work(26);
  loop.endTurn();
  expect(loop.operations).toEqual([{ operation: "list", milliseconds: 26 }]);
});

test("an operation that waits holds nothing, however long it waits", () => {
  const loop = startLoop();
  const drawing = loop.begin("drawing");
  loop.work(2);
  loop.endTurn();
  loop.wait(3_000);
  drawing.end();
  loop.endTurn();
  expect(loop.operations).toEqual([{ operation: "drawing", milliseconds: 2 }]);
});

test("a stretch long after an await is the one operation's that is in flight", () => {
  const loop = startLoop();
  const upload = loop.begin("upload");
  loop.work(1);
  loop.endTurn();
  loop.wait(100);
  loop.work(60);
  loop.wait(0);
  upload.end();
  loop.endTurn();
  const [longest] = loop.operations;
  // The loop may have waited until the timer was due.
  expect(longest?.milliseconds).toBeGreaterThanOrEqual(55);
  expect(longest?.milliseconds).toBeLessThanOrEqual(60);
});

test("the work after the body is the request's own, whatever else is in flight", () => {
  const loop = startLoop();
  const other = loop.begin("other");
  const upload = loop.begin("upload");
  loop.endTurn();
  upload.resume();
  loop.work(40);
  loop.endTurn();
  upload.end();
  loop.endTurn();
  other.end();
  loop.endTurn();
  expect(loop.operations).toEqual([
    { operation: "upload", milliseconds: 40 },
    { operation: "other", milliseconds: 0 },
  ]);
});

test("a stretch in which several operations may have run counts for none of them", () => {
  const loop = startLoop();
  const both = [loop.begin("one"), loop.begin("two")];
  loop.endTurn();
  loop.work(70);
  loop.holds.cut();
  for (const operation of both) {
    operation.end();
    loop.endTurn();
  }
  // In the first 5 ms the loop may have waited.
  expect(loop.told).toEqual([{ operation: SEVERAL, milliseconds: 65 }]);
  expect(loop.operations.map(({ milliseconds }) => milliseconds)).toEqual([0, 0]);
});

test("work that came in later does not answer for what ran before it", () => {
  const loop = startLoop();
  const slow = loop.begin("slow");
  loop.endTurn();
  loop.work(90);
  const late = loop.begin("late");
  loop.work(2);
  late.end();
  loop.endTurn();
  slow.end();
  loop.endTurn();
  expect(loop.operations).toEqual([
    { operation: "late", milliseconds: 2 },
    { operation: "slow", milliseconds: 85 },
  ]);
});

test("scans and their commits cut the loop, so that they count as no operation's hold", () => {
  const loop = startLoop();
  const drawing = loop.begin("drawing");
  loop.endTurn();
  for (let scan = 0; scan < 100; scan++) {
    if (loop.holds.isMeasuring) loop.holds.cut();
    loop.work(0.1);
  }
  loop.holds.sync("commit", () => loop.work(7));
  drawing.end();
  loop.endTurn();
  expect(loop.operations.map(({ operation }) => operation)).toEqual(["commit", "drawing"]);
  expect(loop.operations[0]?.milliseconds).toBe(7);
  expect(loop.operations[1]?.milliseconds).toBeLessThan(0.2);
});

test("chores are measured step by step, also those that fail", async () => {
  const loop = startLoop();
  const step = async () => {
    loop.work(30);
    throw new Error("disk full");
  };
  await expect(loop.holds.during("erasing", step)).rejects.toThrow("disk full");
  loop.endTurn();
  expect(loop.operations).toEqual([{ operation: "erasing", milliseconds: 30 }]);
});

test("without an operation in flight nothing is watched and no timer stays", () => {
  const loop = startLoop();
  expect(loop.holds.isMeasuring).toBe(false);
  const operation = loop.begin("one");
  expect(loop.holds.isMeasuring).toBe(true);
  operation.end();
  loop.endTurn();
  loop.wait(100);
  expect(loop.holds.isMeasuring).toBe(false);
  expect(loop.timers).toEqual([]);
});
