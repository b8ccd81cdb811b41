import { expect, test } from "bun:test";
import { createAdmissionQueue, type WaitingClass } from "../../../src/kit/http/admission-queue.ts";

/** The queue of requests, in a loop that is turned by hand. */

const PATIENCE = 1_000;
const MOST_OF_ONE_CLIENT = 1_000;

function startQueue() {
  let now = 0;
  let turnBegan = 0;
  const turnEnds: (() => void)[] = [];
  const decided: string[] = [];
  const queue = createAdmissionQueue({
    loop: {
      now: () => now,
      worked: () => now,
      afterTurn: () => {},
      lastInTurn: (run) => void turnEnds.push(run),
      whenSettled: (run) => run(),
    },
    elapsed: () => now - turnBegan,
    patience: () => PATIENCE,
  });
  return {
    queue,
    decided,
    work(milliseconds: number) {
      now += milliseconds;
    },
    endTurn() {
      for (const run of turnEnds.splice(0)) run();
      turnBegan = now;
    },
    isIdle: () => turnEnds.length === 0,
    /** Adds a request that takes so many milliseconds once it is admitted. */
    add(name: string, milliseconds = 1, kind: WaitingClass = "anonymous", client = "192.0.2.1") {
      return queue.add(kind, client, (isAdmitted) => {
        decided.push(isAdmitted ? name : `${name} refused`);
        if (isAdmitted) now += milliseconds;
      });
    },
  };
}

test("requests go on at once while nothing waits and the turn has room", () => {
  const { queue, work, endTurn, add } = startQueue();
  expect(queue.isOpen).toBe(true);
  work(3.9);
  expect(queue.isOpen).toBe(true);
  work(0.1);
  expect(queue.isOpen).toBe(false);
  add("a", 7);
  add("b");
  endTurn();
  // A turn began, but one still waits.
  expect([queue.isOpen, queue.isWaiting]).toEqual([false, true]);
});

test("a turn admits what fits into it, by what it takes, together with what else the turn did", () => {
  const { decided, work, endTurn, add } = startQueue();
  for (const name of "abcdefghij") add(name, 2);
  work(1);
  endTurn();
  expect(decided.join("")).toBe("ab");
  endTurn();
  expect(decided.join("")).toBe("abcd");
  work(100);
  endTurn();
  expect(decided.join("")).toBe("abcde");
});

test("what a turn did before the first request waited counts", () => {
  const { decided, work, endTurn, add } = startQueue();
  work(3);
  for (const name of "abcd") add(name, 2);
  endTurn();
  expect(decided.join("")).toBe("a");
  endTurn();
  expect(decided.join("")).toBe("abc");
});

test("where others fill every turn a request is admitted now and then", () => {
  const { decided, work, endTurn, add } = startQueue();
  for (const name of "abc") add(name, 1);
  const admitted: number[] = [];
  for (let turns = 0; turns < 40; turns++) {
    work(10);
    endTurn();
    admitted.push(decided.length);
  }
  expect(admitted[0]).toBe(0);
  expect(admitted.indexOf(1)).toBeWithin(9, 12);
  expect(admitted.indexOf(3)).toBeWithin(29, 33);
});

test("workspaces go first, and of a class clients take turns", () => {
  const { decided, endTurn, add } = startQueue();
  for (const name of "abc") add(name, 0, "anonymous", "192.0.2.1");
  add("d", 0, "anonymous", "192.0.2.2");
  for (const name of "ef") add(name, 0, "workspace", "192.0.2.1");
  add("g", 0, "workspace", "192.0.2.3");
  endTurn();
  expect(decided.join("")).toBe("egfadbc");
});

test("what has waited too long is refused, the oldest first, whatever its class, even where a turn has no room", () => {
  const { decided, work, endTurn, add } = startQueue();
  add("a", 1, "anonymous");
  work(600);
  add("b", 1, "workspace");
  work(401);
  endTurn();
  expect(decided).toEqual(["a refused", "b"]);
  add("c");
  work(1_001);
  add("d");
  endTurn();
  expect(decided.slice(2)).toEqual(["c refused", "d"]);
});

test("a client may have as many places as are free, so that others find some", () => {
  const { queue, add } = startQueue();
  const fill = (client: string) => {
    let added = 0;
    while (add("x", 1, "anonymous", client) !== null) added++;
    return added;
  };
  expect(fill("192.0.2.1")).toBe(MOST_OF_ONE_CLIENT);
  expect(fill("192.0.2.2")).toBe(500);
  expect(fill("192.0.2.3")).toBe(250);
  expect(add("x", 1, "workspace", "192.0.2.1")).not.toBeNull();
  expect(queue.isWaiting).toBe(true);
});

test("who leaves makes room and is not decided, and an empty queue rests", () => {
  const { queue, decided, endTurn, add, isIdle } = startQueue();
  const leaveA = add("a");
  const leaveB = add("b");
  leaveA?.();
  endTurn();
  expect(decided).toEqual(["b"]);
  leaveB?.();
  leaveA?.();
  expect(queue.isWaiting).toBe(false);
  expect(isIdle()).toBe(true);
  add("c")?.();
  endTurn();
  expect([decided.length, isIdle()]).toEqual([1, true]);
});

test("pressure says how long requests wait, class by class, and nothing once none does", () => {
  const { queue, work, endTurn, add } = startQueue();
  for (let count = 0; count < 9; count++) add("x", 10, "workspace");
  for (let count = 0; count < 9; count++) add("y", 10, "anonymous");
  expect(queue.pressure).toBe(0);
  work(500);
  endTurn();
  expect(queue.pressure).toBeCloseTo(0.5, 1);
  for (let turns = 0; turns < 18; turns++) endTurn();
  expect(queue.pressure).toBe(0);
});

test("work that goes on with an answer waits for its turn, and is never refused", async () => {
  const { queue, decided, work, endTurn, add, isIdle } = startQueue();
  const pieces = ["p1", "p2"].map((piece) =>
    queue.wait("workspace", "downloads").then(() => void decided.push(piece)),
  );
  add("a", 5, "workspace");
  add("b", 5);
  work(PATIENCE + 1);
  endTurn();
  work(10);
  endTurn();
  for (let turns = 0; turns < 5; turns++) endTurn();
  await Promise.all(pieces);
  expect(decided).toContain("b refused");
  expect(decided.filter((name) => name.startsWith("p"))).toEqual(["p1", "p2"]);
  expect(isIdle()).toBe(true);
});
