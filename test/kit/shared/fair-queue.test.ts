import { expect, test } from "bun:test";
import { createFairQueue } from "../../../src/kit/shared/fair-queue.ts";

/** Takes everything. */
function drain(queue: ReturnType<typeof createFairQueue<string>>): string[] {
  const taken: string[] = [];
  for (let item = queue.take(); item !== null; item = queue.take()) taken.push(item);
  return taken;
}

test("callers take turns, however many items one of them has, and items of one caller keep their order", () => {
  const queue = createFairQueue<string>();
  for (const item of ["a1", "a2", "a3", "a4"]) queue.add("a", item);
  for (const item of ["b1", "b2"]) queue.add("b", item);
  queue.add("c", "c1");
  expect([queue.size(), queue.waitingOf("a"), queue.waitingOf("nobody")]).toEqual([7, 4, 0]);
  expect(queue.peek()).toBe("a1");
  expect(drain(queue)).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4"]);
  expect([queue.size(), queue.peek(), queue.take()]).toEqual([0, null, null]);
});

test("a caller that comes later has its turn after one item of each waiting caller, not after all of them", () => {
  const queue = createFairQueue<string>();
  for (const item of ["a1", "a2", "a3"]) queue.add("a", item);
  expect(queue.take()).toBe("a1");
  queue.add("b", "b1");
  expect(drain(queue)).toEqual(["a2", "b1", "a3"]);
});

test("an item is removed once", () => {
  const queue = createFairQueue<string>();
  for (const item of ["a1", "a2"]) queue.add("a", item);
  queue.add("b", "b1");
  expect([queue.remove("a", "a1"), queue.remove("a", "a1"), queue.remove("c", "c1")]).toEqual([
    true,
    false,
    false,
  ]);
  expect([queue.size(), queue.waitingOf("a")]).toEqual([2, 1]);
  expect(queue.remove("b", "b1")).toBe(true);
  expect(drain(queue)).toEqual(["a2"]);
});

test("a caller that is passed over keeps its turn", () => {
  const queue = createFairQueue<string>();
  for (const [key, item] of ["a1", "b1", "c1"].map((item) => [item.charAt(0), item] as const))
    queue.add(key, item);
  const notA = (item: string) => !item.startsWith("a");
  expect([queue.peek(notA), queue.take(notA), queue.take()]).toEqual(["b1", "b1", "a1"]);
  expect([queue.take(() => false), queue.size()]).toEqual([null, 1]);
});
